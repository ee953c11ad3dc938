import { shortLabel } from '../../sync/domain/field-list.ts'
import { FIELDS, type FieldName } from '../../sync/domain/fields.ts'
import type { SortBy, SortField } from '../../sync/domain/sort.ts'
import styles from './property-row.module.css'
import { ColumnHead, TableHead } from './table/table-head.tsx'

interface PropertyRowHeadProps {
  sort: SortBy | 'relevance'
  onSort: (sort: SortBy) => void
}

/** Columns of words, and the figures that nothing is sorted by here; the style sheet hides them by their names. */
const OTHERS = [
  { field: 'propertyType', column: 'type', figure: false },
  { field: 'clearHeight', column: 'clear', figure: true },
  { field: 'yearBuilt', column: 'built', figure: true },
  { field: 'landlordFirm', column: 'landlord', figure: false },
  { field: 'tenant', column: 'tenant', figure: false },
] as const satisfies readonly { field: FieldName; column: string; figure: boolean }[]

/** Heads of the columns of `PropertyRow`. Rent and size sort the results, rising first. */
export function PropertyRowHead({ sort, onSort }: PropertyRowHeadProps) {
  const sortBy = (field: SortField) => {
    const [rising, falling] = [`${FIELDS[field].sort.by}_asc`, `${FIELDS[field].sort.by}_desc`] as const
    return {
      direction:
        sort === rising ? ('ascending' as const) : sort === falling ? ('descending' as const) : undefined,
      onPress: () => onSort(sort === rising ? falling : rising),
    }
  }
  return (
    <TableHead className={styles.head}>
      <ColumnHead label="Property" className={styles.property} />
      <ColumnHead label={shortLabel('rentPerSf')} figure sort={sortBy('rentPerSf')} />
      <ColumnHead label={shortLabel('squareFootage')} column="size" figure sort={sortBy('squareFootage')} />
      {OTHERS.map(({ field, column, figure }) => (
        <ColumnHead key={column} label={shortLabel(field)} column={column} figure={figure} />
      ))}
      <ColumnHead label="Amenities" column="amenities" />
    </TableHead>
  )
}
