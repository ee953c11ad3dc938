import { createStore, type Readable } from '../../store.ts'

/** The export under way. */
export interface RunningExport {
  /** `CSV`, `HTML table`. */
  what: string
  rows: number
  /** From 0 to 1; null where nobody knows. */
  done: number | null
  cancel(): void
}

export interface ExportPace {
  signal: AbortSignal
  onProgress(done: number): void
}

export interface ExportStore extends Readable<RunningExport | null> {
  /**
   * Does `work` as the page's one export. Answers null where it was canceled, and where another one is under way;
   * fails as `work` does.
   */
  run<T>(
    about: Pick<RunningExport, 'what' | 'rows'> & { done?: null },
    work: (pace: ExportPace) => Promise<T>,
  ): Promise<T | null>
}

/** Progress is told in steps that can be seen. */
const STEP = 0.01

export function createExportStore(): ExportStore {
  const { current, change, subscribe } = createStore<RunningExport | null>(null)
  return {
    current,
    subscribe,
    async run(about, work) {
      if (current() !== null) return null
      const stop = new AbortController()
      change({ done: 0, ...about, cancel: () => stop.abort() })
      try {
        return await work({
          signal: stop.signal,
          onProgress(done) {
            const running = current()
            if (running === null || running.done === null) return
            if (done >= running.done + STEP) change({ ...running, done })
          },
        })
      } catch (error) {
        if (stop.signal.aborted) return null
        throw error
      } finally {
        change(null)
      }
    },
  }
}

export const exportStore = createExportStore()
