import { Star } from 'lucide-react'
import { formatCount } from '../../sync/domain/format.ts'
import { rentTier } from '../../sync/domain/rents/rent-tier.ts'
import styles from './comp-disc.module.css'

interface CompDiscProps {
  /** The number of its row and of its pin. */
  number: number
  rentPerSf: number | null
  hovered: boolean
  /** Named by what it does: makes the property the subject. Absent where the reader has no say in that. */
  onPick?: (() => void) | undefined
  tabbable: boolean
}

/** A comp's number in the color of its rent, as its pin is. Pressed, it makes the comp the subject. */
export function CompDisc({ number, rentPerSf, hovered, onPick, tabbable }: CompDiscProps) {
  const look = {
    className: styles.disc,
    'data-tier': rentTier(rentPerSf),
    'data-long': number > 99 || undefined,
    'data-hovered': hovered || undefined,
  }
  if (onPick === undefined) {
    return (
      <span {...look}>
        <span className={styles.number}>{formatCount(number)}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      {...look}
      data-tooltip="Use as subject"
      aria-label={`Number ${number}. Use as subject`}
      tabIndex={tabbable ? 0 : -1}
      onClick={onPick}
    >
      <span className={styles.number}>{formatCount(number)}</span>
      <Star size={12} strokeWidth={2.25} aria-hidden className={styles.star} />
    </button>
  )
}

/** The subject's pin. */
export function SubjectDisc() {
  return (
    <span className={styles.subject} aria-hidden>
      <Star size={13} strokeWidth={2.25} />
    </span>
  )
}
