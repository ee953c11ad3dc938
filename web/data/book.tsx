import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import type { BookState, BookStore } from './book-store.ts'
import type { Connection } from './connection.ts'
import type { SyncClient } from './follow-sync.ts'
import { useMe } from './session.tsx'

const BookContext = createContext<BookStore | null>(null)

/** Holds the book for the app's life, open for whoever is signed in. */
export function BookProvider({ store, children }: { store: BookStore; children: ReactNode }) {
  const me = useMe()
  useEffect(() => {
    if (me) store.open(me)
  }, [store, me])
  return <BookContext value={store}>{children}</BookContext>
}

/** The book and what is known of its freshness; the caller renders again with every change of it. */
export function useBook(): BookState {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, store.state)
}

export function useConnection(): Connection {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, () => store.state().connection)
}

/** The one sync engine of the page; null until it is loaded, which is after the first results stand. */
export function useSync(): SyncClient | null {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, () => store.state().sync)
}

function useStore(): BookStore {
  const store = use(BookContext)
  if (store === null) throw new Error('The book is asked for outside BookProvider.')
  return store
}
