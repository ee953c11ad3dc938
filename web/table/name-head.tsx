import type { KeyboardEvent } from 'react'
import { ColumnHead } from '../property/table/table-head.tsx'
import styles from './column-heads.module.css'
import { resizeColumnWith, resizeStep } from './resize-column.ts'

interface NameHeadProps {
  className: string | undefined
  sort: { direction: 'ascending' | 'descending' | undefined; onPress: () => void }
  /** Pixels of it in the table's least width. */
  width: number
  /** Absent where it cannot be resized. */
  onResize: ((width: number) => void) | undefined
}

/** The head of the names. It is resized as the other heads are, and never moves. */
export function NameHead({ className, sort, width, onResize }: NameHeadProps) {
  const head = { column: 'name', label: 'Property', className, sort }
  if (onResize === undefined) return <ColumnHead {...head} />
  function onKeyDown(event: KeyboardEvent): void {
    const by = resizeStep(event)
    const own = event.currentTarget.closest('th')
    if (by === 0 || own === null) return
    event.preventDefault()
    event.stopPropagation()
    onResize?.(own.offsetWidth + by)
  }
  return (
    <ColumnHead {...head} onKeyDown={onKeyDown} keys="Shift+ArrowLeft Shift+ArrowRight">
      <span
        aria-hidden
        className={styles.edge}
        onPointerDown={(event) => resizeColumnWith(event, 'name', onResize, width)}
      />
    </ColumnHead>
  )
}

/** Over the room that the columns leave where the names' has a width: rows pass below it too. */
export function RestHead() {
  return <th aria-hidden />
}
