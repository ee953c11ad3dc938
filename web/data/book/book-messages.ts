import type { RowOrders } from '../../../sync/book/base-order/row-order.ts'
import type { FirstPage } from '../../../sync/book/question/first-page.ts'
import type { Snapshot } from '../../../sync/columns/book-columns.ts'
import type { PreparedBook } from '../../../sync/portfolio/prepared-book.ts'
import type { TextIndex } from '../../../sync/search/texts/text-index.ts'
import type { BookCommit } from '../sync/book-commit.ts'
import type { ShownState } from './stored-tail.ts'

/** What the page asks of the book's worker. */
export type ToBookWorker =
  /** It is not known yet whose book it will be: ask the server meanwhile. */
  | { kind: 'ahead' }
  /** Show what is stored for this user, then what the server has. */
  | { kind: 'open'; userId: string; teamId: string }
  /** The page has drawn its first book, so that nobody waits any more. */
  | { kind: 'drawn' }
  /** A newer snapshot is in force: fetch until at least this one is here. */
  | { kind: 'fetch'; atLeast: number }
  /** It may go better now: whoever waits to try again does so at once. */
  | { kind: 'wake' }
  /** Keep this for the next visit. */
  | { kind: 'keep'; shown: ShownState }

/** Why there is no book to show, or no newer one. */
export type BookFailure = 'offline' | 'signed_out' | 'server'

/** The orders a page begins with. */
export type FirstOrders = Pick<RowOrders, 'name' | 'rent_asc'>

export type FromBookWorker =
  /** What can be shown until the first snapshot follows. */
  | { kind: 'firstPage'; firstPage: FirstPage }
  /** `isFetched`: from the server, not the storage. `commit`: what changed since, where that is known. */
  | {
      kind: 'snapshot'
      snapshot: Snapshot
      orders: FirstOrders
      /** Null where they follow. */
      prepared: PreparedBook | null
      textIndex: TextIndex | null
      isFetched: boolean
      commit: BookCommit | null
    }
  /** Of the snapshot with this seq, as is the next. */
  | { kind: 'prepared'; seq: number; prepared: PreparedBook }
  | { kind: 'textIndex'; seq: number; textIndex: TextIndex }
  /** How a try went. */
  | { kind: 'tried'; failure: BookFailure | null }
