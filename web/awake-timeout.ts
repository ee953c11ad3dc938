/** Longer than this between two looks, the page was busy or asleep for the rest, ms. */
const LOOK_EVERY_MS = 250

/**
 * Calls back once the page has been awake for so long. Time in which it was too busy to hear an answer does not count:
 * one that came meanwhile is heard before patience ends. Returns the way to end it.
 */
export function awakeTimeout(ms: number, act: () => void): () => void {
  if (ms === Number.POSITIVE_INFINITY) return () => undefined
  let left = ms
  let timer: ReturnType<typeof setTimeout>
  const look = (): void => {
    if (left <= 0) {
      act()
      return
    }
    const from = performance.now()
    const step = Math.min(left, LOOK_EVERY_MS)
    timer = setTimeout(() => {
      left -= Math.min(performance.now() - from, step)
      look()
    }, step)
  }
  look()
  return () => clearTimeout(timer)
}
