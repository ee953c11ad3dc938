import type { RentUnit } from '../../sync/domain/format.ts'
import { SORTS, type SortBy, type SortedField, sortOf } from '../../sync/domain/sort.ts'
import { sortedFieldOf, type TableColumn } from '../../sync/domain/table/table-column.ts'
import { ColumnHeads } from '../table/column-heads.tsx'
import type { TableLayout } from '../table/table-layout.ts'
import styles from './property-row.module.css'
import { ColumnHead, TableHead } from './table/table-head.tsx'

interface PropertyRowHeadProps {
  layout: TableLayout
  unit: RentUnit
  sort: SortBy | 'relevance'
  onSort: (sort: SortBy) => void
}

/** Heads of the columns of `PropertyRow`. A press sorts the results, rising first. */
export function PropertyRowHead({ layout, unit, sort, onSort }: PropertyRowHeadProps) {
  const sorted = sort === 'relevance' ? null : SORTS[sort]
  const sortBy = (field: SortedField) => {
    const isSorted = sorted?.field === field
    const direction = !isSorted ? undefined : sorted.descending ? 'descending' : 'ascending'
    return { direction, onPress: () => onSort(sortOf(field, direction === 'ascending')) } as const
  }
  const sortOfColumn = (column: TableColumn) => {
    const field = sortedFieldOf(column)
    return field === null ? null : sortBy(field)
  }
  return (
    <TableHead className={styles.head}>
      <ColumnHead label="Property" className={styles.property} sort={sortBy('name')} />
      <ColumnHeads layout={layout} unit={unit} sortOf={sortOfColumn} />
    </TableHead>
  )
}
