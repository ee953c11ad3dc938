import type { ReactNode } from 'react'
import styles from './row-target.module.css'

interface RowTargetProps {
  /** Among the results that the keys go through; absent for a row that stands apart. */
  index?: number
  selected?: boolean
  /** False where Tab reaches another row in its place. */
  tabbable?: boolean
  onOpen: () => void
  /** The property's name. */
  children: ReactNode
}

/** Opens the property of a table's row. Its area is the whole row, and so is its focus ring. */
export function RowTarget({ index, selected = false, tabbable = true, onOpen, children }: RowTargetProps) {
  return (
    <button
      type="button"
      className={styles.target}
      data-result={index}
      tabIndex={tabbable ? 0 : -1}
      aria-current={selected || undefined}
      onClick={onOpen}
    >
      {children}
    </button>
  )
}
