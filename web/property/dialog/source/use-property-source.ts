import { useCallback, useEffect, useRef, useState } from 'react'
import type { PropertySource } from '../../../../sync/api/property-source.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { isByHand } from '../../../../sync/domain/records/hand-source.ts'
import { fetchPropertySource, sourceFailureWords } from '../../../data/property-source.ts'
import { whenBack } from '../../../data/requests/when-back.ts'
import { SETTLING_MS } from '../settling.ts'

export type SourceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly source: PropertySource }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * The source of a property, asked for again where it failed: by the way given, and once the network is back. A comp
 * that was typed by hand has none.
 */
export function usePropertySource(property: Property): { source: SourceState; ask: () => void } {
  const { id } = property
  const hasSource = !isByHand(property)
  const [answer, setAnswer] = useState<{ id: string; state: SourceState } | null>(null)
  const wanted = useRef(id)
  wanted.current = id

  const ask = useCallback(() => {
    const answered = (state: SourceState) => {
      if (wanted.current === id) setAnswer({ id, state })
    }
    answered({ kind: 'loading' })
    fetchPropertySource(id).then(
      (source) => answered({ kind: 'ready', source }),
      (error: unknown) => answered({ kind: 'failed', reason: sourceFailureWords(error) }),
    )
  }, [id])

  useEffect(() => {
    if (!hasSource) return
    const timer = setTimeout(ask, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [ask, hasSource])

  const source: SourceState = answer?.id === id ? answer.state : { kind: 'loading' }
  const hasFailed = source.kind === 'failed'
  useEffect(() => (hasFailed ? whenBack(ask) : undefined), [hasFailed, ask])

  return { source, ask }
}
