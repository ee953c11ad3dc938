import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { facetsAmong } from '../../../sync/book/question/facets-among.ts'
import type { PropertyFilter } from '../../../sync/domain/criteria/filter.ts'
import { filterProblems } from '../../../sync/domain/criteria/filter-problems.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { usePainted } from '../../ui/timing/use-painted.ts'
import type { Narrowing } from '../use-narrowing.ts'
import styles from './comps-fields.module.css'
import { FilterFields } from './filter-fields.tsx'
import { LazyMoreFilters } from './lazy-more-filters.tsx'

export interface CompsFieldsProps {
  /** Null until it is here. */
  book: Book | null
  /** All that can be narrowed: the counts are of them. */
  slots: Uint32Array
  /** What is left of them. */
  found: Uint32Array
  narrowing: Narrowing
  unit: RentUnit
}

/** All that comps around a place, or of a list, can be filtered by. Every change acts at once. */
export function CompsFields({ book, slots, found, narrowing, unit }: CompsFieldsProps) {
  const { criteria, filter } = narrowing
  // The counts may follow a frame later: what is chosen shows at once.
  const counted = usePainted(useMemo(() => ({ book, slots, criteria }), [book, slots, criteria]))
  const facets = useMemo(() => {
    const { book, slots, criteria } = counted
    return book && criteria && facetsAmong(book, slots, criteria)
  }, [counted])
  const newest = useRef(narrowing)
  useLayoutEffect(() => {
    newest.current = narrowing
  })
  const change = useCallback((part: PropertyFilter) => {
    const { filter, apply } = newest.current
    apply({ ...filter, ...part })
  }, [])
  return (
    <>
      <FilterFields
        draft={filter}
        problems={filterProblems(filter)}
        hasPlace={false}
        {...{ facets, unit }}
        onChange={change}
      />
      <div className={styles.more}>
        <LazyMoreFilters panel="comps" {...{ book, unit }} slots={found} onAdd={narrowing.add} />
      </div>
    </>
  )
}
