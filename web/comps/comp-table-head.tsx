import { memo, type ReactNode } from 'react'
import type { RentUnit } from '../../sync/domain/format.ts'
import { sortedByColumn } from '../../sync/domain/table/sorted-by-column.ts'
import type { TableColumn } from '../../sync/domain/table/table-column.ts'
import { type CompOrder, type CompSort, compSortOf, readSort } from '../../sync/proximity/comp-sort.ts'
import { TableHead } from '../property/table/table-head.tsx'
import { ColumnHeads } from '../table/column-heads.tsx'
import { NameHead, RestHead } from '../table/name-head.tsx'
import type { TableLayout } from '../table/table-layout.ts'
import styles from './comp-table.module.css'

interface CompTableHeadProps {
  layout: TableLayout
  /** Pixels of the names' column in the table's least width. */
  nameWidth: number
  /** Null where they stand in an order of their own. */
  sort: CompSort | null
  unit: RentUnit
  onSort: (sort: CompSort) => void
  /** Heads of further columns. */
  children?: ReactNode
}

/** Heads of the columns of `CompRow`. A press sorts, rising first; the next one turns the order round. */
export const CompTableHead = memo(function CompTableHead(props: CompTableHeadProps) {
  const { layout, nameWidth, sort, unit, onSort, children } = props
  const sorted = sort && readSort(sort)
  const sortBy = (by: CompOrder['by']) => {
    const direction = sorted?.by !== by ? undefined : sorted.descending ? 'descending' : 'ascending'
    const onPress = () => onSort(compSortOf({ by, descending: direction === 'ascending' }))
    return { direction, onPress } as const
  }
  const sortOfColumn = (column: TableColumn) => {
    const by = column === 'distance' ? column : sortedByColumn(column)
    return by === null ? null : sortBy(by)
  }
  return (
    <TableHead className={styles.head}>
      <th scope="col" className={styles.number}>
        <span className="visually-hidden">Number</span>
      </th>
      <NameHead
        className={styles.property}
        sort={sortBy('name')}
        width={nameWidth}
        onResize={layout.setNameWidth}
      />
      <ColumnHeads layout={layout} unit={unit} sortOf={sortOfColumn} />
      {children}
      {layout.nameWidth !== undefined && <RestHead />}
    </TableHead>
  )
})
