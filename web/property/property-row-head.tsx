import type { SortBy } from '../../sync/domain/sort.ts'
import styles from './property-row.module.css'
import { ColumnHead, TableHead } from './table/table-head.tsx'

interface PropertyRowHeadProps {
  sort: SortBy | 'relevance'
  onSort: (sort: SortBy) => void
}

/** Heads of the columns of `PropertyRow`. Rent and size sort the results, rising first. */
export function PropertyRowHead({ sort, onSort }: PropertyRowHeadProps) {
  const sortBy = (rising: SortBy, falling: SortBy) => ({
    direction:
      sort === rising ? ('ascending' as const) : sort === falling ? ('descending' as const) : undefined,
    onPress: () => onSort(sort === rising ? falling : rising),
  })
  return (
    <TableHead className={styles.head}>
      <ColumnHead label="Property" className={styles.property} />
      <ColumnHead label="Rent" figure sort={sortBy('rent_asc', 'rent_desc')} />
      <ColumnHead label="Size" column="size" figure sort={sortBy('sqft_asc', 'sqft_desc')} />
      <ColumnHead label="Type" column="type" />
      <ColumnHead label="Clear" column="clear" figure />
      <ColumnHead label="Built" column="built" figure />
      <ColumnHead label="Landlord" column="landlord" />
      <ColumnHead label="Tenant" column="tenant" />
      <ColumnHead label="Amenities" column="amenities" />
    </TableHead>
  )
}
