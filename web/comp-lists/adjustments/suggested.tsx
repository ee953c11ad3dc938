import { Button } from '@radix-ui/themes'
import { adjustmentWords } from '../../../sync/adjustments/grid-words.ts'
import { type Suggestion, strengthOf } from '../../../sync/adjustments/suggest.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { fixed } from '../../../sync/domain/format-decimals.ts'
import styles from './cell-editor.module.css'

interface SuggestedProps {
  suggestion: Suggestion | null
  unit: RentUnit
  onUse(): void
}

/** What the set of comps says a cell is worth, to be taken by a press. */
export function Suggested({ suggestion, unit, onUse }: SuggestedProps) {
  if (suggestion === null)
    return (
      <p className={styles.from}>
        The set suggests nothing here: too few comps state it, or they show no effect beyond chance.
      </p>
    )
  const { rate } = suggestion
  const words = adjustmentWords(suggestion, unit)
  return (
    <div className={styles.suggested}>
      <div>
        <strong>The set suggests {words}</strong>
        <p className={styles.from}>
          {rate === null
            ? 'from the operating expenses it states'
            : `${strengthOf(rate) === 'weak' ? 'Weak, may be chance: ' : ''}n ${rate.n}, R² ${fixed(rate.rSquared, 2)}, spread ±${fixed(spreadOf(suggestion, rate), 1)}%`}
        </p>
      </div>
      <Button type="button" size="1" variant="outline" color="gray" onClick={onUse}>
        Use {words}
      </Button>
    </div>
  )
}

/** Of the suggestion itself: its rate's standard error over the same difference. */
function spreadOf({ amount }: Suggestion, { percent, spread }: NonNullable<Suggestion['rate']>): number {
  return percent === 0 ? 0 : Math.abs((amount / percent) * spread)
}
