import { useSearch as useAddress, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatCount } from '../../sync/domain/format.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import { analyzePortfolio } from '../../sync/portfolio/analyze-portfolio.ts'
import { filterWords } from '../../sync/portfolio/describe-filter.ts'
import { distinctFilters, isSameFilter, type PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import { countPortfolio } from '../../sync/portfolio/portfolio-set.ts'
import { useBook } from '../data/book/book.tsx'
import { useBookRows } from '../property/use-book-rows.ts'
import { useOpenProperty } from '../property/use-open-property.ts'
import { runWhenIdle } from '../run-when-idle.ts'
import { toast } from '../ui/layers/toast.tsx'
import { filtersIn, paramsOf } from './portfolio-address.ts'
import type { PortfolioParams } from './portfolio-params.ts'
import type { PortfolioState } from './portfolio-state.ts'

/**
 * The portfolio page's state: the filters in the address, analyzed from the book in the same render. Nothing else is
 * kept; every step changes the address.
 */
export function usePortfolio(): PortfolioState {
  const { book, failure, retry } = useBook()
  const address: PortfolioParams = useAddress({ from: '/portfolio' })
  const navigate = useNavigate({ from: '/portfolio' })
  const { history } = useRouter()
  const canUndo = useRouterState({ select: ({ location }) => location.state.step === true })
  const filters = useAddress({ from: '/portfolio', select: filtersIn, structuralSharing: true })
  const { sort = DEFAULT_SORT, unit = 'month' } = address
  const analysis = useMemo(() => book && analyzePortfolio(book, filters), [book, filters])

  function step(next: readonly PortfolioFilter[], title: string, what: string): void {
    void navigate({
      search: (was) => ({ ...was, ...paramsOf(next) }),
      state: { step: true },
      resetScroll: false,
    })
    const action = { label: 'Undo', words: 'Ctrl Z undoes it', run: undo }
    runWhenIdle(() => {
      const left = book === null ? '' : `: ${formatCount(countPortfolio(book, next))} left`
      toast({ title, description: `${what}${left}`, kind: 'success', action })
    })
  }
  function undo(): void {
    if (history.location.state.step) history.back()
  }
  const remove = (filter: PortfolioFilter): void =>
    step(
      filters.filter((one) => !isSameFilter(one, filter)),
      'Filter removed',
      filterWords(filter, unit),
    )

  const rows = useBookRows(book)

  return {
    status: book !== null ? 'ready' : failure === null || failure === 'signed_out' ? 'loading' : 'failed',
    retry,
    book,
    filters,
    analysis,
    canUndo,
    toggle(filter) {
      if (filters.some((one) => isSameFilter(one, filter))) remove(filter)
      else step(distinctFilters([...filters, filter]), 'Filter applied', filterWords(filter, unit))
    },
    setValues(field, values) {
      const asked = values.map((value) => ({ field, value }))
      const next = distinctFilters([...filters.filter((one) => one.field !== field), ...asked])
      step(next, 'Filter applied', asked.map((filter) => filterWords(filter, unit)).join(', '))
    },
    removeLast() {
      const last = filters.at(-1)
      if (last !== undefined) remove(last)
    },
    reset() {
      if (filters.length > 0) step([], 'Filters reset', 'All properties')
    },
    undo,
    sort,
    setSort: (next) =>
      void navigate({
        search: (was) => ({ ...was, sort: next === DEFAULT_SORT ? undefined : next }),
        state: { step: true },
        resetScroll: false,
      }),
    unit,
    setUnit: (next) =>
      void navigate({
        search: (was) => ({ ...was, unit: next === 'month' ? undefined : next }),
        state: (was) => was,
        replace: true,
        resetScroll: false,
      }),
    ...rows,
    ...useOpenProperty(),
  }
}
