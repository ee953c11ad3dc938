import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { RENT_UNITS, type RentUnit } from '../../sync/domain/format.ts'
import { type CompColumn, type CompSort, readSort } from '../../sync/proximity/comp-sort.ts'
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
  const own = { sort, onSort }
  return (
    <thead className={`${styles.head} ${columns.head}`}>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.number}>
          <span className="visually-hidden">Number</span>
        </th>
        <SortedHead column="name" label="Property" className={styles.property} {...own} />
        {SHOWN_COLUMNS.map(({ sort: column, label, figure, key }) => {
          const className = figure ? styles.figure : styles.words
          const aside = key === 'rent' ? ` ${RENT_UNITS[unit]}` : ''
          return column === null ? (
            <th key={key} scope="col" className={className} data-column={key}>
              {label}
            </th>
          ) : (
            <SortedHead key={key} {...{ column, label, className, aside }} {...own} />
          )
        })}
        {children}
      </tr>
    </thead>
  )
})

interface SortedHeadProps extends Pick<CompTableHeadProps, 'sort' | 'onSort'> {
  column: CompColumn
  label: string
  /** The unit, where there is room. */
  aside?: string
  className: string | undefined
}

function SortedHead({ column, label, aside = '', className, sort, onSort }: SortedHeadProps) {
  const sorted = sort && readSort(sort)
  const direction = sorted?.column !== column ? undefined : sorted.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" className={className} data-column={column} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(direction === 'ascending' ? `${column}_desc` : `${column}_asc`)}
      >
        {label}
        <span>{aside}</span>
        {direction === 'ascending' && <ArrowUp size={12} aria-hidden />}
        {direction === 'descending' && <ArrowDown size={12} aria-hidden />}
      </button>
    </th>
  )
}
