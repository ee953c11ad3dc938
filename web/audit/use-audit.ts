import { useCallback, useEffect, useState } from 'react'
import { type AuditEntry, type AuditFilter, listAudit } from '../../sync/api/audit.ts'
import { call } from '../data/call.ts'

export interface Audit {
  /** Newest first; null until they are here. */
  entries: readonly AuditEntry[] | null
  people: readonly { id: string; name: string }[]
  hasMore: boolean
  isLoading: boolean
  /** Why the last try gave nothing; null where it gave something. */
  failure: unknown
  more(): void
  retry(): void
}

interface Loaded {
  /** The question, in words, that the entries answer. */
  key: string
  entries: readonly AuditEntry[]
  next: number | null
}

/** The audit log, as far as it was asked for. `filter` is one object as long as it says the same. */
export function useAudit(filter: AuditFilter): Audit {
  const key = JSON.stringify(filter)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [people, setPeople] = useState<Audit['people']>([])
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const load = useCallback(
    async (before: number | null, signal?: AbortSignal): Promise<void> => {
      setLoading(true)
      try {
        const asked = { ...(JSON.parse(key) as AuditFilter), ...(before !== null && { before }) }
        const answer = await call(listAudit, asked, signal && { signal })
        const { next } = answer
        setPeople(answer.people)
        setLoaded((was) => {
          const above = before !== null && was?.key === key ? was.entries : []
          return { key, entries: [...above, ...answer.entries], next }
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
    people,
    hasMore: next !== null,
    isLoading,
    failure,
    more: () => void load(next),
    retry: () => void load(null),
  }
}
