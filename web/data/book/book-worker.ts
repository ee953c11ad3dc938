import type { BookTail } from '../../../sync/api/book.ts'
import { BOOK_TAIL_PATH } from '../../../sync/api/paths.ts'
import { jittered } from '../requests/jittered.ts'
import { createTabLock } from '../tab-lock.ts'
import { onBooksForgotten, onForgotten } from '../user-channel.ts'
import type { FromBookWorker, ToBookWorker } from './book-messages.ts'
import { type BookUnpacker, createBookUnpacker } from './book-unpacker.ts'
import { createFaultLog } from './fault-log.ts'
import { fetchBook } from './fetch-book.ts'
import { createBookGetter, type OpenedBook, takeStored } from './get-book.ts'
import { keepFetching } from './keep-fetching.ts'
import { isBookStored, openStoredBook } from './stored-book.ts'
import { readStoredTail, storeTail } from './stored-tail.ts'
import { workOutInWorkers } from './work-out.ts'

/** Everything that takes long is done here, so that the page never stalls: unpacking, sorting, the text index. */

const known = Promise.withResolvers<{ userId: string; teamId: string }>()
const opened = known.promise.then(open)
let isKnown = false
const drawn = Promise.withResolvers<void>()
let unpacker: BookUnpacker | null = null
const fetchLog = createFaultLog(warn)
const storageLog = createFaultLog(warn)

const getter = createBookGetter({
  fetchBook,
  fetchTail,
  opened,
  isKnown: () => isKnown,
  isStored: () => isBookStored(() => caches),
  exclusively: createTabLock(navigator.locks, 'clearheight-book'),
  log: fetchLog,
})
const fetching = keepFetching({
  attempt: getter.get,
  seq: () => unpacker?.held()?.seq ?? -1,
  report: (failure) => post({ kind: 'tried', failure }),
  pause,
})

self.addEventListener('message', ({ data }: MessageEvent<ToBookWorker>) => {
  switch (data.kind) {
    case 'ahead':
      fetching.want(0)
      break
    case 'open':
      isKnown = true
      known.resolve(data)
      fetching.want(0)
      break
    case 'drawn':
      drawn.resolve()
      break
    case 'fetch':
      fetching.want(data.atLeast)
      break
    case 'wake':
      getter.forgive()
      fetching.wake()
      break
    case 'keep':
      void opened.then(({ stored }) => storeTail(stored, data.shown))
      break
  }
})

async function open({ userId, teamId }: { userId: string; teamId: string }): Promise<OpenedBook> {
  const stored = openStoredBook(() => caches, userId, storageLog)
  onForgotten(userId, async () => {
    await stored.close()
    self.close()
  })
  onBooksForgotten(userId, () => stored.close())
  unpacker = createBookUnpacker(teamId, drawn.promise, post, workOutInWorkers)
  // Before the book, whose unpacking would keep it waiting.
  const shown = await readStoredTail(stored)
  await takeStored({ unpacker, stored }, shown, storageLog)
  void unpacker.complete()
  return { unpacker, stored }
}

function pause(ms: number, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, jittered(ms))
    end.addEventListener('abort', () => resolve())
  })
}

function post(message: FromBookWorker, transfer: ArrayBuffer[] = []): void {
  self.postMessage(message, { transfer })
}

function warn(line: string): void {
  // biome-ignore lint/suspicious/noConsole: a developer finds the cause here; the page tells the user what to do.
  console.warn(line)
}

/** The sync engine says the same, a little later, ms. */
const TAIL_TIMEOUT_MS = 10_000

/** What changed since the snapshot, as the server has it now; null where it does not say. */
async function fetchTail(): Promise<BookTail | null> {
  try {
    const signal = AbortSignal.timeout(TAIL_TIMEOUT_MS)
    const response = await fetch(BOOK_TAIL_PATH, { cache: 'no-store', redirect: 'manual', signal })
    return response.ok ? ((await response.json()) as BookTail) : null
  } catch {
    return null
  }
}
