import { memo, type ReactNode } from 'react'
import { RENT_UNITS, type RentUnit } from '../../sync/domain/format.ts'
import { type CompColumn, type CompSort, readSort } from '../../sync/proximity/comp-sort.ts'
import { ColumnHead, TableHead } from '../property/table/table-head.tsx'
import columns from './comp-columns.module.css'
import { SHOWN_COLUMNS } from './comp-columns.ts'
import styles from './comp-table.module.css'

interface CompTableHeadProps {
  /** Null where they stand in an order of their own. */
  sort: CompSort | null
  unit: RentUnit
  onSort: (sort: CompSort) => void
  /** Heads of further columns. */
  children?: ReactNode
}

/** Heads of the columns of `CompRow`. A press sorts, rising first; the next one turns the order round. */
export const CompTableHead = memo(function CompTableHead(props: CompTableHeadProps) {
  const { sort, unit, onSort, children } = props
  const sorted = sort && readSort(sort)
  const sortBy = (column: CompColumn) => {
    const direction = sorted?.column !== column ? undefined : sorted.descending ? 'descending' : 'ascending'
    const next = direction === 'ascending' ? 'desc' : 'asc'
    return { direction, onPress: () => onSort(`${column}_${next}`) } as const
  }
  return (
    <TableHead className={`${styles.head} ${columns.head}`}>
      <th scope="col" className={styles.number}>
        <span className="visually-hidden">Number</span>
      </th>
      <ColumnHead column="name" label="Property" sort={sortBy('name')} />
      {SHOWN_COLUMNS.map(({ sort: column, label, figure, key }) => (
        <ColumnHead
          key={key}
          column={key}
          label={key === 'rent' ? `${label} ${RENT_UNITS[unit]}` : label}
          figure={figure}
          sort={column === null ? undefined : sortBy(column)}
        />
      ))}
      {children}
    </TableHead>
  )
})
