import type { BookColumns, Snapshot } from '../../sync/book/book-columns.ts'
import { decodeBook } from '../../sync/book/decode-book.ts'
import { orderRows } from '../../sync/book/row-order.ts'
import type { StringColumn } from '../../sync/book/string-column.ts'
import { TEXT_FIELDS, type TextField } from '../../sync/domain/fuzzy.ts'
import { type ColumnsToPrepare, columnsToPrepare, prepareBook } from '../../sync/portfolio/prepared-book.ts'
import { buildTextIndex } from '../../sync/search/build-text-index.ts'
import type { BookCommit } from './book-commit.ts'
import type { FromBookWorker } from './book-messages.ts'
import type { WireBook } from './fetch-book.ts'
import { transferOf } from './transfer-of.ts'

export interface BookHolder {
  /** What the page shows; null before the first. */
  held(): { seq: number; etag: string } | null
  /** Unpacks a book and hands it to the page, unless it cannot be read or is another team's. */
  hold(book: WireBook, how: HowHeld): Promise<'held' | 'unreadable' | 'other_team'>
  /** Indexes the text of the book that is held, a moment after it was. */
  index(): Promise<void>
}

interface ToIndex {
  seq: number
  rows: number
  text: Record<TextField, StringColumn>
  /** Null where the page has been given what comes of it. */
  toPrepare: ColumnsToPrepare | null
}

interface HowHeld {
  /** By the server; else it was stored. */
  isFetched: boolean
  /** What changed since the snapshot, where that is known already. */
  commit: BookCommit | null
}

/** The page draws a new book before its text is indexed: on two processors both at once take longer, ms. */
const PAGE_FIRST_MS = 120

export function createBookHolder(
  teamId: string,
  post: (message: FromBookWorker, transfer: ArrayBuffer[]) => void,
): BookHolder {
  let held: { seq: number; etag: string } | null = null
  /** Kept only until it is indexed. */
  let toIndex: ToIndex | null = null
  return {
    held: () => held,
    async hold({ etag, bytes }, { isFetched, commit }) {
      let snapshot: Snapshot
      try {
        snapshot = await decodeBook(bytes)
      } catch {
        return 'unreadable'
      }
      if (snapshot.teamId !== teamId) return 'other_team'
      const { seq, columns } = snapshot
      const orders = orderRows(columns)
      // The first book is shown as soon as it can be. A later one comes with all that a screen may need of it.
      const isFirst = held === null
      const prepared = isFirst ? null : prepareBook(columns)
      held = { seq, etag }
      // The columns are moved, which takes the page no time and leaves nothing here; only their text stays a while.
      const toPrepare = isFirst ? structuredClone(columnsToPrepare(columns)) : null
      toIndex = { seq, rows: columns.rows, text: copyText(columns), toPrepare }
      const known = commit !== null && commit.snapshotSeq <= seq ? commit : null
      const message = { kind: 'snapshot', snapshot, orders, prepared, isFetched, commit: known } as const
      post(message, transferOf({ columns, orders, prepared }))
      return 'held'
    },
    async index() {
      await new Promise((resolve) => setTimeout(resolve, PAGE_FIRST_MS))
      if (toIndex === null) return
      const { seq, rows, text, toPrepare } = toIndex
      toIndex = null
      if (toPrepare !== null) {
        const prepared = prepareBook(toPrepare)
        post({ kind: 'prepared', seq, prepared }, transferOf(prepared))
      }
      const textIndex = buildTextIndex(text, rows)
      post({ kind: 'textIndex', seq, textIndex }, transferOf(textIndex))
    },
  }
}

function copyText({ strings }: BookColumns): Record<TextField, StringColumn> {
  const text = Object.fromEntries(TEXT_FIELDS.map((field) => [field, strings[field]]))
  return structuredClone(text) as Record<TextField, StringColumn>
}
