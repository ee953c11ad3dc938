import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './table.module.css'

/** The heads of a table's columns, which stay in sight. */
export function TableHead({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <thead className={`${styles.head} ${className}`}>
      <tr aria-rowindex={1}>{children}</tr>
    </thead>
  )
}

interface ColumnHeadProps {
  label: ReactNode
  /** The name that style sheets know the column by, where it is not in every width of the table. */
  column?: string
  figure?: boolean
  className?: string | undefined
  /** How the column sorts. Absent where it does not. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onPress: () => void } | undefined
}

/** The head of one column; a press sorts by it. */
export function ColumnHead({ label, column, figure, className, sort }: ColumnHeadProps) {
  return (
    <th
      scope="col"
      className={figure ? styles.figure : className}
      data-column={column}
      aria-sort={sort?.direction}
    >
      {sort === undefined ? (
        label
      ) : (
        <button type="button" className={styles.sort} onClick={sort.onPress}>
          {label}
          {sort.direction === 'ascending' && <ArrowUp size={12} aria-hidden />}
          {sort.direction === 'descending' && <ArrowDown size={12} aria-hidden />}
        </button>
      )}
    </th>
  )
}
