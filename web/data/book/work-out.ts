import { transferOf } from '../../../sync/book/transfer-of.ts'
import type { BookColumns } from '../../../sync/columns/book-columns.ts'
import type { StringColumn } from '../../../sync/columns/string-column.ts'
import { type ColumnsToPrepare, columnsToPrepare } from '../../../sync/portfolio/columns-to-prepare.ts'
import type { PreparedBook } from '../../../sync/portfolio/prepared-book.ts'
import { type LongField, splitTexts } from '../../../sync/search/texts/split-texts.ts'
import type { TextIndex } from '../../../sync/search/texts/text-index.ts'
import { jittered } from '../requests/jittered.ts'
import { FIRST_RETRY_MS, LAST_RETRY_MS } from './keep-fetching.ts'

/** What takes longest of a book. */
export interface WorkedOut {
  prepared: Promise<PreparedBook>
  textIndex: Promise<TextIndex>
}

/** Works that out. Of columns that nobody needs any more, `areSpent`, the buffers are moved instead of copied. */
export type WorkOut = (columns: Promise<BookColumns>, how: { areSpent: boolean }) => WorkedOut

/** One part of it, for one worker. */
export type ToWorkOut =
  | { kind: 'short'; prepare: ColumnsToPrepare; short: StringColumn[] }
  | { kind: 'long'; long: LongField[] }

export type FromWorkOut =
  | { kind: 'ready' }
  | { kind: 'prepared'; prepared: PreparedBook }
  | { kind: 'pools'; pools: TextIndex['pools'] }
  | { kind: 'long'; long: TextIndex['long'] }

/**
 * Works it out in two workers at once: texts that are long in the one, all else in the other. Their code is loaded once
 * it is needed, since what everybody loads first does not need it.
 */
export const workOutInWorkers: WorkOut = (columns, { areSpent }) => {
  const prepared = Promise.withResolvers<PreparedBook>()
  const pools = Promise.withResolvers<TextIndex['pools']>()
  const long = Promise.withResolvers<TextIndex['long']>()
  const fail = (error: unknown): void => {
    for (const { reject } of [prepared, pools, long]) reject(error)
  }
  const hear = (message: FromWorkOut): void => {
    if (message.kind === 'prepared') prepared.resolve(message.prepared)
    else if (message.kind === 'pools') pools.resolve(message.pools)
    else if (message.kind === 'long') long.resolve(message.long)
  }

  async function work(): Promise<TextIndex> {
    const opening = [openWorker(hear, fail), openWorker(hear, fail)] as const
    try {
      const [one, other, whole] = await Promise.all([...opening, columns])
      const texts = splitTexts(whole.strings)
      const forOne: ToWorkOut = { kind: 'short', prepare: columnsToPrepare(whole), short: texts.short }
      const ofOne = transferOf(forOne)
      const forOther: ToWorkOut = { kind: 'long', long: texts.long }
      const ofOther = transferOf(forOther).filter((buffer) => !ofOne.includes(buffer))
      other.postMessage(forOther, areSpent ? ofOther : [])
      one.postMessage(forOne, areSpent ? ofOne : [])
      return { rows: whole.rows, pools: await pools.promise, long: await long.promise }
    } finally {
      for (const worker of opening) void worker.then((opened) => opened.terminate())
    }
  }
  const textIndex = work()
  textIndex.catch(fail)
  return { prepared: prepared.promise, textIndex }
}

/** A worker that is ready. Where its code cannot be loaded, another one is tried after growing pauses. */
async function openWorker(
  hear: (message: FromWorkOut) => void,
  fail: (error: unknown) => void,
): Promise<Worker> {
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
    const worker = new Worker(new URL('./work-out-worker.ts', import.meta.url), { type: 'module' })
    const isReady = await new Promise<boolean>((resolve) => {
      worker.addEventListener('message', () => resolve(true), { once: true })
      worker.addEventListener('error', () => resolve(false), { once: true })
    })
    if (isReady) {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorkOut>) => hear(data))
      worker.addEventListener('error', ({ message }) => fail(new Error(message)))
      return worker
    }
    worker.terminate()
    await new Promise((resolve) => setTimeout(resolve, jittered(pause)))
  }
}
