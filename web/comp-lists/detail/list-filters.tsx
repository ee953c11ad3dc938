import { Button } from '@radix-ui/themes'
import { memo, useId, useMemo, useState } from 'react'
import { describeCriterion } from '../../../sync/domain/criteria/describe-criterion.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { COMP_LIST_LENGTHS } from '../../../sync/domain/records/comp-list.ts'
import { AddCriterion } from '../../criteria/add-criterion.tsx'
import chips from '../../criteria/criteria-chips.module.css'
import { FurtherChips } from '../../criteria/further-chips.tsx'
import { LazyMoreFilters } from '../../criteria/lazy-more-filters.tsx'
import { FiltersButton } from '../../ui/buttons/filters-button.tsx'
import styles from './list-filters.module.css'
import type { ListSet } from './use-list-screen.ts'

/** What the comps shown are narrowed by. Narrowing changes nothing of the list until the others are left out. */
export const ListFilters = memo(function ListFilters({ set }: { set: ListSet }) {
  const { book, comps, narrowed, further, unit, edits } = set
  const slots = useMemo(
    () => Uint32Array.from(narrowed.flatMap(({ slot }) => (slot < 0 ? [] : [slot]))),
    [narrowed],
  )
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const criteria = further.criteria ?? []
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
    further.clear()
  }
  return (
    <div className={styles.bar}>
      <FiltersButton
        active={criteria.length}
        expanded={isOpen}
        controls={panel}
        onOpen={() => setOpen(!isOpen)}
      />
      <ul className={`${chips.chips} ${styles.chips}`} aria-label="Filters in force">
        <FurtherChips {...{ further, unit }} />
        <li className={chips.add}>
          <AddCriterion
            {...{ book, slots, unit }}
            hasWords={criteria.length === 0}
            disabled={false}
            onAdd={further.add}
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
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && <LazyMoreFilters panel="list" {...{ book, slots, unit }} onAdd={further.add} />}
      </div>
    </div>
  )
})
