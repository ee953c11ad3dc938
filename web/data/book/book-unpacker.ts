import type { BookTail } from '../../../sync/api/book.ts'
import { risingOrder } from '../../../sync/book/base-order/number-order.ts'
import type { FirstPage } from '../../../sync/book/question/first-page.ts'
import { transferOf } from '../../../sync/book/transfer-of.ts'
import { type BookStart, type DecodedBook, decodeBook } from '../../../sync/book/wire/decode-book.ts'
import type { BookColumns, Snapshot } from '../../../sync/columns/book-columns.ts'
import { type BookCommit, stateOf } from '../sync/book-commit.ts'
import type { ArrivingBook } from './arriving-book.ts'
import type { FirstOrders, FromBookWorker } from './book-messages.ts'
import type { ShownState } from './stored-tail.ts'
import type { WorkOut } from './work-out.ts'

export interface BookUnpacker {
  /** Resolves once the page has drawn its first book. */
  readonly drawn: Promise<void>
  /** What the page shows, or will; null before the first. */
  held(): { seq: number; etag: string } | null
  /** Unpacks a book for the page, unless it cannot be read or is another team's. */
  unpack(book: ArrivingBook, how: UnpackedFrom): Promise<'held' | 'unreadable' | 'other_team'>
  /** Works out what takes longest. To be called after each `unpack`. */
  complete(): Promise<void>
}

type UnpackedFrom =
  /** `tail` is what changed since, where the server says so. */
  | { from: 'server'; tail: Promise<BookTail | null> }
  /** `shown` is what was shown of it when it was last open, where that is known. */
  | { from: 'storage'; shown: ShownState | null }

interface GivenWith {
  isFetched: boolean
  commit: BookCommit | null
}

/**
 * Hands books to the page. The first one comes in three parts: its first page, then the book as soon as it can be
 * shown, and once `drawn` resolves what screens need later: on two processors, both at once would take longer. Later
 * books come whole, so that nothing on the screen has to wait in between.
 */
export function createBookUnpacker(
  teamId: string,
  drawn: Promise<void>,
  post: (message: FromBookWorker, transfer: ArrayBuffer[]) => void,
  workOut: WorkOut,
): BookUnpacker {
  let held: { seq: number; etag: string } | null = null
  let hasWhole = false
  let rest: (() => Promise<void>) | null = null
  let completing = Promise.resolve()

  async function openWith(book: ArrivingBook, how: UnpackedFrom): Promise<void> {
    const start = await book.start.catch(() => null)
    const firstPage = start?.teamId === teamId ? await firstPageFor(start, how) : null
    if (firstPage !== null && held === null) post({ kind: 'firstPage', firstPage }, [])
  }

  /** The columns are moved, which takes the page no time; what is still needed of them is unpacked again. */
  function giveAtOnce(book: ArrivingBook, { byName, ...snapshot }: DecodedBook, how: GivenWith) {
    const { seq, columns } = snapshot
    const orders = firstOrders(columns, byName)
    post(
      { kind: 'snapshot', snapshot, orders, prepared: null, textIndex: null, ...how },
      transferOf({ columns, orders }),
    )
    return async (): Promise<void> => {
      const again = book.bytes.then((bytes) => decodeBook(bytes)).then(({ columns }) => columns)
      const worked = workOut(again, { areSpent: true })
      const prepared = await worked.prepared
      post({ kind: 'prepared', seq, prepared }, transferOf(prepared))
      const textIndex = await worked.textIndex
      post({ kind: 'textIndex', seq, textIndex }, transferOf(textIndex))
    }
  }
  async function giveWhole({ byName, ...snapshot }: DecodedBook, how: GivenWith): Promise<void> {
    const { columns } = snapshot
    const orders = firstOrders(columns, byName)
    const worked = workOut(Promise.resolve(columns), { areSpent: false })
    const [prepared, textIndex] = await Promise.all([worked.prepared, worked.textIndex])
    post(
      { kind: 'snapshot', snapshot, orders, prepared, textIndex, ...how },
      transferOf({ columns, orders, prepared, textIndex }),
    )
  }

  /** One after the other, so that no older book follows a newer one. */
  async function completeNext(): Promise<void> {
    if (rest === null) return
    if (!hasWhole) await drawn
    const work = rest
    rest = null
    await work?.()
    hasWhole = rest === null
  }

  return {
    drawn,
    held: () => held,
    async unpack(book, how) {
      if (held === null) void openWith(book, how)
      let snapshot: DecodedBook
      try {
        snapshot = await book.snapshot
      } catch {
        return 'unreadable'
      }
      if (snapshot.teamId !== teamId) return 'other_team'
      const { seq } = snapshot
      const given = { isFetched: how.from === 'server', commit: await commitFor(snapshot, how) }
      held = { seq, etag: book.etag }
      rest = hasWhole ? () => giveWhole(snapshot, given) : giveAtOnce(book, snapshot, given)
      return 'held'
    },
    complete() {
      completing = completing.catch(() => undefined).then(completeNext)
      return completing
    },
  }
}

/** What the page opens with. Changes since are not in the book's own first page. */
async function firstPageFor({ seq, firstPage }: BookStart, how: UnpackedFrom): Promise<FirstPage | null> {
  if (how.from === 'server') {
    const tail = await how.tail
    return tail !== null && stateOf(tail) <= seq ? firstPage : null
  }
  if (how.shown === null) return firstPage
  return how.shown.seq === seq ? how.shown.firstPage : null
}

/** What changed since a snapshot; null where that is not known. */
async function commitFor({ teamId, seq }: Snapshot, how: UnpackedFrom): Promise<BookCommit | null> {
  if (how.from === 'server') {
    const tail = await how.tail
    return tail?.teamId === teamId ? { snapshotSeq: tail.snapshotSeq, tail: tail.tail } : null
  }
  const commit = how.shown?.commit ?? null
  return commit !== null && commit.snapshotSeq <= seq ? commit : null
}

/** The orders of the page that opens first; others are made when somebody sorts. */
function firstOrders(columns: BookColumns, byName: Uint32Array): FirstOrders {
  return { name: byName, rent_asc: risingOrder(columns.numbers.rentPerSf, byName) }
}
