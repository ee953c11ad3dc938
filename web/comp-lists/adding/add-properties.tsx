import { Button, TextField } from '@radix-ui/themes'
import { Search } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { COMP_LIST_LENGTHS, MAX_COMPS } from '../../../sync/domain/records/comp-list.ts'
import type { SyncedCompList } from '../../data/comp-lists/comp-lists.ts'
import { mayArrive, type WriteOutcome } from '../../data/requests/write-outcome.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import styles from './add-properties.module.css'
import { PropertyOptions } from './property-options.tsx'
import { usePropertyFinder } from './use-property-finder.ts'

interface AddPropertiesProps {
  open: boolean
  onClose(): void
  list: SyncedCompList
  book: Book
  unit: RentUnit
  /** Of the list; without words, what is around it is offered. */
  center: LatLng | null
  onAdd(property: Property, notes: string | null): Promise<WriteOutcome>
}

/** Adds properties of the book to a list, one after the other. */
export function AddProperties({ open, onClose, list, book, unit, center, onAdd }: AddPropertiesProps) {
  const form = useId()
  const options = useId()
  const field = useRef<HTMLInputElement>(null)
  const [notes, setNotes] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const finder = usePropertyFinder(open, book, list, center)
  const { offered, selected, index } = finder
  const isFull = list.entries.length >= MAX_COMPS

  async function add() {
    if (selected === null || isFull) return
    const { id, name } = selected
    const note = notes.trim() === '' ? null : notes.trim()
    finder.selectNext()
    setNotes('')
    field.current?.focus()
    const outcome = await onAdd(selected, note)
    if (mayArrive(outcome)) {
      setAdded((was) => [...was, name])
    } else {
      // Nothing that was typed is lost.
      finder.select(id)
      setNotes((was) => (was === '' ? (note ?? '') : was))
    }
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
          value={finder.words}
          onChange={(event) => finder.setWords(event.target.value)}
          onKeyDown={finder.onKeyDown}
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
          <p className={styles.nothing}>
            No property that is not in the list yet matches “{finder.asked.trim()}”.
          </p>
        ) : (
          <PropertyOptions
            id={options}
            properties={offered}
            selectedId={selected?.id ?? null}
            unit={unit}
            onSelect={finder.select}
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
