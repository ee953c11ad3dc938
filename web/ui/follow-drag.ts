/** Pixels before a press becomes a drag. */
const SLACK = 4

interface Following {
  /** Which way counts. */
  along: 'clientX' | 'clientY'
  /** Called with every move of a drag. */
  onMove(event: PointerEvent): void
  /** `isDropped` is false where Escape was pressed or the browser took the pointer. A press that moves nothing is no drag. */
  onEnd(isDropped: boolean, wasDragged: boolean): void
}

/** Follows a pointer that is down until it is let go. */
export function followDrag(
  start: { clientX: number; clientY: number; pointerId: number },
  { along, onMove, onEnd }: Following,
): void {
  const stop = new AbortController()
  const { signal } = stop
  let isDragging = false

  function end(isDropped: boolean): void {
    stop.abort()
    onEnd(isDropped, isDragging)
  }
  const isOther = (event: PointerEvent) => event.pointerId !== start.pointerId

  window.addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return
      if (!isDragging && Math.abs(event[along] - start[along]) < SLACK) return
      isDragging = true
      onMove(event)
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
