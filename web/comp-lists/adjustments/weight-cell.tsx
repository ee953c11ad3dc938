import { useState } from 'react'
import { formatShare } from '../../../sync/domain/format-share.ts'
import { readNumber } from '../../ui/fields/read-number.ts'
import styles from './adjustment-grid.module.css'

interface WeightCellProps {
  name: string
  /** Percent; null where it shares what is left. */
  weight: number | null
  /** What it makes of all, from 0 to 1. */
  share: number
  onWeigh: ((weight: number | null) => void) | null
}

/** How much a comp counts: a bar, and a figure that can be typed. Emptied, it shares what is left. */
export function WeightCell({ name, weight, share, onWeigh }: WeightCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const percent = formatShare(share)
  function keep(): void {
    const read = readNumber((typed ?? '').replace('%', ''))
    setTyped(null)
    if (typed === null || onWeigh === null || read.kind === 'unreadable') return
    const next = read.kind === 'empty' ? null : Math.min(read.value, 100)
    if (next !== weight) onWeigh(next)
  }
  return (
    <>
      <span className={styles.track} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      {onWeigh === null ? (
        <span>{percent}</span>
      ) : (
        <input
          className={styles.weight}
          aria-label={`Weight of ${name}, percent`}
          inputMode="decimal"
          data-own={weight !== null || undefined}
          value={typed ?? percent}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key === 'Escape') setTyped(null)
          }}
        />
      )}
    </>
  )
}
