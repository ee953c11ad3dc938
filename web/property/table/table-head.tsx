import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
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
  /** What further keys do on its button, and which they are. */
  onKeyDown?: (event: KeyboardEvent) => void
  keys?: string
  /** Stands over its edge. */
  children?: ReactNode
}

/** The head of one column; a press sorts by it. */
export function ColumnHead(props: ColumnHeadProps) {
  const { label, column, figure, className, sort, onKeyDown, keys, children } = props
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
        <button
          type="button"
          className={styles.sort}
          aria-keyshortcuts={keys}
          onClick={sort.onPress}
          onKeyDown={onKeyDown}
        >
          {label}
          {sort.direction === 'ascending' && <ArrowUp size={12} aria-hidden />}
          {sort.direction === 'descending' && <ArrowDown size={12} aria-hidden />}
        </button>
      )}
      {children}
    </th>
  )
}
