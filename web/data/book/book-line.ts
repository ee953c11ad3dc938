import type { FromBookWorker, ToBookWorker } from './book-messages.ts'

/** The page's line to the worker that keeps the book. */
export interface BookLine {
  tell(message: ToBookWorker): void
  /** From now on hears everything, what was said before at once. To be called once. */
  listen(onMessage: (message: FromBookWorker) => void): void
}

export function openBookLine(): BookLine {
  const worker = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' })
  const unheard: FromBookWorker[] = []
  let hear = (message: FromBookWorker): void => {
    unheard.push(message)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromBookWorker>) => hear(data))
  return {
    tell: (message) => worker.postMessage(message),
    listen(onMessage) {
      hear = onMessage
      for (const message of unheard.splice(0)) onMessage(message)
    },
  }
}
