import { useCallback, useEffect, useRef, useState } from 'react'

/** One page of a log, newest first. `next` asks for the entries after it; null after the last. */
export interface EntriesPage<Entry, Next> {
  entries: readonly Entry[]
  next: Next | null
}

export interface Entries<Entry, Page> {
  /** Newest first; null until they are here. */
  entries: readonly Entry[] | null
  /** The last answer, whatever was asked; null before the first. */
  page: Page | null
  hasMore: boolean
  isLoading: boolean
  /** Why the last try gave nothing; null where it gave something. */
  failure: unknown
  more(): void
  /** Asks anew for all that is shown. */
  reload(): Promise<void>
}

interface Loaded<Entry, Next> {
  /** The question, in words, that the entries answer. */
  key: string
  entries: readonly Entry[]
  next: Next | null
}

/** The entries of a log that a filter leaves, page by page. `ask` stays the same function. */
export function useEntries<Filter extends object, Entry, Next, Page extends EntriesPage<Entry, Next>>(
  filter: Filter,
  ask: (asked: Filter & { before?: Next }, signal?: AbortSignal) => Promise<Page & EntriesPage<Entry, Next>>,
): Entries<Entry, Page> {
  const key = JSON.stringify(filter)
  const [loaded, setLoaded] = useState<Loaded<Entry, Next> | null>(null)
  const [page, setPage] = useState<Page | null>(null)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const askFrom = useCallback(
    (before: Next | null, signal?: AbortSignal) =>
      ask({ ...(JSON.parse(key) as Filter), ...(before !== null && { before }) }, signal),
    [ask, key],
  )
  const load = useCallback(
    async (before: Next | null, signal?: AbortSignal): Promise<void> => {
      setLoading(true)
      try {
        const answer = await askFrom(before, signal)
        setPage(answer)
        setLoaded((was) => {
          const above = before !== null && was?.key === key ? was.entries : []
          return { key, entries: [...above, ...answer.entries], next: answer.next }
        })
        setFailure(null)
      } catch (error) {
        if (signal?.aborted) return
        setFailure(error)
      }
      setLoading(false)
    },
    [askFrom, key],
  )
  useEffect(() => {
    const left = new AbortController()
    void load(null, left.signal)
    return () => left.abort()
  }, [load])

  const shown = useRef(0)
  useEffect(() => {
    shown.current = loaded?.entries.length ?? 0
  }, [loaded])
  const reload = useCallback(async () => {
    try {
      const first = await askFrom(null)
      const entries = [...first.entries]
      let { next } = first
      while (next !== null && entries.length < shown.current) {
        const answer = await askFrom(next)
        entries.push(...answer.entries)
        next = answer.next
      }
      setPage(first)
      // Another question may have been asked meanwhile.
      setLoaded((was) => (was === null || was.key === key ? { key, entries, next } : was))
      setFailure(null)
    } catch (error) {
      setFailure(error)
    }
  }, [askFrom, key])

  const next = loaded?.next ?? null
  return {
    entries: loaded?.entries ?? null,
    page,
    hasMore: next !== null,
    isLoading,
    failure,
    more: () => void load(next),
    reload,
  }
}
