import type { Snapshot } from '../../sync/book/book-columns.ts'
import { copyColumns } from '../../sync/book/copy-columns.ts'
import { textIndexOf } from '../../sync/book/create-base.ts'
import { decodeBook } from '../../sync/book/decode-book.ts'
import { orderRows } from '../../sync/book/row-order.ts'
import type { FromBookWorker, ToBookWorker } from './book-messages.ts'
import { type FetchedBook, fetchBook } from './fetch-book.ts'
import { forgetStoredBook, readStoredBook, storeBook, type WireBook } from './stored-book.ts'
import { transferOf } from './transfer-of.ts'

/** Everything that takes long is done here, so that the page never stalls: unpacking, sorting, the text index. */
let user: { userId: string; teamId: string } | null = null
let held: { seq: number; etag: string } | null = null
let wanted = 0
let isFetching = false
/** The server's first answer, where it was asked ahead. */
let ahead: Promise<FetchedBook> | null = null
/** Ends a pause between two tries. */
let wake = (): void => undefined

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000
/** The page draws a new book before its text is indexed: on two processors both at once take longer, ms. */
const PAGE_FIRST_MS = 120

self.addEventListener('message', ({ data }: MessageEvent<ToBookWorker>) => {
  switch (data.kind) {
    case 'ahead':
      ahead = fetchBook(null)
      break
    case 'open':
      user = data
      void open(data)
      break
    case 'fetch':
      wanted = Math.max(wanted, data.atLeast)
      wake()
      void fetchUntilWanted()
      break
  }
})

async function open({ userId }: { userId: string }): Promise<void> {
  const stored = await readStoredBook(userId)
  if (stored && !(await show(stored, true))) await forgetStoredBook(userId)
  await fetchUntilWanted()
}

/** Fetches once, and then again with growing pauses while it fails or the snapshot in force is newer. */
async function fetchUntilWanted(): Promise<void> {
  if (isFetching || user === null) return
  isFetching = true
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
    const result = await (ahead ?? fetchBook(held?.etag ?? null))
    ahead = null
    if (result.kind === 'failed') post({ kind: 'failed', why: result.why })
    if (result.kind === 'book' && (await show(result.book, false))) await storeBook(user.userId, result.book)
    if (result.kind !== 'failed' && held !== null && held.seq >= wanted) break
    await new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, pause)
    })
  }
  isFetching = false
}

/** Unpacks a book and hands it to the page; false where it cannot be read or is another team's. */
async function show({ etag, bytes }: WireBook, stored: boolean): Promise<boolean> {
  let snapshot: Snapshot
  try {
    snapshot = await decodeBook(bytes)
  } catch {
    return false
  }
  if (snapshot.teamId !== user?.teamId) return false
  held = { seq: snapshot.seq, etag }
  const orders = orderRows(snapshot.columns)
  // Copied once and moved, which takes the page no time; the text index below still reads the columns.
  const copy = { ...snapshot, columns: copyColumns(snapshot.columns) }
  post({ kind: 'snapshot', snapshot: copy, orders, stored }, transferOf({ copy, orders }))
  await pauseFor(PAGE_FIRST_MS)
  const textIndex = textIndexOf(snapshot.columns)
  post({ kind: 'textIndex', seq: snapshot.seq, textIndex }, transferOf(textIndex))
  return true
}

function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function post(message: FromBookWorker, transfer: ArrayBuffer[] = []): void {
  self.postMessage(message, { transfer })
}
