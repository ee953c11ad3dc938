import { memo } from 'react'
import type { RentUnit } from '../../sync/domain/format.ts'
import { sortedByColumn } from '../../sync/domain/table/sorted-by-column.ts'
import type { TableColumn } from '../../sync/domain/table/table-column.ts'
import {
  readTableSort,
  type TableOrder,
  type TableSort,
  tableSortOf,
} from '../../sync/domain/table/table-sort.ts'
import { TableHead } from '../property/table/table-head.tsx'
import { ColumnHeads } from '../table/column-heads.tsx'
import { NameHead, RestHead } from '../table/name-head.tsx'
import type { TableLayout } from '../table/table-layout.ts'
import styles from './property-row.module.css'

interface PropertyRowHeadProps {
  layout: TableLayout
  /** Pixels of the names' column in the table's least width. */
  nameWidth: number
  onResizeName?: ((width: number) => void) | undefined
  unit: RentUnit
  sort: TableSort | 'relevance'
  onSort: (sort: TableSort) => void
}

/** Heads of the columns of `PropertyRow`. A press sorts the results, rising first. */
export const PropertyRowHead = memo(function PropertyRowHead(props: PropertyRowHeadProps) {
  const { layout, nameWidth, onResizeName, unit, sort, onSort } = props
  const sorted = sort === 'relevance' ? null : readTableSort(sort)
  const sortBy = (by: TableOrder['by']) => {
    const isSorted = sorted?.by === by
    const direction = !isSorted ? undefined : sorted.descending ? 'descending' : 'ascending'
    return { direction, onPress: () => onSort(tableSortOf(by, direction === 'ascending')) } as const
  }
  const sortOfColumn = (column: TableColumn) => {
    const by = sortedByColumn(column)
    return by === null ? null : sortBy(by)
  }
  return (
    <TableHead className={styles.head}>
      <NameHead className={styles.property} sort={sortBy('name')} width={nameWidth} onResize={onResizeName} />
      <ColumnHeads layout={layout} unit={unit} sortOf={sortOfColumn} />
      {onResizeName !== undefined && layout.nameWidth !== undefined && <RestHead />}
    </TableHead>
  )
})
