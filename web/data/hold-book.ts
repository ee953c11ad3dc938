import type { BookColumns, Snapshot } from '../../sync/book/book-columns.ts'
import { decodeBook } from '../../sync/book/decode-book.ts'
import { orderRows } from '../../sync/book/row-order.ts'
import type { StringColumn } from '../../sync/book/string-column.ts'
import { transferOf } from '../../sync/book/transfer-of.ts'
import { TEXT_FIELDS, type TextField } from '../../sync/domain/fuzzy.ts'
import { columnsToPrepare, prepareBook } from '../../sync/portfolio/prepared-book.ts'
import { buildTextIndex } from '../../sync/search/build-text-index.ts'
import type { BookCommit } from './book-commit.ts'
import type { FromBookWorker } from './book-messages.ts'
import type { WireBook } from './fetch-book.ts'

export interface BookHolder {
  /** What the page shows, or will; null before the first. */
  held(): { seq: number; etag: string } | null
  /** Unpacks a book for the page, unless it cannot be read or is another team's. */
  hold(book: WireBook, how: HowHeld): Promise<'held' | 'unreadable' | 'other_team'>
  /** Works out what takes longest. To be called after each `hold`. */
  complete(): Promise<void>
}

interface HowHeld {
  /** By the server; else it was stored. */
  isFetched: boolean
  /** What changed since the snapshot, where that is known already. */
  commit: BookCommit | null
}

/**
 * Hands books to the page: the first as soon as it can be shown, and what its screens may need of it once `drawn`
 * resolves, because both at once take longer on two processors. When the page has all of a book it gets the next
 * one whole, so that nothing it shows has to wait in between.
 */
export function createBookHolder(
  teamId: string,
  drawn: Promise<void>,
  post: (message: FromBookWorker, transfer: ArrayBuffer[]) => void,
): BookHolder {
  let held: { seq: number; etag: string } | null = null
  let hasWhole = false
  let rest: (() => void) | null = null

  /** The columns are moved, which takes the page no time; only what is still needed of them stays a while. */
  function giveAtOnce(snapshot: Snapshot, how: HowHeld): () => void {
    const { seq, columns } = snapshot
    const orders = orderRows(columns)
    const { rows } = columns
    const kept = structuredClone({ text: textOf(columns), toPrepare: columnsToPrepare(columns) })
    post(
      { kind: 'snapshot', snapshot, orders, prepared: null, textIndex: null, ...how },
      transferOf({ columns, orders }),
    )
    return () => {
      const prepared = prepareBook(kept.toPrepare)
      post({ kind: 'prepared', seq, prepared }, transferOf(prepared))
      const textIndex = buildTextIndex(kept.text, rows)
      post({ kind: 'textIndex', seq, textIndex }, transferOf(textIndex))
    }
  }
  function giveWhole(snapshot: Snapshot, how: HowHeld): void {
    const { columns } = snapshot
    const orders = orderRows(columns)
    const prepared = prepareBook(columns)
    const textIndex = buildTextIndex(columns.strings, columns.rows)
    post(
      { kind: 'snapshot', snapshot, orders, prepared, textIndex, ...how },
      transferOf({ columns, orders, prepared, textIndex }),
    )
  }

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
      const { seq } = snapshot
      held = { seq, etag }
      const how = { isFetched, commit: commit !== null && commit.snapshotSeq <= seq ? commit : null }
      rest = hasWhole ? () => giveWhole(snapshot, how) : giveAtOnce(snapshot, how)
      return 'held'
    },
    async complete() {
      if (rest === null) return
      if (!hasWhole) await drawn
      const work = rest
      rest = null
      work?.()
      hasWhole = true
    },
  }
}

function textOf({ strings }: BookColumns): Record<TextField, StringColumn> {
  const text = Object.fromEntries(TEXT_FIELDS.map((field) => [field, strings[field]]))
  return text as Record<TextField, StringColumn>
}
