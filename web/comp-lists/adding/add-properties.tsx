import { Button, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { COMP_LIST_LENGTHS, MAX_COMPS } from '../../../sync/domain/comp-list.ts'
import type { LatLng } from '../../../sync/domain/coordinates.ts'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { SyncedCompList } from '../../data/comp-lists.ts'
import type { WriteOutcome } from '../../data/write-outcome.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { stepAmong } from '../../ui/step-among.ts'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './add-properties.module.css'
import { offeredProperties } from './offered-properties.ts'
import { PropertyOptions } from './property-options.tsx'

interface AddPropertiesProps {
  open: boolean
  onClose(): void
  list: SyncedCompList
  book: Book
  unit: RentUnit
  /** Of the list; without words, what is around it is offered. */
  centre: LatLng | null
  onAdd(property: Property, notes: string | null): Promise<WriteOutcome>
}

/** Adds properties of the book to a list, one after the other. */
export function AddProperties({ open, onClose, list, book, unit, centre, onAdd }: AddPropertiesProps) {
  const form = useId()
  const options = useId()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [notes, setNotes] = useState('')
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [added, setAdded] = useState<readonly string[]>([])
  const asked = useDeferredValue(words)
  const present = useMemo(() => new Set(list.entries.map(({ propertyId }) => propertyId)), [list])
  const offered = useMemo(
    () => (open ? offeredProperties(book, asked, present, centre) : []),
    [open, book, asked, present, centre],
  )
  const index = offered.findIndex(({ id }) => id === selectedId)
  const selected = offered[index] ?? null
  const isFull = list.entries.length >= MAX_COMPS

  async function add() {
    if (selected === null || isFull) return
    const { id, name } = selected
    const note = notes.trim() === '' ? null : notes.trim()
    setSelectedId(offered[index + 1]?.id ?? null)
    setNotes('')
    field.current?.focus()
    const outcome = await onAdd(selected, note)
    if (outcome === 'saved' || outcome === 'unconfirmed') {
      setAdded((was) => [...was, name])
    } else {
      // Nothing that was typed is lost.
      setSelectedId(id)
      setNotes((was) => (was === '' ? (note ?? '') : was))
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const to = stepAmong(event.key, index, offered.length)
    if (to !== null) setSelectedId(offered[to]?.id ?? null)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Properties"
      description={`To “${list.name}”`}
      width={560}
      footer={
        <>
          <p className={styles.added} role="status">
            {addedWords(added)}
          </p>
          <Button variant="outline" color="gray" onClick={onClose}>
            Done
          </Button>
          <Button type="submit" form={form} disabled={selected === null || isFull}>
            Add Property
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextField.Root
          ref={field}
          role="combobox"
          aria-label="Find a property"
          aria-expanded
          aria-controls={options}
          aria-activedescendant={index < 0 ? undefined : `${options}-${index}`}
          placeholder="Name, address, city, tenant, landlord, broker"
          autoComplete="off"
          data-takes-focus
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setSelectedId(null)
          }}
          onKeyDown={onKeyDown}
        >
          <TextField.Slot>
            <Search size={15} strokeWidth={1.75} aria-hidden />
          </TextField.Slot>
        </TextField.Root>
        {isFull ? (
          <p className={styles.nothing}>
            A comp list holds at most {formatCount(MAX_COMPS)} properties, and this one is full.
          </p>
        ) : offered.length === 0 ? (
          <p className={styles.nothing}>No property that is not in the list yet matches “{asked.trim()}”.</p>
        ) : (
          <PropertyOptions
            id={options}
            properties={offered}
            {...{ selectedId, unit }}
            onSelect={setSelectedId}
            onAdd={() => void add()}
          />
        )}
        <Field label="Notes">
          {(control) => (
            <TextArea
              {...control}
              placeholder="Why it is a comp (optional)"
              maxLength={COMP_LIST_LENGTHS.notes}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey) return
                event.preventDefault()
                void add()
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function addedWords(added: readonly string[]): string {
  const last = added.at(-1)
  if (last === undefined) return ''
  return added.length === 1 ? `Added ${last}` : `${formatCount(added.length)} added, last ${last}`
}
