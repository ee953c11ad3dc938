import { memo, type Ref } from 'react'
import type { PortfolioSet } from '../../sync/portfolio/portfolio-set.ts'
import styles from './current-set.module.css'
import { CurrentSet, type CurrentSetHandle } from './current-set.tsx'
import { portfolioHref } from './portfolio-address.ts'
import type { PortfolioState } from './portfolio-state.ts'
import { ShowInSearch } from './show-in-search.tsx'
import type { StableActions } from './use-portfolio-actions.ts'

interface SetRowsProps {
  ref: Ref<CurrentSetHandle>
  /** Null while loading. */
  set: PortfolioSet | null
  state: Pick<PortfolioState, 'book' | 'filters' | 'unit' | 'sort' | 'propertyAt' | 'slotOf'>
  actions: StableActions
}

/** The rows of the set; nothing while there are none. */
export const SetRows = memo(function SetRows({ ref, set, state, actions }: SetRowsProps) {
  const { book, filters, unit, sort, propertyAt, slotOf } = state
  if (book === null || set === null || set.slots.length === 0) return null
  return (
    <CurrentSet
      ref={ref}
      slots={set.slots}
      question={`${portfolioHref(filters)} ${sort}`}
      {...{ propertyAt, slotOf, unit, sort }}
      onSort={actions.setSort}
      onOpen={actions.openProperty}
      action={<ShowInSearch {...{ book, filters }} className={`${styles.all} link`} />}
    />
  )
})
