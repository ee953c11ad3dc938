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
  const stop = new AbortController()
  const { signal } = stop
  let isDragging = false

  function end(isDropped: boolean): void {
    stop.abort()
    if (!isDragging) return
    // The click that follows is no press on the head.
    window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
    setTimeout(() => onEnd(isDropped))
  }
  const isOther = (event: PointerEvent) => event.pointerId !== start.pointerId

  window.addEventListener(
    'pointermove',
    (event) => {
      if (isOther(event)) return
      const by = event.clientX - start.clientX
      if (!isDragging && Math.abs(by) < SLACK) return
      isDragging = true
      onMove(by, event.clientX)
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
