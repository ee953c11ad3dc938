import { Worker } from 'node:worker_threads'
import { seedMemo } from '../../../sync/memo.ts'
import type { PrepareBase } from '../../book/prepare-base.ts'
import type { PreparedBase } from './prepare-base-thread.ts'

const THREAD = new URL('prepare-base-thread.ts', import.meta.url)

/**
 * Prepares a book, including its text index, in a thread of its own: 200,000 rows take seconds, for which all other
 * requests would wait. Buffers are transferred, not copied. Throws what the thread throws, or when it ends early.
 */
export const prepareBaseInThread: PrepareBase = async (gzipped) => {
  const thread = new Worker(THREAD, { workerData: gzipped, transferList: [gzipped.buffer] })
  const { base, prepared } = await answerOf(thread)
  seedMemo(base.snapshot.columns, prepared)
  return base
}

function answerOf(thread: Worker): Promise<PreparedBase> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => {
      reject(
        new Error(`The thread that prepares the properties ended without an answer (exit code ${code}).`),
      )
    })
  })
}
