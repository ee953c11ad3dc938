import type { BookColumns } from '../../../sync/book/columns/book-columns.ts'
import { orderRows } from '../../../sync/book/order/row-order.ts'
import { transferOf } from '../../../sync/book/transfer-of.ts'
import { type DecodedBook, decodeBook } from '../../../sync/book/wire/decode-book.ts'
import { prepareBook } from '../../../sync/portfolio/prepared-book.ts'
import { buildTextIndex } from '../../../sync/search/build-text-index.ts'
import type { ArrivingBook } from './arriving-book.ts'
import type { BookCommit } from './book-commit.ts'
import type { FirstOrders, FromBookWorker } from './book-messages.ts'
import type { ShownState } from './stored-tail.ts'

export interface BookHolder {
  /** Resolves once the page has drawn its first book. */
  readonly drawn: Promise<void>
  /** What the page shows, or will; null before the first. */
  held(): { seq: number; etag: string } | null
  /** Unpacks a book for the page, unless it cannot be read or is another team's. */
  hold(book: ArrivingBook, how: HowHeld): Promise<'held' | 'unreadable' | 'other_team'>
  /** Works out what takes longest. To be called after each `hold`. */
  complete(): Promise<void>
}

interface HowHeld {
  /** By the server; else it was stored. */
  isFetched: boolean
  /** What was shown of it when it was last open, where that is known. */
  shown: ShownState | null
}

interface GivenWith {
  isFetched: boolean
  commit: BookCommit | null
}

/**
 * Hands books to the page: of the first one what the page opens with, then the book as soon as it can be shown, and
 * what its screens may need of it once `drawn` resolves, because both at once take longer on two processors. When the
 * page has all of a book it gets the next one whole, so that nothing it shows has to wait in between.
 */
export function createBookHolder(
  teamId: string,
  drawn: Promise<void>,
  post: (message: FromBookWorker, transfer: ArrayBuffer[]) => void,
): BookHolder {
  let held: { seq: number; etag: string } | null = null
  let hasWhole = false
  let rest: (() => unknown) | null = null

  async function openWith(book: ArrivingBook, shown: ShownState | null): Promise<void> {
    const start = await book.start.catch(() => null)
    if (start?.teamId !== teamId || held !== null) return
    // Changes that were shown before are not in the book's own.
    const { seq, firstPage } = shown ?? start
    if (seq === start.seq) post({ kind: 'firstPage', firstPage }, [])
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
      const { columns } = await decodeBook(await book.bytes)
      if (held?.seq !== seq) return
      const prepared = prepareBook(columns)
      post({ kind: 'prepared', seq, prepared }, transferOf(prepared))
      const textIndex = buildTextIndex(columns.strings, columns.rows)
      post({ kind: 'textIndex', seq, textIndex }, transferOf(textIndex))
    }
  }
  function giveWhole({ byName, ...snapshot }: DecodedBook, how: GivenWith): void {
    const { columns } = snapshot
    const orders = firstOrders(columns, byName)
    const prepared = prepareBook(columns)
    const textIndex = buildTextIndex(columns.strings, columns.rows)
    post(
      { kind: 'snapshot', snapshot, orders, prepared, textIndex, ...how },
      transferOf({ columns, orders, prepared, textIndex }),
    )
  }

  return {
    drawn,
    held: () => held,
    async hold(book, { isFetched, shown }) {
      if (held === null) void openWith(book, shown)
      let snapshot: DecodedBook
      try {
        snapshot = await book.snapshot
      } catch {
        return 'unreadable'
      }
      if (snapshot.teamId !== teamId) return 'other_team'
      const { seq } = snapshot
      held = { seq, etag: book.etag }
      const commit = shown !== null && shown.commit.snapshotSeq <= seq ? shown.commit : null
      const how = { isFetched, commit }
      rest = hasWhole ? () => giveWhole(snapshot, how) : giveAtOnce(book, snapshot, how)
      return 'held'
    },
    async complete() {
      if (rest === null) return
      if (!hasWhole) await drawn
      const work = rest
      rest = null
      await work?.()
      hasWhole = rest === null
    },
  }
}

/** Those of the page as it opens; it makes the others when somebody sorts. */
function firstOrders(columns: BookColumns, byName: Uint32Array): FirstOrders {
  const { name, rent_asc } = orderRows(columns, { name: byName })
  return { name, rent_asc }
}
