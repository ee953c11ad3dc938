/** Longest wait for a moment in which the browser has nothing else to do, ms. */
const IDLE_TIMEOUT_MS = 5_000

/**
 * Runs something once the browser is idle, after `timeoutMs` at the latest. If it fails, nothing is reported. Returns
 * a function that cancels it.
 */
export function runWhenIdle(run: () => unknown, timeoutMs: number = IDLE_TIMEOUT_MS): () => void {
  const start = () => void Promise.resolve(run()).catch(() => undefined)
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(start, timeoutMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(start, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
