import { Button } from '@radix-ui/themes'
import { SearchX, X } from 'lucide-react'
import { memo } from 'react'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import { describeCriterion } from '../../sync/domain/criteria/describe-criterion.ts'
import type { RentUnit } from '../../sync/domain/format.ts'
import { Empty } from '../ui/states/states.tsx'
import styles from './no-results.module.css'

interface NoResultsProps {
  /** The criteria, and how many would be found without each. */
  chips: readonly { criterion: Criterion; without: number }[]
  unit: RentUnit
  onRemove: (index: number) => void
  onClear: () => void
}

/** Why nothing is found: the criteria that bring results back when they alone are removed, those with most first. */
export const NoResults = memo(function NoResults({ chips, unit, onRemove, onClear }: NoResultsProps) {
  const guilty = chips
    .map((chip, index) => ({ index, without: chip.without, words: describeCriterion(chip.criterion, unit) }))
    .filter(({ without }) => without > 0)
    .sort((a, b) => b.without - a.without)
  return (
    <Empty
      icon={SearchX}
      title="No properties match your filters"
      reason={
        guilty.length > 0 ? 'Removing one of these brings results back.' : 'Removing one is not enough.'
      }
    >
      <Button type="button" variant="outline" color="gray" onClick={onClear}>
        Clear All Filters
      </Button>
      <ul className={styles.criteria}>
        {guilty.map(({ index, without, words }) => (
          <li key={index}>
            <button type="button" className={styles.criterion} onClick={() => onRemove(index)}>
              <X size={13} strokeWidth={1.75} aria-hidden />
              <span className={styles.words}>
                <span className="visually-hidden">Remove </span>
                {words.key} {words.value}
              </span>
              <span className={styles.gain}>+{without.toLocaleString('en-US')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Empty>
  )
})
