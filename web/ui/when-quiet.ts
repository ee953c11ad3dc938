/** Longest wait for a quiet moment, ms: what is told late must still seem to come at once. */
const PATIENCE_MS = 100

/** Runs something once what has just changed is on the screen, so that it does not hold that up. */
export function whenQuiet(run: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, PATIENCE_MS)
  else requestIdleCallback(run, { timeout: PATIENCE_MS })
}
