/** Longest wait for a quiet moment, ms. */
const PATIENCE_MS = 5_000

/** Loads something once the browser has nothing else to do. That it fails now is no harm. Returns the way to give up. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const run = () => void load().catch(() => undefined)
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, PATIENCE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(handle)
}
