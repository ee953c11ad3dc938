import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { RowSet } from '../../sync/assistant/row-set.ts'
import type { Book } from '../../sync/book/book.ts'
import { SORT_BY, SORTS } from '../../sync/domain/sort.ts'
import { areaParam } from '../search/map-params.ts'
import { mapFilterOf, searchWords } from './criteria-edits.ts'
import styles from './criteria-row.module.css'

/** Leads to the page that finds the same rows: Search, or Proximity where they lie around an address. */
export function OpenInSearch({ book, rows }: { book: Book; rows: RowSet }) {
  const words = searchWords(book, rows)
  const near = rows.criteria.find((one) => one.kind === 'near')
  if (words !== null) {
    const sort = SORT_BY.find(
      (by) => SORTS[by].field === rows.order?.field && SORTS[by].descending === rows.order.descending,
    )
    const area = mapFilterOf(rows).area
    return (
      <Link
        className={styles.open}
        to="/search"
        search={{ q: words || undefined, sort, area: areaParam(area ?? null) }}
      >
        Open in Search
        <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
      </Link>
    )
  }
  if (rows.ids !== null || rows.limit !== null || near === undefined || rows.criteria.length > 1) return null
  const { place, latitude, longitude, miles } = near
  return (
    <Link
      className={styles.open}
      to="/proximity"
      search={{ address: place, lat: latitude, lng: longitude, radius: miles }}
    >
      Open in Proximity
      <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
