/** Follows a pointer that holds a row of a list by its handle, and tells which place it is let go at. */
export function followRow(
  start: { clientY: number; pointerId: number; preventDefault(): void },
  list: HTMLElement,
  onDrop: (place: number) => void,
): void {
  start.preventDefault()
  const stop = new AbortController()
  const { signal } = stop
  const rows = () => [...list.querySelectorAll<HTMLElement>('[data-column]')]
  let place: number | null = null

  function end(isDropped: boolean): void {
    stop.abort()
    for (const row of rows()) row.removeAttribute('data-drop')
    if (isDropped && place !== null) onDrop(place)
  }
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== start.pointerId) return
      const all = rows()
      const under = all.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom)
      place = under < 0 ? all.length - 1 : under
      for (const [i, row] of all.entries()) row.toggleAttribute('data-drop', i === place)
      all[place]?.scrollIntoView({ block: 'nearest' })
    },
    { signal },
  )
  window.addEventListener('pointerup', ({ pointerId }) => pointerId === start.pointerId && end(true), {
    signal,
  })
  window.addEventListener('pointercancel', ({ pointerId }) => pointerId === start.pointerId && end(false), {
    signal,
  })
}
