import type { FromBookWorker, ToBookWorker } from './book-messages.ts'

/** The page's line to the worker that keeps the book. */
export interface BookLine {
  tell(message: ToBookWorker): void
  /** From now on hears everything, what was said before at once. To be called once. */
  listen(onMessage: (message: FromBookWorker) => void): void
}

/** The worker starts when it is first told something. */
export function openBookLine(): BookLine {
  let worker: Worker | null = null
  const unheard: FromBookWorker[] = []
  let hear = (message: FromBookWorker): void => {
    unheard.push(message)
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<FromBookWorker>) => hear(data))
    return started
  }
  return {
    tell(message) {
      worker ??= start()
      worker.postMessage(message)
    },
    listen(onMessage) {
      hear = onMessage
      for (const message of unheard.splice(0)) onMessage(message)
    },
  }
}
