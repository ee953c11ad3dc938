import { Button } from '@radix-ui/themes'
import { Lock } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { whyNot } from '../../sync/access/rights.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { NOTE_LENGTH } from '../../sync/domain/records/note.ts'
import { isBlank } from '../../sync/domain/words/person-text.ts'
import type { NoteText } from '../data/notes/notes.ts'
import { useMay } from '../data/session/use-may.ts'
import styles from './note-form.module.css'

interface NoteFormProps {
  /** The name of the text field, and what stands in it while it is empty. */
  label: string
  /** What the button says. */
  action: string
  text: NoteText
  onChange(text: NoteText): void
  onSubmit(): void
  /** Asked for by the button and by Esc. */
  onCancel?: () => void
  /** The text gets the focus when the form appears. */
  takesFocus?: boolean
}

/** A note's text and who may read it. A note that is empty or too long cannot be sent. */
export function NoteForm(props: NoteFormProps) {
  const { label, action, text, onChange, onSubmit, onCancel, takesFocus = false } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const limit = useId()
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const mayShare = useMay('writeTeamNotes')
  const { note, isPrivate } = text
  const length = note.trim().length
  const isTooLong = length > NOTE_LENGTH
  const cannotBe = isBlank(note) || isTooLong
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!cannotBe) onSubmit()
  }
  return (
    <form
      className={styles.form}
      data-takes-escape={onCancel && ''}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || onCancel === undefined) return
        event.preventDefault()
        onCancel()
      }}
    >
      <textarea
        ref={field}
        className={styles.text}
        aria-label={label}
        placeholder={label}
        rows={1}
        aria-invalid={isTooLong}
        aria-describedby={limit}
        value={note}
        onChange={({ target }) => onChange({ note: target.value, isPrivate: isPrivate || !mayShare })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
        }}
      />
      <div className={styles.actions}>
        {mayShare ? (
          <button
            type="button"
            className={styles.privacy}
            aria-pressed={isPrivate}
            onClick={() => onChange({ ...text, isPrivate: !isPrivate })}
          >
            <Lock size={14} strokeWidth={1.75} aria-hidden />
            Private
          </button>
        ) : (
          <span className={styles.onlyPrivate}>{whyNot('writeTeamNotes')}</span>
        )}
        {onCancel !== undefined && (
          <Button type="button" size="1" variant="outline" color="gray" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="1" disabled={cannotBe}>
          {action}
        </Button>
      </div>
      <p id={limit} className={styles.limit} role="status">
        {isTooLong &&
          `A note has at most ${formatCount(NOTE_LENGTH)} characters: this one has ${formatCount(length)}.`}
      </p>
    </form>
  )
}
