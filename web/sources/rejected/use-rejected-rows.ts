import { useCallback, useEffect, useState } from 'react'
import { listRejected } from '../../../sync/api/sources.ts'
import { call } from '../../data/requests/call.ts'
import { useAnswer } from '../../data/requests/use-answer.ts'
import type { RejectedRow } from './rejected-row.ts'

interface RejectedRows {
  /** Null before the first answer. */
  rows: readonly RejectedRow[] | null
  total: number
  /** Why the last try gave none; null where it gave some. */
  failure: unknown
  refresh(): Promise<void>
  /** Asks for the rows behind those that are here. */
  more(): void
}

/** The rejected rows of a source: the server answers so many at once, and the next ones when they are asked for. */
export function useRejectedRows(id: number): RejectedRows {
  const ask = useCallback(() => call(listRejected, { id }), [id])
  const { answer, failure, refresh } = useAnswer(ask)
  const [further, setFurther] = useState<readonly RejectedRow[]>([])
  const [isAsking, setAsking] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins anew.
  useEffect(() => setFurther([]), [answer])
  const first = answer?.rows ?? []
  const total = answer?.total ?? 0
  const offset = first.length + further.length
  const more = useCallback(() => {
    if (isAsking || offset >= total) return
    setAsking(true)
    call(listRejected, { id, offset })
      .then(({ rows }) => setFurther((was) => [...was, ...rows]))
      // They are asked for again when the end of the list is next in sight.
      .catch(() => {})
      .finally(() => setAsking(false))
  }, [id, isAsking, offset, total])
  return { rows: answer === null ? null : [...first, ...further], total, failure, refresh, more }
}
