import type { ComponentProps } from 'react'
import type { useLitRow } from '../lit.ts'
import styles from './table.module.css'

interface TableRowProps extends ComponentProps<'tr'> {
  /** Of the property; absent for a row of none. */
  lit?: ReturnType<typeof useLitRow>
  selected?: boolean
}

/** A row of a table of properties. While it is pointed at, its pin lights up, and the other way round. */
export function TableRow({ lit, selected, className = '', ...props }: TableRowProps) {
  return (
    <tr
      data-selected={selected || undefined}
      data-lit={lit?.isLit || undefined}
      onPointerEnter={lit?.light}
      onPointerLeave={lit?.dim}
      onFocus={lit?.light}
      onBlur={lit?.dim}
      {...props}
      className={`${styles.row} ${className}`}
    />
  )
}
