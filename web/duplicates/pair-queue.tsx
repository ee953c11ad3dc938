import type { PossibleDuplicate } from '../../sync/api/duplicates.ts'
import styles from './pair-queue.module.css'
import { idsOf } from './use-duplicates.ts'

interface PairQueueProps {
  pairs: readonly PossibleDuplicate[]
  /** The place of the open one. */
  open: number
  onOpen(at: number): void
}

/** The pairs to look at, the surest first. */
export function PairQueue({ pairs, open, onOpen }: PairQueueProps) {
  return (
    <nav aria-label="Pairs" className={styles.queue}>
      <p className={styles.head}>
        <span>Surest first</span>
        <span>alike</span>
      </p>
      <ol>
        {pairs.map((pair, at) => {
          const { first, second } = idsOf(pair)
          const [one] = pair.properties
          return (
            <li key={`${first} ${second}`}>
              <button
                type="button"
                className={styles.pair}
                aria-current={at === open || undefined}
                onClick={() => onOpen(at)}
              >
                <span className={styles.name}>{one?.name}</span>
                <span className={styles.score}>{Math.round(pair.score * 100)}%</span>
                <span className={styles.why}>
                  {[one?.address === one?.name ? null : one?.address, pair.reasons.slice(0, 2).join(', ')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
