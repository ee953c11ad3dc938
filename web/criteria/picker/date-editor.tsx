import { TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { type DateField, isDateField, type MomentField } from '../../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { addDays, dayHere } from '../../../sync/domain/dates/days.ts'
import { Field } from '../../ui/fields/field.tsx'
import styles from './criterion-picker.module.css'
import { type DatePreset, datePresets } from './date-presets.ts'
import { EditorFoot } from './editor-foot.tsx'

interface DateEditorProps {
  field: DateField | MomentField
  onDone(criterion: Criterion): void
}

/** Days from and to, the usual spans ahead of them. */
export function DateEditor({ field, onDone }: DateEditorProps) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const today = dayHere(new Date())
  const presets = isDateField(field) ? datePresets(field, today) : sincePresets(today)
  const isWrong = from !== '' && to !== '' && from > to

  function done(first: string | null, last: string | null): void {
    if (isDateField(field)) onDone({ kind: 'date', field, from: first, to: last })
    else onDone({ kind: 'moment', field, from: first, to: last, not: false })
  }
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if ((from !== '' || to !== '') && !isWrong) done(from || null, to || null)
      }}
    >
      <div className={styles.presets}>
        {presets.map(({ label, from: first, to: last }, i) => (
          <button
            key={label}
            type="button"
            className={styles.preset}
            data-takes-focus={i === 0 || undefined}
            onClick={() => done(first, last)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.days}>
        <Field label="From">
          {(control) => (
            <TextField.Root
              {...control}
              type="date"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        <Field label="To" problem={isWrong ? 'Must not be before the first day.' : null}>
          {(control) => (
            <TextField.Root
              {...control}
              type="date"
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </Field>
      </div>
      <EditorFoot disabled={(from === '' && to === '') || isWrong} words="" />
    </form>
  )
}

function sincePresets(today: string): readonly DatePreset[] {
  const since = (label: string, days: number): DatePreset => ({
    label,
    from: addDays(today, -days),
    to: null,
  })
  return [
    since('Since yesterday', 1),
    since('Last 7 days', 7),
    since('Last 30 days', 30),
    since('Last 90 days', 90),
  ]
}
