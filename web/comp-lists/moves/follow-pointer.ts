import type { Scroller } from '../../rows/use-fixed-rows.ts'
import { followDrag } from '../../ui/follow-drag.ts'

/** Near the edge of what scrolls, it scrolls: pixels from the edge, and pixels a frame. */
const EDGE = { width: 44, step: 9 }

interface Following {
  /** Pixels from the window's top. Called again while the list scrolls below a pointer that stands still. */
  onMove(clientY: number): void
  /** False where Escape was pressed or the browser took the pointer. */
  onEnd(isDropped: boolean): void
}

/** Follows a pointer that is down over a list until it is let go. */
export function followPointer(
  start: { clientX: number; clientY: number; pointerId: number },
  scroller: Scroller,
  { onMove, onEnd }: Following,
): void {
  let clientY = start.clientY
  let frame = 0

  function scroll(): void {
    const by = scrollStep(clientY, scroller)
    if (by !== 0) {
      scroller?.scrollBy(0, by)
      onMove(clientY)
    }
    frame = requestAnimationFrame(scroll)
  }
  followDrag(start, {
    along: 'clientY',
    onMove(event) {
      clientY = event.clientY
      if (frame === 0) frame = requestAnimationFrame(scroll)
      onMove(clientY)
    },
    onEnd(isDropped, wasDragged) {
      cancelAnimationFrame(frame)
      onEnd(isDropped && wasDragged)
    },
  })
}

function scrollStep(clientY: number, scroller: Scroller): number {
  if (scroller === null) return 0
  const { top, bottom } =
    scroller instanceof HTMLElement
      ? scroller.getBoundingClientRect()
      : { top: 0, bottom: window.innerHeight }
  if (clientY < top + EDGE.width) return -EDGE.step
  return clientY > bottom - EDGE.width ? EDGE.step : 0
}
