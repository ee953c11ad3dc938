import { queries } from '../../../sync/queries.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { type BookCommit, stateOf } from '../book/book-commit.ts'
import { noteDraftsOf } from '../notes/browser-note-drafts.ts'
import { createSyncedNotes, type SyncedNotes } from '../notes/synced-notes.ts'
import { type Connection, followConnection } from './connection.ts'
import { openZero, type ProductZero } from './open-zero.ts'
import { createSyncNews } from './sync-news.ts'
import { type UnsentChanges, unsentChangesOf } from './unsent-changes.ts'

/** The sync engine of the page, for whoever reads or writes through it. */
export interface SyncClient {
  zero: ProductZero
  notes: SyncedNotes
  unsent: UnsentChanges
  /** Calls back whenever what the server says of the book may be another than before. Returns the way to end it. */
  onNews(act: () => void): () => void
  /** Ends it, and tells of nothing more. */
  close(): Promise<void>
}

interface SyncEvents {
  onCommit(commit: BookCommit): void
  onConnection(connection: Connection): void
  /** The server has forgotten this client, as it does with one long absent: follow anew. */
  onLost(): void
}

/** Once the server answers for so long, what waited has been sent, ms. */
const SENT_BY_MS = 5_000

/** Opens the sync engine for a user and tells of every commit of the book and of the connection. */
export async function followSync(
  user: SessionUser,
  { onCommit, onConnection, onLost }: SyncEvents,
): Promise<SyncClient> {
  const zero = await openZero(user, { onUpdateNeeded: () => onConnection('update_needed'), onLost })
  const unsent = unsentChangesOf(user.userId)
  const notes = createSyncedNotes(zero, noteDraftsOf(user.userId), unsent)
  const news = createSyncNews()
  let settling: ReturnType<typeof setTimeout> | undefined
  let wasLive = false
  const unfollow = followConnection(zero, (connection) => {
    onConnection(connection)
    clearTimeout(settling)
    if (connection !== 'live') return
    // A moment later: the sync engine tells of the connection before it takes writes again.
    setTimeout(notes.sendWaiting)
    settling = setTimeout(unsent.settle, SENT_BY_MS)
    if (wasLive) news.tell()
    wasLive = true
  })
  let known: number | null = null
  zero.materialize(queries.book.current()).addListener((book) => {
    if (!book) return
    // Lists are small and wanted where there is no server, so they are fetched as well; the book comes first.
    if (known === null) zero.preload(queries.compList.visible())
    const tail = book.tail.map(({ id, changeSeq, row }) => ({ id, changeSeq, row: row ?? null }))
    const commit: BookCommit = { snapshotSeq: book.snapshotSeq, tail }
    onCommit(commit)
    const state = stateOf(commit)
    if (known !== null && state !== known) news.tell()
    known = state
  })
  return {
    zero,
    notes,
    unsent,
    onNews: news.listen,
    close() {
      news.end()
      clearTimeout(settling)
      unfollow()
      return zero.close()
    },
  }
}
