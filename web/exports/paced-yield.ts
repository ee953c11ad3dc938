import type { YieldToMain } from '../../sync/documents/model/batches.ts'
import type { ExportPace } from './progress/export-store.ts'

/** Work goes on this long before the page gets its turn: most of a frame, ms. */
const SLICE_MS = 12

/** Lets the page draw and answer between slices of a work of `steps`, which ends where it is canceled. */
export function pacedYield(steps: number, { signal, onProgress }: ExportPace): YieldToMain {
  let since = performance.now()
  return async (done) => {
    if (performance.now() - since < SLICE_MS) return
    onProgress(done / steps)
    await nextTask()
    signal.throwIfAborted()
    since = performance.now()
  }
}

/** Runs after what the browser has to do now. In a hidden tab, a timer would wait for a second. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
