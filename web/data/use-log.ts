import { useCallback, useEffect, useState } from 'react'

/** A page of a log, the newest entries first. `next` is where the page after it begins; null for the last. */
interface LogPage {
  readonly entries: readonly unknown[]
  readonly next: unknown
}

export interface Log<Page extends LogPage> {
  /** Newest first, of all pages that were asked for; null until they are here. */
  entries: Page['entries'] | null
  /** The page that came last, whatever it answered; null until one is here. */
  latest: Page | null
  hasMore: boolean
  isLoading: boolean
  /** Why the last try gave nothing; null where it gave something. */
  failure: unknown
  more(): void
  reload(): void
}

interface Loaded<Page extends LogPage> {
  /** The filter, in words, that the entries answer. */
  key: string
  entries: Page['entries']
  next: Page['next']
}

/** A log by pages, as far as it was asked for. `filter` may be a new object that says the same; `ask` stays one function. */
export function useLog<Filter extends object, Page extends LogPage>(
  filter: Filter,
  ask: (filter: Filter, before: Page['next'], signal?: AbortSignal) => Promise<Page>,
): Log<Page> {
  const key = JSON.stringify(filter)
  const [loaded, setLoaded] = useState<Loaded<Page> | null>(null)
  const [latest, setLatest] = useState<Page | null>(null)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const load = useCallback(
    async (before: Page['next'], signal?: AbortSignal): Promise<void> => {
      setLoading(true)
      try {
        const page = await ask(JSON.parse(key) as Filter, before, signal)
        setLatest(page)
        setLoaded((was) => {
          const above = before !== null && was?.key === key ? was.entries : []
          return { key, entries: [...above, ...page.entries], next: page.next }
        })
        setFailure(null)
      } catch (error) {
        if (signal?.aborted) return
        setFailure(error)
      }
      setLoading(false)
    },
    [key, ask],
  )
  useEffect(() => {
    const left = new AbortController()
    void load(null, left.signal)
    return () => left.abort()
  }, [load])

  const next = loaded?.next ?? null
  return {
    entries: loaded?.entries ?? null,
    latest,
    hasMore: next !== null,
    isLoading,
    failure,
    more: () => void load(next),
    reload: () => void load(null),
  }
}
