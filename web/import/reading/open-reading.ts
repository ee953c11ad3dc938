import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { TypedCell, TypedReading } from '../../../sync/sheets/preview/read-preview.ts'
import type { WorkbookPreview } from '../../../sync/sheets/preview/workbook-preview.ts'
import type { FileToRead, FromReadingWorker, ReadingProgress, ToReadingWorker } from './reading-messages.ts'

/** The reading was stopped, or a newer one took its place. */
export class ReadingStopped extends Error {}

/** The file cannot be read. The message is one plain sentence. */
export class ReadingFailed extends Error {}

export interface Preview {
  readonly preview: WorkbookPreview
  /** Of each property in the order of the file, where they were asked for. */
  readonly digests: readonly string[]
}

/** The page's side of a file that a worker reads. */
export interface Reading {
  /** Reads the file by these decisions. Again is quick: of files that are not huge, what was unpacked is kept. */
  read(decisions: ImportDecisions, options?: { withDigests?: boolean }): Promise<Preview>
  /** What a cell comes to while it is typed, by the last reading; null where its row has no problem. */
  readTyped(cell: TypedCell): Promise<TypedReading | null>
  /** Stops the reading under way; the file stays open. */
  stop(): void
  /** Ends the worker. */
  close(): void
}

interface Waiting {
  done(message: FromReadingWorker): void
  fail(error: Error): void
}

export function openReading(
  { file, form }: FileToRead,
  onProgress: (progress: ReadingProgress) => void,
): Reading {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0

  const post = (message: ToReadingWorker) => worker.postMessage(message)
  function failAll(error: Error): void {
    for (const one of waiting.values()) one.fail(error)
    waiting.clear()
  }
  function ask(message: (id: number) => ToReadingWorker): Promise<FromReadingWorker> {
    const id = ++lastId
    return new Promise((done, fail) => {
      waiting.set(id, { done, fail })
      post(message(id))
    })
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromReadingWorker>) => {
    const asked = waiting.get(data.id)
    if (!asked) return
    if (data.kind === 'progress') {
      onProgress(data.progress)
      return
    }
    waiting.delete(data.id)
    if (data.kind === 'stopped') asked.fail(new ReadingStopped())
    else if (data.kind === 'failed') asked.fail(new ReadingFailed(data.sentence))
    else asked.done(data)
  })
  worker.addEventListener('error', () => {
    failAll(
      new ReadingFailed(`${file.name} could not be read in this browser. Try again, or with less of it.`),
    )
  })
  post({ kind: 'open', file, form })

  return {
    async read(decisions, { withDigests = false } = {}) {
      const answer = await ask((id) => ({ kind: 'read', id, decisions, withDigests }))
      if (answer.kind !== 'preview') throw new ReadingStopped()
      return { preview: answer.preview, digests: answer.digests }
    },
    async readTyped(cell) {
      const answer = await ask((id) => ({ kind: 'type', id, cell }))
      return answer.kind === 'typed' ? answer.reading : null
    },
    stop: () => post({ kind: 'stop' }),
    close() {
      worker.terminate()
      failAll(new ReadingStopped())
    },
  }
}
