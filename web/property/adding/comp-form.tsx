import { Button, TextField } from '@radix-ui/themes'
import { type FormEvent, useId, useMemo, useState } from 'react'
import type { FieldName } from '../../../sync/domain/fields.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { HAND_SOURCE } from '../../../sync/domain/records/hand-source.ts'
import { readTypedProperty } from '../../../sync/sheets/typed/read-typed-property.ts'
import { type CompDraft, keepCompDraft, readCompDraft } from '../../data/corrections/comp-draft.ts'
import { usePropertyWrites } from '../../data/corrections/property-writes.ts'
import { useMe } from '../../data/session/session.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { tell } from '../corrections/change-property.ts'
import { TypedReadingLine } from '../corrections/typed-reading-line.tsx'
import { COMP_FIELDS, compLabel, typedOf } from './comp-fields.ts'
import styles from './comp-form.module.css'
import { ADD_A_COMP } from './comp-form-store.ts'

interface CompFormProps {
  building: Property | null
  open: boolean
  onClose(): void
}

/** A comp that a person types, each field read as it is typed. Closed without Cancel, it keeps what was typed. */
export function CompForm({ building, open, onClose }: CompFormProps) {
  const me = useMe()
  const userId = me?.id ?? ''
  const [wasOpen, setWasOpen] = useState(false)
  const [draft, setDraft] = useState<CompDraft>(fresh)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft((building === null ? readCompDraft(userId) : null) ?? fresh(building))
  }
  const form = useId()
  const writes = usePropertyWrites()
  const { typed } = draft
  const read = useMemo(() => readTypedProperty(typed, new Date().getFullYear()), [typed])
  const isNew = building === null
  const canAdd = writes !== null && read.problems.length === 0

  function change(next: CompDraft): void {
    setDraft(next)
    if (isNew) keepCompDraft(userId, next)
  }
  const type = (field: FieldName, words: string) => change({ ...draft, typed: { ...typed, [field]: words } })
  function end(): void {
    if (isNew) keepCompDraft(userId, null)
    onClose()
  }
  function add(event: FormEvent): void {
    event.preventDefault()
    if (!canAdd) return
    const property: Property = {
      ...read.property,
      id: draft.id,
      sourceSheet: HAND_SOURCE,
      createdAt: Date.now(),
      changedAt: null,
      rentChangedAt: null,
    }
    const words = isNew ? 'Comp added' : 'Deal added'
    void tell(writes.add(property, typed), { words, undo: () => writes.remove(property) })
    end()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={680}
      title={isNew ? ADD_A_COMP : `Add a deal at ${building.name}`}
      description="Type it as it stands in your papers, such as $14.10 NNN/yr or 26'."
      footer={
        <>
          <Button variant="outline" color="gray" onClick={end}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={!canAdd}>
            {isNew ? 'Add comp' : 'Add deal'}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={add}>
        {COMP_FIELDS.map(([field, example]) => {
          const words = typed[field] ?? ''
          const reading = read.readings[field]
          return (
            <div key={field} className={field === 'notes' ? styles.wide : undefined}>
              <Field label={compLabel(field)}>
                {(control) =>
                  field === 'notes' ? (
                    <TextArea
                      {...control}
                      value={words}
                      onChange={(event) => type(field, event.target.value)}
                    />
                  ) : (
                    <TextField.Root
                      {...control}
                      {...(field === 'name' && { 'data-takes-focus': true })}
                      autoComplete="off"
                      maxLength={300}
                      placeholder={example ?? ''}
                      value={words}
                      onChange={(event) => type(field, event.target.value)}
                    />
                  )
                }
              </Field>
              {reading !== undefined && !(reading.kind === 'value' && reading.value === words) && (
                <TypedReadingLine
                  {...{ field, reading }}
                  unit="month"
                  onChoose={(choice) => type(field, choice)}
                />
              )}
            </div>
          )
        })}
      </form>
      <p className={styles.hint} role="status">
        {read.problems.find(({ field }) => field === 'address')?.sentence}
      </p>
    </Dialog>
  )
}

function fresh(building: Property | null = null): CompDraft {
  return { id: crypto.randomUUID(), typed: typedOf(building) }
}
