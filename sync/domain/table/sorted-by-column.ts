import { sortedFieldOf, type TableColumn } from './table-column.ts'
import { isWorkedColumn, type TableOrder } from './table-sort.ts'

/** What the head of a column sorts by; null where it sorts by nothing. */
export function sortedByColumn(column: TableColumn): TableOrder['by'] | null {
  return isWorkedColumn(column) ? column : sortedFieldOf(column)
}
