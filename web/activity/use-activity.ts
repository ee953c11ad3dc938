import { useCallback, useEffect, useState } from 'react'
import { type ActivityEntry, type ActivityFilter, listActivity } from '../../sync/api/activity.ts'
import { call } from '../data/call.ts'

interface Named<Id> {
  readonly id: Id
  readonly name: string
}

export interface Activity {
  /** Newest first; null until they are here. */
  entries: readonly ActivityEntry[] | null
  people: readonly Named<string>[]
  sources: readonly Named<number>[]
  hasMore: boolean
  isLoading: boolean
  /** Why the last try gave nothing; null where it gave something. */
  failure: unknown
  more(): void
  reload(): void
}

interface Loaded {
  /** The question, in words, that the entries answer. */
  key: string
  entries: readonly ActivityEntry[]
  next: string | null
}

/** What became of the properties, as far as it was asked for. `filter` is one object as long as it says the same. */
export function useActivity(filter: ActivityFilter): Activity {
  const key = JSON.stringify(filter)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [choices, setChoices] = useState<Pick<Activity, 'people' | 'sources'>>({ people: [], sources: [] })
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const load = useCallback(
    async (before: string | null, signal?: AbortSignal): Promise<void> => {
      setLoading(true)
      try {
        const asked = { ...(JSON.parse(key) as ActivityFilter), ...(before !== null && { before }) }
        const { entries, next, people, sources } = await call(listActivity, asked, signal && { signal })
        setChoices({ people, sources })
        setLoaded((was) => {
          const above = before !== null && was?.key === key ? was.entries : []
          return { key, entries: [...above, ...entries], next }
        })
        setFailure(null)
      } catch (error) {
        if (signal?.aborted) return
        setFailure(error)
      }
      setLoading(false)
    },
    [key],
  )
  useEffect(() => {
    const left = new AbortController()
    void load(null, left.signal)
    return () => left.abort()
  }, [load])

  const next = loaded?.next ?? null
  return {
    entries: loaded?.entries ?? null,
    ...choices,
    hasMore: next !== null,
    isLoading,
    failure,
    more: () => void load(next),
    reload: () => void load(null),
  }
}
