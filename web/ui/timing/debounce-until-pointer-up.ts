/** The buttons and fingers that are down. */
const pressed = new Set<number>()
const waiting = new Set<() => void>()

/** Runs after so many ms, but not before the end of a drag. Returns the way to give up. */
export function debounceUntilPointerUp(run: () => void, ms: number): () => void {
  const timer = setTimeout(() => {
    if (pressed.size === 0) run()
    else waiting.add(run)
  }, ms)
  return () => {
    clearTimeout(timer)
    waiting.delete(run)
  }
}

function release({ pointerId }: PointerEvent): void {
  pressed.delete(pointerId)
  if (pressed.size > 0) return
  const runs = [...waiting]
  waiting.clear()
  for (const run of runs) run()
}

// From the start: a drag may have begun before anyone waits for its end.
window.addEventListener('pointerdown', ({ pointerId }) => pressed.add(pointerId), { capture: true })
window.addEventListener('pointerup', release, { capture: true })
window.addEventListener('pointercancel', release, { capture: true })
