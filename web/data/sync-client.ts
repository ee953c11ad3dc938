import type { SyncedNotes } from './notes/synced-notes.ts'
import type { ProductZero } from './zero/open-zero.ts'
import type { UnsentChanges } from './zero/unsent-changes.ts'

/** The sync engine of the page, for whoever reads or writes through it. */
export interface SyncClient {
  zero: ProductZero
  notes: SyncedNotes
  unsent: UnsentChanges
  /** Calls back whenever the server may have news of the book. Returns the way to end it. */
  onNews(act: () => void): () => void
  /** Ends it, and tells of nothing more. */
  close(): Promise<void>
}
