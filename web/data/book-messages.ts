import type { Snapshot } from '../../sync/book/book-columns.ts'
import type { RowOrders } from '../../sync/book/row-order.ts'
import type { TextIndex } from '../../sync/search/text-index.ts'

/** What the page asks of the book's worker. */
export type ToBookWorker =
  /** It is not known yet whose book it will be: ask the server meanwhile. */
  | { kind: 'ahead' }
  /** Show what is stored for this user, then what the server has. */
  | { kind: 'open'; userId: string; teamId: string }
  /** A newer snapshot is in force: fetch until at least this one is here. */
  | { kind: 'fetch'; atLeast: number }

/** Why there is no book to show, or no newer one. */
export type BookFailure = 'offline' | 'signed_out' | 'server'

export type FromBookWorker =
  | { kind: 'snapshot'; snapshot: Snapshot; orders: RowOrders; stored: boolean }
  /** Of the snapshot with this seq. */
  | { kind: 'textIndex'; seq: number; textIndex: TextIndex }
  | { kind: 'failed'; why: BookFailure }
