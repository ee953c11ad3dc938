import type { Scroller } from '../../rows/use-fixed-rows.ts'

/** Pixels before a press becomes a drag. */
const SLACK = 4
/** Near the edge of what scrolls, it scrolls: pixels from the edge, and pixels a frame. */
const EDGE = { width: 44, step: 9 }

interface Following {
  /** Pixels from the window's top. Called again while the list scrolls below a pointer that stands still. */
  onMove(clientY: number): void
  /** False where Escape was pressed or the browser took the pointer. */
  onEnd(isDropped: boolean): void
}

/** Follows a pointer that is down until it is let go. */
export function followPointer(
  start: { clientY: number; pointerId: number },
  scroller: Scroller,
  { onMove, onEnd }: Following,
): void {
  const stop = new AbortController()
  const { signal } = stop
  let clientY = start.clientY
  let isDragging = false
  let frame = 0

  function end(isDropped: boolean): void {
    stop.abort()
    cancelAnimationFrame(frame)
    onEnd(isDropped && isDragging)
  }
  function scroll(): void {
    const by = scrollStep(clientY, scroller)
    if (by !== 0) {
      scroller?.scrollBy(0, by)
      onMove(clientY)
    }
    frame = requestAnimationFrame(scroll)
  }
  const isOther = (event: PointerEvent) => event.pointerId !== start.pointerId

  window.addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return
      clientY = event.clientY
      if (!isDragging && Math.abs(clientY - start.clientY) < SLACK) return
      if (!isDragging) frame = requestAnimationFrame(scroll)
      isDragging = true
      onMove(clientY)
    },
    { signal },
  )
  window.addEventListener('pointerup', (event) => !isOther(event) && end(true), { signal })
  window.addEventListener('pointercancel', (event) => !isOther(event) && end(false), { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    },
    { signal, capture: true },
  )
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
