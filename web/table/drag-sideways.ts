import { followDrag } from '../ui/follow-drag.ts'

interface Sideways {
  onMove(by: number, clientX: number): void
  /** False where Escape was pressed or the browser took the pointer. */
  onEnd(isDropped: boolean): void
}

/** Follows a pointer that is down to the left and right until it is let go. A press that moves nothing stays a press. */
export function dragSideways(
  start: { clientX: number; clientY: number; pointerId: number },
  { onMove, onEnd }: Sideways,
): void {
  followDrag(start, {
    along: 'clientX',
    onMove: ({ clientX }) => onMove(clientX - start.clientX, clientX),
    onEnd(isDropped, wasDragged) {
      if (!wasDragged) return
      // The click that follows is no press on the head.
      window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
      setTimeout(() => onEnd(isDropped))
    },
  })
}
