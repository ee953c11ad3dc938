import type { Book } from '../../../sync/book/book.ts'
import type { FirstPage } from '../../../sync/book/question/first-page.ts'
import type { Role } from '../../../sync/domain/access/role.ts'
import { afterPaint } from '../../after-paint.ts'
import { runWhenIdle } from '../../run-when-idle.ts'
import { throttle } from '../../throttle.ts'
import { setAssumed } from '../assumed.ts'
import type { Me } from '../me.ts'
import { reloadWhenOnline } from '../reload-when-online.ts'
import { untilWell } from '../requests/until-well.ts'
import { whenBack } from '../requests/when-back.ts'
import type { BookCommit } from '../sync/book-commit.ts'
import type { Connection } from '../sync/connection.ts'
import { importSync } from '../sync/import-sync.ts'
import type { SyncClient } from '../sync-client.ts'
import { onForgotten } from '../user-channel.ts'
import type { BookFeed } from './book-feed.ts'
import type { BookFailure } from './book-messages.ts'
import type { BookWorkerClient } from './book-worker-client.ts'

/** What the page knows of the book. A new object with every change. */
export interface BookState {
  /** Null until the first snapshot is here. */
  book: Book | null
  /** What the search page opens with until it can ask the book; null where that is not known. */
  firstPage: FirstPage | null
  /** Why the server's book could not be had when it was last asked for. */
  failure: BookFailure | null
  /** A newer book than the one here is in force, and on its way: nothing new is shown until it is here. */
  isBehind: boolean
  connection: Connection
  /** Null until the first results stand: the sync engine is loaded after them. */
  sync: SyncClient | null
  /** Asks the server for the book again, now. */
  retry(): void
}

export interface BookStore {
  state(): BookState
  subscribe(onChange: () => void): () => void
  /** Opens the book of whoever is signed in; later calls only change what they may do. */
  open(me: Me): void
}

/** How often at most the changes since the snapshot are stored, ms. */
const KEEP_EVERY_MS = 500

/**
 * Keeps the one book of the page: the worker's snapshot, overlaid by what the sync engine says. `known` is the user for
 * whom the worker has opened it already; for anybody else it is opened once the first page is drawn. `firstPage` is
 * the first page, where it is known before the worker sends it.
 */
export function createBookStore(
  { post, listen }: BookWorkerClient,
  known: Me | null,
  firstPage: FirstPage | null,
): BookStore {
  const listeners = new Set<() => void>()
  let isOpen = false
  let isForgotten = false
  let followedAs: Role = 'viewer'
  /** A user who has another role is another one to the sync engine, which predicts what they may do. */
  let onRole: (role: Role) => void = () => undefined
  const keep = throttle((book: Book, commit: BookCommit) => {
    const { seq } = book.base.snapshot
    runWhenIdle(async () => {
      const { firstPageOf } = await import('../../../sync/book/question/first-page-of.ts')
      post({ kind: 'keep', shown: { seq, commit, firstPage: firstPageOf(book) } })
    })
  }, KEEP_EVERY_MS)
  let state: BookState = {
    book: null,
    firstPage,
    failure: null,
    isBehind: false,
    connection: 'connecting',
    sync: null,
    retry() {
      set({ failure: null })
      post({ kind: 'wake' })
    },
  }

  const set = (part: Partial<BookState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  let feed: Promise<BookFeed> | null = null
  /** What lays changes over a snapshot comes while the snapshot does: the first page needs none of it. */
  function openFeed(): Promise<BookFeed> {
    feed ??= import('./book-feed.ts').then(
      ({ createBookFeed }) => createBookFeed({ publish, fetchSnapshot }),
      reloadWhenOnline,
    )
    return feed
  }
  function publish(book: Book, commit: BookCommit | null): void {
    setAssumed(book.base.assumed)
    set({ book, isBehind: false })
    if (commit !== null) keep(book, commit)
  }
  function fetchSnapshot(atLeast: number): void {
    if (!state.isBehind) set({ isBehind: true })
    post({ kind: 'fetch', atLeast })
  }

  // A server of an earlier version knows no roles. The browser only predicts what the server then decides.
  function open({ id: userId, teamId, name, role = 'member' }: Me): void {
    if (isOpen) {
      onRole(role)
      return
    }
    isOpen = true
    followedAs = role
    let drawing = firstPage === null ? null : afterPaint()
    const openBook = async (): Promise<void> => {
      await drawing
      if (!isForgotten) post({ kind: 'open', userId, teamId })
    }
    if (known === null) void openBook()
    void Promise.resolve(drawing).then(openFeed)
    onForgotten(userId, () => {
      isForgotten = true
      void state.sync?.close()
    })
    whenBack(() => post({ kind: 'wake' }))
    const onLost = (): void => {
      void state.sync?.close()
      void follow()
    }
    const follow = async (): Promise<void> => {
      const [{ followSync }, { setCommit }] = await Promise.all([importSync(), openFeed()])
      if (isForgotten) return
      const onConnection = (connection: Connection): void => set({ connection })
      const events = { onCommit: setCommit, onConnection, onLost }
      const sync = await followSync({ userId, teamId, name, role: followedAs }, events)
      if (isForgotten) void sync.close()
      else set({ sync })
    }
    onRole = (next) => {
      const isAnother = next !== followedAs
      followedAs = next
      if (isAnother && state.sync !== null) onLost()
    }
    const onFirst = async (): Promise<void> => {
      await afterPaint()
      post({ kind: 'drawn' })
      // The sync engine is a third of all code and the first results need none of it, so it comes after them.
      await follow()
    }
    const wakeOnceWell = async (): Promise<void> => {
      if (await untilWell()) post({ kind: 'wake' })
    }
    const onTried = (failure: BookFailure | null): void => {
      if (state.failure !== failure) set({ failure })
      if (failure === 'offline' || failure === 'server') void wakeOnceWell()
    }
    let isFirst = true
    listen(async (message) => {
      if (message.kind === 'firstPage') {
        if (state.firstPage !== null) return
        set({ firstPage: message.firstPage })
        drawing = afterPaint()
        return
      }
      // Drawn one after the other, the first page is seen a frame earlier than if both were drawn at once.
      await drawing
      const { receive } = await openFeed()
      if (message.kind === 'tried') onTried(message.failure)
      else receive(message)
      if (isFirst) void onFirst()
      isFirst = false
    })
  }

  if (known !== null) open(known)
  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    open,
  }
}
