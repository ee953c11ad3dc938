import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { memo, type Ref, useMemo } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import type { PortfolioFilter } from '../../../sync/portfolio/portfolio-filter.ts'
import type { PortfolioSet } from '../../../sync/portfolio/portfolio-set.ts'
import styles from '../dataset/current-set.module.css'
import { CurrentSet, type CurrentSetHandle } from '../dataset/current-set.tsx'
import { portfolioHref } from '../portfolio-address.ts'
import type { PortfolioState } from '../portfolio-state.ts'
import { searchLink } from '../search-link.ts'
import type { StableActions } from '../use-portfolio-actions.ts'

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

interface ShowInSearchProps {
  book: Book
  filters: readonly PortfolioFilter[]
  className: string
}

/** Leads to the same properties on the search page, where that can ask for all of it. */
function ShowInSearch({ book, filters, className }: ShowInSearchProps) {
  const search = useMemo(() => searchLink(book, filters), [book, filters])
  if (search === null) return null
  return (
    <Link to="/search" search={search} className={className}>
      Show all in Search
      <ArrowRight size={13} strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
