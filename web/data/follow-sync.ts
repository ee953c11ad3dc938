import { queries } from '../../sync/queries.ts'
import type { SessionUser } from '../../sync/session.ts'
import type { BookCommit } from './book-commit.ts'
import { noteDraftsOf } from './browser-note-drafts.ts'
import { type Connection, followConnection } from './connection.ts'
import { openZero, type ProductZero } from './open-zero.ts'
import { createSyncedNotes, type SyncedNotes } from './synced-notes.ts'

/** The sync engine of the page, for whoever reads or writes through it. */
export interface SyncClient {
  zero: ProductZero
  notes: SyncedNotes
  /** Ends it, and tells of nothing more. */
  close(): Promise<void>
}

interface SyncEvents {
  onCommit(commit: BookCommit): void
  onConnection(connection: Connection): void
  /** The server has forgotten this client, as it does with one long absent: follow anew. */
  onLost(): void
}

/** Opens the sync engine for a user and tells of every commit of the book and of the connection. */
export function followSync(user: SessionUser, { onCommit, onConnection, onLost }: SyncEvents): SyncClient {
  const zero = openZero(user, { onUpdateNeeded: () => onConnection('update_needed'), onLost })
  const notes = createSyncedNotes(zero, noteDraftsOf(user.userId))
  const unfollow = followConnection(zero, (connection) => {
    onConnection(connection)
    // A moment later: the sync engine tells of the connection before it takes writes again.
    if (connection === 'live') setTimeout(notes.sendWaiting)
  })
  zero.materialize(queries.book.current()).addListener((book) => {
    if (!book) return
    const tail = book.tail.map(({ id, changeSeq, row }) => ({ id, changeSeq, row: row ?? null }))
    onCommit({ snapshotSeq: book.snapshotSeq, tail })
  })
  return {
    zero,
    notes,
    close() {
      unfollow()
      return zero.close()
    },
  }
}
