import type { Book, BookBase } from '../../sync/book/book.ts'
import type { SessionUser } from '../../sync/session.ts'
import { type BookFeed, createBookFeed } from './book-feed.ts'
import type { BookFailure, FromBookWorker, ToBookWorker } from './book-messages.ts'
import type { Connection } from './connection.ts'
import type { SyncClient } from './follow-sync.ts'
import { rememberedMe } from './me.ts'

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
  open(user: SessionUser): void
}

/**
 * Keeps the one book of the page: the worker's snapshot, overlaid by what the sync engine says. The worker starts
 * at once; on a first visit it has the book from the server before it is known for whom.
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

  if (rememberedMe() === null) tell({ kind: 'ahead' })
  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    open({ userId, teamId, name }) {
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
    },
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
