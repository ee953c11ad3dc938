import type { Book, BookBase } from '../../sync/book/book.ts'
import { type BookFeed, createBookFeed } from './book-feed.ts'
import type { BookFailure, FromBookWorker, ToBookWorker } from './book-messages.ts'
import type { Connection } from './connection.ts'
import type { SyncClient } from './follow-sync.ts'
import { type Me, rememberedMe } from './me.ts'

/** What the page knows of the book. A new object with every change. */
export interface BookState {
  /** Null until the first snapshot is here. */
  book: Book | null
  /** Why there is no book, or why it may be out of date. */
  failure: BookFailure | null
  connection: Connection
  /** Null until the first results stand: the sync engine is loaded after them. */
  sync: SyncClient | null
  /** Asks the server for the book again, now. */
  retry(): void
}

export interface BookStore {
  state(): BookState
  subscribe(onChange: () => void): () => void
  /** Opens the book of whoever is signed in; later calls change nothing. */
  open(me: Me): void
}

/**
 * Keeps the one book of the page: the worker's snapshot, overlaid by what the sync engine says. It opens at once
 * for the user of the last visit; on a first visit the worker asks for the book before it is known for whom.
 */
export function createBookStore(): BookStore {
  const listeners = new Set<() => void>()
  let isOpen = false
  const worker = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' })
  const tell = (message: ToBookWorker): void => worker.postMessage(message)
  const fetchSnapshot = (atLeast: number): void => tell({ kind: 'fetch', atLeast })
  let state: BookState = {
    book: null,
    failure: null,
    connection: 'connecting',
    sync: null,
    retry() {
      set({ failure: null })
      fetchSnapshot(0)
    },
  }

  const set = (part: Partial<BookState>): void => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const feed: BookFeed = createBookFeed({
    publish: (book) => set({ book, failure: null }),
    fetchSnapshot,
  })

  function open({ id: userId, teamId, name }: Me): void {
    if (isOpen) return
    isOpen = true
    worker.addEventListener(
      'message',
      receive(feed, (failure) => set({ failure })),
    )
    tell({ kind: 'open', userId, teamId })
    const follow = async (): Promise<void> => {
      const { followSync } = await import('./follow-sync.ts')
      const onConnection = (connection: Connection): void => set({ connection })
      set({ sync: followSync({ userId, teamId, name }, feed.setCommit, onConnection) })
    }
    // The sync engine is a third of all code and the first results need none of it, so it comes after them.
    worker.addEventListener('message', () => void follow(), { once: true })
  }

  const known = rememberedMe()
  if (known === null) tell({ kind: 'ahead' })
  else open(known)
  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    open,
  }
}

function receive(feed: BookFeed, onFailure: (why: BookFailure) => void) {
  let base: BookBase | null = null
  return ({ data }: MessageEvent<FromBookWorker>): void => {
    switch (data.kind) {
      case 'snapshot':
        base = { snapshot: data.snapshot, orders: data.orders, textIndex: null }
        feed.setBase(base)
        break
      case 'textIndex':
        if (base?.snapshot.seq !== data.seq) return
        base = { ...base, textIndex: data.textIndex }
        feed.setBase(base)
        break
      case 'failed':
        onFailure(data.why)
        break
    }
  }
}
