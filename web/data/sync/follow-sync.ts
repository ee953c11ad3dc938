import { queries } from '../../../sync/queries.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { throttle } from '../../throttle.ts'
import { waitingFilesOf } from '../attachments/browser-waiting-files.ts'
import { typedWritesOf } from '../comp-lists/typed-writes.ts'
import { setCorrections } from '../corrections/corrections.ts'
import { typedCorrectionsOf } from '../corrections/typed-corrections.ts'
import { noteDraftsOf } from '../notes/browser-note-drafts.ts'
import { createSyncedNotes } from '../notes/synced-notes.ts'
import { jittered } from '../requests/jittered.ts'
import { onAuthorized } from '../requests/unauthorized.ts'
import type { SyncClient } from '../sync-client.ts'
import { isNewerServed } from '../version/is-newer-served.ts'
import { openZero } from '../zero/open-zero.ts'
import { unsentChangesOf } from '../zero/unsent-changes.ts'
import { type BookCommit, stateOf } from './book-commit.ts'
import { type Connection, followConnection } from './connection.ts'
import { settleWaiting } from './settle-waiting.ts'

/** Many changes in a row are told of once in so long, ms. */
const EVERY_MS = 5_000
/** A run that finds nothing new changes nothing that could be followed: in an open page this is how late it shows, ms. */
const ANYHOW_MS = 15 * 60_000

interface SyncEvents {
  onCommit(commit: BookCommit): void
  onConnection(connection: Connection): void
  /** The server has forgotten this client, as it does with one long absent: follow again. */
  onLost(): void
}

/** Once the server answers for so long, what waited is on its way, ms. */
const SENT_BY_MS = 5_000

/** A server that is of the page's version and does not understand it is not ready yet, and asked again after this, ms. */
const NOT_READY_PAUSE_MS = 1_500

/** Where the server says who is signed in and the sync engine's door does not, it is asked no oftener than this, ms. */
const REJOIN_PAUSE_MS = 10_000

/** Opens the sync engine for a user and tells of every commit of the book and of the connection. */
export async function followSync(
  user: SessionUser,
  { onCommit, onConnection, onLost }: SyncEvents,
): Promise<SyncClient> {
  const onMisunderstood = async (): Promise<void> => {
    if (await isNewerServed()) return onConnection('update_needed')
    await new Promise((resolve) => setTimeout(resolve, jittered(NOT_READY_PAUSE_MS)))
    onLost()
  }
  const zero = await openZero(user, { onMisunderstood, onLost })
  const unsent = unsentChangesOf(user.userId)
  const refused = typedWritesOf(user.userId)
  const corrections = typedCorrectionsOf(user.userId)
  const notes = createSyncedNotes(zero, noteDraftsOf(user.userId), unsent)
  const files = waitingFilesOf(user.userId)
  const news = createSyncNews()
  /** What keeps it from its end, such as a query that fails, is tried again with the next connection. */
  const settle = () => void settleWaiting({ zero, unsent, refused, corrections }).catch(() => undefined)
  let settling: ReturnType<typeof setTimeout> | undefined
  let wasLive = false
  const unfollow = followConnection(zero, (connection) => {
    onConnection(connection)
    clearTimeout(settling)
    if (connection !== 'live') return
    // A moment later: the sync engine tells of the connection before it takes writes again.
    setTimeout(notes.sendWaiting)
    void files.sendWaiting()
    settling = setTimeout(settle, SENT_BY_MS)
    if (wasLive) news.tell()
    wasLive = true
  })
  let rejoinedAt = Number.NEGATIVE_INFINITY
  // A socket goes on with the session it was opened with.
  const unheed = onAuthorized(() => {
    const now = performance.now()
    if (zero.connection.state.current.name !== 'needs-auth' || now - rejoinedAt < REJOIN_PAUSE_MS) return
    rejoinedAt = now
    void zero.connection.connect()
  })
  let known: number | null = null
  zero.materialize(queries.book.current()).addListener((book) => {
    if (!book) return
    // Lists are small and wanted where there is no server, so they are fetched as well; the book comes first.
    if (known === null) {
      zero.preload(queries.compList.visible())
      zero.materialize(queries.correction.inForce()).addListener((rows) => setCorrections(rows))
    }
    const tail = book.tail.map(({ id, changeSeq, row }) => ({ id, changeSeq, row: row ?? null }))
    const assumptions = book.assumptions.map(({ term, value, author }) => ({
      term,
      value,
      setBy: author?.name ?? '',
    }))
    const commit: BookCommit = { snapshotSeq: book.snapshotSeq, tail, aliases: book.aliases, assumptions }
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
      unheed()
      return zero.close()
    },
  }
}

/** Tells whoever wants to know that the server may have something new to say. */
interface SyncNews {
  tell(): void
  /** Returns the way to end it. */
  listen(act: () => void): () => void
  end(): void
}

function createSyncNews(): SyncNews {
  const listeners = new Set<() => void>()
  const tell = throttle<[]>(() => {
    for (const act of listeners) act()
  }, EVERY_MS)
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tell()
  }, ANYHOW_MS)
  return {
    tell,
    listen(act) {
      listeners.add(act)
      return () => listeners.delete(act)
    },
    end: () => clearInterval(timer),
  }
}
