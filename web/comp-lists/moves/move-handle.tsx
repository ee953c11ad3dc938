import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styles from './move-handle.module.css'
import type { RowMoveActions } from './use-row-moves.ts'

interface MoveHandleProps {
  id: string
  name: string
  grabbed: boolean
  /** Why nothing can be moved now; null where it can. */
  unavailable: string | null
  tabbable: boolean
  moves: RowMoveActions
}

/** Moves a row: dragged; or grabbed with Space, moved with the arrow keys, and dropped with Space. */
export function MoveHandle({ id, name, grabbed, unavailable, tabbable, moves }: MoveHandleProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (!grabbed) return
    switch (event.key) {
      case 'ArrowUp':
        moves.step(-1)
        break
      case 'ArrowDown':
        moves.step(1)
        break
      case 'Escape':
        moves.cancel()
        break
      case 'Tab':
        moves.toggle(id)
        return
      default:
        return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      className={styles.handle}
      data-move={id}
      data-tooltip={unavailable ?? 'Drag to move'}
      aria-label={`Move ${name}`}
      aria-pressed={grabbed}
      aria-disabled={unavailable !== null || undefined}
      tabIndex={tabbable ? 0 : -1}
      onPointerDown={(event) => {
        if (unavailable === null && event.button === 0) moves.drag(id, event)
      }}
      // A press of the mouse is a drag; only the keyboard's "click" has no pointer position.
      onClick={(event) => {
        if (unavailable === null && event.detail === 0) moves.toggle(id)
      }}
      onBlur={(event) => {
        if (grabbed && event.relatedTarget !== null) moves.toggle(id)
      }}
      onKeyDown={onKeyDown}
    >
      <GripVertical size={14} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
