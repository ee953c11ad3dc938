import { ArrowDown, ArrowUp } from 'lucide-react'
import type { SortBy } from '../../sync/domain/sort.ts'
import styles from './property-row.module.css'

interface PropertyRowHeadProps {
  sort: SortBy | 'relevance'
  onSort: (sort: SortBy) => void
}

/** Heads of the columns of `PropertyRow`. Rent and size sort the results, rising first. */
export function PropertyRowHead({ sort, onSort }: PropertyRowHeadProps) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.property}>
          Property
        </th>
        <SortedHead label="Rent" rising="rent_asc" falling="rent_desc" {...{ sort, onSort }} />
        <SortedHead label="Size" rising="sqft_asc" falling="sqft_desc" {...{ sort, onSort }} />
        <th scope="col" className={styles.words} data-column="type">
          Type
        </th>
        <th scope="col" className={styles.figure} data-column="clear">
          Clear
        </th>
        <th scope="col" className={styles.figure} data-column="built">
          Built
        </th>
        <th scope="col" className={styles.words} data-column="landlord">
          Landlord
        </th>
        <th scope="col" className={styles.words} data-column="tenant">
          Tenant
        </th>
        <th scope="col" className={styles.words} data-column="amenities">
          Amenities
        </th>
      </tr>
    </thead>
  )
}

interface SortedHeadProps extends PropertyRowHeadProps {
  label: string
  rising: SortBy
  falling: SortBy
}

function SortedHead({ label, rising, falling, sort, onSort }: SortedHeadProps) {
  const direction = sort === rising ? 'ascending' : sort === falling ? 'descending' : undefined
  return (
    <th scope="col" className={styles.figure} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(sort === rising ? falling : rising)}
      >
        {label}
        {direction === 'ascending' && <ArrowUp size={12} aria-hidden />}
        {direction === 'descending' && <ArrowDown size={12} aria-hidden />}
      </button>
    </th>
  )
}
