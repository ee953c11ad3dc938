import type { ReactNode } from 'react'
import styles from './property-target.module.css'

interface PropertyTargetProps {
  /** Among the results that the keys go through; absent for one that stands apart. */
  index?: number
  selected?: boolean
  /** False where Tab reaches another one in its place. */
  tabbable?: boolean
  onOpen: () => void
  /** The property's name. */
  children: ReactNode
}

/** Opens a property by its name. Its area is the whole row or card it stands in, and so is its focus ring. */
export function PropertyTarget({
  index,
  selected = false,
  tabbable = true,
  onOpen,
  children,
}: PropertyTargetProps) {
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
