import { parentPort, workerData } from 'node:worker_threads'
import type { BookBase } from '../../../sync/book/book.ts'
import { createBase } from '../../../sync/book/create-base.ts'
import { transferOf } from '../../../sync/book/transfer-of.ts'
import { decodeBook } from '../../../sync/book/wire/decode-book.ts'
import { type PreparedBook, prepareBook } from '../../../sync/portfolio/prepared-book.ts'

/** What `prepareBaseInThread` starts: one snapshot, one answer. */
export interface PreparedBase {
  readonly base: BookBase
  readonly prepared: PreparedBook
}

const { snapshot, orders, textIndex } = createBase(await decodeBook(workerData))
const answer: PreparedBase = {
  base: { snapshot, orders, textIndex },
  prepared: prepareBook(snapshot.columns),
}
parentPort?.postMessage(answer, transferOf(answer))
