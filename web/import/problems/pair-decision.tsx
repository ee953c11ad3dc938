import { Button } from '@radix-ui/themes'
import { Undo2 } from 'lucide-react'
import type { GroupDecision } from '../../../sync/sheets/model/import-decisions.ts'
import styles from './duplicate-table.module.css'

interface PairDecisionProps {
  /** The row that is decided about. */
  label: string
  /** What was decided of this row alone. */
  own: GroupDecision | null
  /** What was decided of all of its group. */
  shared: GroupDecision | null
  onDecide(decision: GroupDecision | null): void
}

const CHOICES = [
  { does: 'leave-out', words: 'Leave out' },
  { does: 'keep', words: 'Keep both' },
] as const

/** What becomes of one pair, whatever is decided of the others. */
export function PairDecision({ label, own, shared, onDecide }: PairDecisionProps) {
  const chosen = (own ?? shared)?.do
  return (
    <span className={styles.choices}>
      {CHOICES.map(({ does, words }) => (
        <Button
          key={does}
          size="1"
          variant={chosen === does ? 'soft' : 'outline'}
          color={chosen === does ? 'indigo' : 'gray'}
          data-problem-cell={does === 'leave-out' || undefined}
          aria-pressed={chosen === does}
          aria-label={`${label}: ${words}`}
          onClick={() => onDecide({ do: does })}
        >
          {words}
        </Button>
      ))}
      {own !== null && (
        <Button size="1" variant="ghost" aria-label={`${label}: Back`} onClick={() => onDecide(null)}>
          <Undo2 size={13} strokeWidth={1.75} aria-hidden />
          Back
        </Button>
      )}
    </span>
  )
}
