import type { ComponentProps } from 'react'
import type { useHoveredRow } from '../hover-store.ts'
import styles from './table.module.css'

interface TableRowProps extends ComponentProps<'tr'> {
  /** Of the property; absent for a row of none. */
  hovered?: ReturnType<typeof useHoveredRow>
  selected?: boolean
}

/** A row of a table of properties. While it is pointed at, its pin lights up, and the other way round. */
export function TableRow({ hovered, selected, className = '', ...props }: TableRowProps) {
  return (
    <tr
      data-selected={selected || undefined}
      data-hovered={hovered?.isHovered || undefined}
      onPointerEnter={hovered?.hover}
      onPointerLeave={hovered?.leave}
      onFocus={hovered?.hover}
      onBlur={hovered?.leave}
      {...props}
      className={`${styles.row} ${className}`}
    />
  )
}
