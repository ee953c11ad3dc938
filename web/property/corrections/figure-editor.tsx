import { Button, TextField } from '@radix-ui/themes'
import { Undo2 } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useMemo, useState } from 'react'
import { mayReplace } from '../../../sync/access/correction-access.ts'
import { whyNot } from '../../../sync/access/rights.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import {
  type CorrectedField,
  correctedLabel,
  LONGEST_REASON,
  valueIn,
} from '../../../sync/domain/records/correction.ts'
import { type Beside, readTyped, type TypedReading } from '../../../sync/sheets/typed/read-typed.ts'
import type { SyncedCorrection } from '../../data/corrections/corrections.ts'
import { usePropertyWrites } from '../../data/corrections/property-writes.ts'
import { useMe } from '../../data/session/session.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { backToSource, correctField } from './change-property.ts'
import { shortValue, typedAs } from './correction-words.ts'
import styles from './figure-editor.module.css'
import { TypedReadingLine } from './typed-reading-line.tsx'

interface FigureEditorProps {
  property: Property
  unit: RentUnit
  field: CorrectedField
  /** The correction in force; null where the source is shown. */
  correction: SyncedCorrection | null
  onDone(): void
}

/** Corrects one field: what is typed, what it is understood as, and why. */
export function FigureEditor({ property, unit, field, correction, onDone }: FigureEditorProps) {
  const label = correctedLabel(field)
  const writes = usePropertyWrites()
  const me = useMe()
  const first = correction?.typed ?? typedAs(field, valueIn(property, field), unit)
  const [typed, setTyped] = useState(first)
  const [reason, setReason] = useState(correction?.reason ?? '')
  const reading = useTypedReading(field, typed, property)
  const mayKeep =
    correction === null ||
    (me !== null && mayReplace(correction, { userId: me.id, role: me.role ?? 'member' }))
  const isChanged = typed !== first || reason !== (correction?.reason ?? '')
  const canKeep = mayKeep && writes !== null && reading.kind === 'value' && isChanged

  const readingId = useId()
  /** The field is described by what was understood of it. */
  const described = { 'aria-describedby': readingId, 'aria-invalid': reading.kind === 'refused' || undefined }

  function keep(event: FormEvent): void {
    event.preventDefault()
    if (!canKeep || reading.kind !== 'value') return
    const said = { property, field, typed, value: reading.value, reason: reason.trim() || null }
    correctField(writes, said, correction)
    onDone()
  }

  /** Enter in an unchanged form has nothing to keep. */
  function leaveUnchanged(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isChanged || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onDone()
  }

  return (
    <form className={styles.form} onSubmit={keep} onKeyDown={leaveUnchanged} aria-label={`Correct: ${label}`}>
      <Field label={label}>
        {(control) =>
          field === 'notes' ? (
            <TextArea
              {...control}
              {...described}
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={keepByKey}
            />
          ) : (
            <TextField.Root
              {...control}
              {...described}
              autoFocus
              autoComplete="off"
              value={typed}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTyped(event.target.value)}
            />
          )
        }
      </Field>
      <div id={readingId}>
        <TypedReadingLine {...{ field, reading, unit }} onChoose={setTyped} />
      </div>
      <Field label="Reason (optional)">
        {(control) => (
          <TextField.Root
            {...control}
            autoComplete="off"
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {!mayKeep && <p className={styles.hint}>{whyNot('correctOthers')}</p>}
      <div className={styles.actions}>
        {correction !== null && mayKeep && writes !== null && (
          <Button
            type="button"
            size="1"
            variant="outline"
            color="gray"
            className={styles.back}
            onClick={() => {
              backToSource(writes, property, correction)
              onDone()
            }}
          >
            <Undo2 size={14} strokeWidth={1.75} aria-hidden />
            <span className="truncate">
              Back to source, {shortValue(field, correction.sourceValue, unit)}
            </span>
          </Button>
        )}
        <Button type="button" size="1" variant="outline" color="gray" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" size="1" disabled={!canKeep}>
          Keep
        </Button>
      </div>
    </form>
  )
}

/** Enter begins a line here. */
function keepByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}

/** What typed words are understood as, while they are typed. */
function useTypedReading(field: CorrectedField, typed: string, beside: Beside): TypedReading {
  return useMemo(() => readTyped(field, typed, beside, new Date().getFullYear()), [field, typed, beside])
}
