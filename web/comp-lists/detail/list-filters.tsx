import { Button } from '@radix-ui/themes'
import { memo } from 'react'
import { describeCriterion } from '../../../sync/domain/criteria/describe-criterion.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { COMP_LIST_LENGTHS } from '../../../sync/domain/records/comp-list.ts'
import { AddCriterion } from '../../criteria/add-criterion.tsx'
import chips from '../../criteria/criteria-chips.module.css'
import { NarrowingChips } from '../../criteria/narrowing-chips.tsx'
import { FiltersButton } from '../../ui/buttons/filters-button.tsx'
import styles from './list-filters.module.css'
import type { ListSet } from './use-list-screen.ts'

interface ListFiltersProps {
  set: ListSet
  /** What is left of the comps. */
  found: Uint32Array
  /** Whether the filters are shown. */
  isOpen: boolean
  onToggle(): void
}

/** What the comps shown are narrowed by. Narrowing changes nothing of the list until the others are left out. */
export const ListFilters = memo(function ListFilters({ set, found, isOpen, onToggle }: ListFiltersProps) {
  const { book, comps, narrowed, narrowing, unit, edits } = set
  const criteria = narrowing.criteria ?? []
  const others = comps.included.length - narrowed.length
  function excludeOthers(): void {
    const words = criteria.map((criterion) => {
      const { key, value } = describeCriterion(criterion, unit)
      return `${key} ${value}`
    })
    edits?.keepOnly(
      narrowed.map(({ property }) => property),
      `Does not meet: ${words.join(', ')}`.slice(0, COMP_LIST_LENGTHS.address).toWellFormed(),
    )
    narrowing.clear()
  }
  return (
    <div className={styles.bar}>
      <FiltersButton active={criteria.length} expanded={isOpen} onOpen={onToggle} />
      <ul className={`${chips.chips} ${styles.chips}`} aria-label="Filters in force">
        <NarrowingChips {...{ narrowing, unit }} />
        <li className={chips.add}>
          <AddCriterion
            {...{ book, unit }}
            slots={found}
            hasWords={criteria.length === 0}
            disabled={false}
            onAdd={narrowing.add}
          />
        </li>
      </ul>
      {criteria.length > 0 && narrowed.length === 0 && (
        <p className={styles.none} role="status">
          No comp of this list meets these filters.
        </p>
      )}
      {edits !== null && others > 0 && narrowed.length > 0 && (
        <Button size="1" variant="outline" color="gray" onClick={excludeOthers}>
          Exclude the other {formatCount(others)}
        </Button>
      )}
    </div>
  )
})
