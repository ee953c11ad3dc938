import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { useMe, useRefreshMe } from '../session/session.tsx'
import type { Connection } from '../sync/connection.ts'
import type { SyncClient } from '../sync-client.ts'
import type { BookState, BookStore } from './book-store.ts'

const BookContext = createContext<BookStore | null>(null)

/** Holds the book for the app's life, open for whoever is signed in. */
export function BookProvider({ store, children }: { store: BookStore; children: ReactNode }) {
  const me = useMe()
  const refresh = useRefreshMe()
  useEffect(() => {
    if (me) store.open(me)
  }, [store, me])
  const sync = useSyncExternalStore(store.subscribe, () => store.state().sync)
  useEffect(() => sync?.onNews(refresh), [sync, refresh])
  const isRefused = useSyncExternalStore(store.subscribe, () => isSignedOut(store.state()))
  useEffect(() => {
    if (isRefused) void refresh()
  }, [isRefused, refresh])
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

/** Nobody is signed in by now, or somebody else. */
function isSignedOut({ failure, connection }: BookState): boolean {
  return failure === 'signed_out' || connection === 'signed_out'
}

function useStore(): BookStore {
  const store = use(BookContext)
  if (store === null) throw new Error('The book is asked for outside BookProvider.')
  return store
}
