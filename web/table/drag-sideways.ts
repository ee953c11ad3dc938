import { followPress } from '../ui/follow-press.ts'

/** Pixels before a press becomes a drag. */
const SLACK = 4

interface Sideways {
  onMove(by: number, clientX: number): void
  /** False where Escape was pressed or the browser took the pointer. */
  onEnd(isDropped: boolean): void
}

/** Follows a pointer that is down to the left and right until it is let go. A press that moves nothing stays a press. */
export function dragSideways(
  start: { clientX: number; pointerId: number },
  { onMove, onEnd }: Sideways,
): void {
  let isDragging = false
  followPress(start.pointerId, {
    onMove({ clientX }) {
      const by = clientX - start.clientX
      if (!isDragging && Math.abs(by) < SLACK) return
      isDragging = true
      onMove(by, clientX)
    },
    onEnd(isDropped) {
      if (!isDragging) return
      // The click that follows is no press on the head.
      window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
      setTimeout(() => onEnd(isDropped))
    },
  })
}
