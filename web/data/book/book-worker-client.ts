import type { FromBookWorker, ToBookWorker } from './book-messages.ts'
import { FIRST_RETRY_MS, LAST_RETRY_MS } from './keep-fetching.ts'

/** The page's side of the worker that keeps the book. */
export interface BookWorkerClient {
  post(message: ToBookWorker): void
  /** From now on hears everything, what was said before at once. To be called once. */
  listen(onMessage: (message: FromBookWorker) => void): void
}

/**
 * The worker starts with the first message. Where its code cannot be loaded, that is reported as a failed try, and
 * another worker is started after growing pauses, or at once when a message asks to wake.
 */
export function openBookWorker(): BookWorkerClient {
  let worker: Worker | null = null
  let isUp = false
  /** Until a worker is up: what it was told, and its successor must be. */
  const told: ToBookWorker[] = []
  let pause = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | null = null
  const unheard: FromBookWorker[] = []
  let hear = (message: FromBookWorker): void => {
    unheard.push(message)
  }

  function start(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const started = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<FromBookWorker>) => {
      isUp = true
      hear(data)
    })
    started.addEventListener('error', () => {
      if (isUp) return
      started.terminate()
      worker = null
      hear({ kind: 'tried', failure: 'offline' })
      timer = setTimeout(start, pause)
      pause = Math.min(pause * 2, LAST_RETRY_MS)
    })
    for (const message of told) started.postMessage(message)
    worker = started
  }

  return {
    post(message) {
      if (!isUp) told.push(message)
      if (worker !== null) worker.postMessage(message)
      else if (timer === null || message.kind === 'wake') start()
    },
    listen(onMessage) {
      hear = onMessage
      for (const message of unheard.splice(0)) onMessage(message)
    },
  }
}
