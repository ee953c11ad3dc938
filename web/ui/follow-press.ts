interface Following {
  onMove(event: PointerEvent): void
  /** False where Escape was pressed or the browser took the pointer. */
  onEnd(isDropped: boolean): void
}

/** Follows a pointer that is down until it is let go. Nothing is told after the end. */
export function followPress(pointerId: number, { onMove, onEnd }: Following): void {
  const stop = new AbortController()
  const { signal } = stop

  function end(isDropped: boolean): void {
    stop.abort()
    onEnd(isDropped)
  }
  const isOther = (event: PointerEvent) => event.pointerId !== pointerId

  window.addEventListener('pointermove', (event) => !isOther(event) && onMove(event), { signal })
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
