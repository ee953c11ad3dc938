import { X } from 'lucide-react'
import { useState } from 'react'
import { WordsInput } from '../search/criteria/words-input.tsx'
import styles from './criteria-row.module.css'

interface SetChipProps {
  label: string
  value: string
  /** The words to start editing from; blank where it cannot be edited. */
  words: string
  /** Absent where the chip only tells. */
  onEdit?: ((words: string) => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One criterion of an answer. */
export function SetChip({ label, value, words, onEdit, onRemove }: SetChipProps) {
  const [isEditing, setEditing] = useState(false)
  const name = `${label} ${value}`
  const said = (
    <>
      <span className={styles.key}>{label}</span> <span className={styles.value}>{value}</span>
    </>
  )
  function finish(next: string | null) {
    setEditing(false)
    if (next === '') onRemove?.()
    else if (next !== null) onEdit?.(next)
  }
  return (
    <li className={styles.chip} data-editing={isEditing || undefined}>
      {isEditing ? (
        <WordsInput label={`Edit ${name}`} initial={words} onDone={finish} />
      ) : onEdit === undefined || words === '' ? (
        <span className={styles.words}>{said}</span>
      ) : (
        <button
          type="button"
          className={styles.words}
          aria-label={`Edit ${name}`}
          data-tooltip="Click to edit"
          onClick={() => setEditing(true)}
        >
          {said}
        </button>
      )}
      {onRemove !== undefined && (
        <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </li>
  )
}
