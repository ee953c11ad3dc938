import { useMemo } from 'react'
import type { AssumedTerm } from '../../sync/domain/economics/assumptions.ts'
import { mutators } from '../../sync/mutators/mutators.ts'
import { useSync } from './book/book.tsx'
import type { Written } from './requests/write-outcome.ts'

interface AssumptionWrites {
  /** Null takes back what is assumed of the term. */
  set(term: AssumedTerm, value: number | null): Promise<Written>
}

/** Null until the sync engine is there. */
export function useAssumptionWrites(): AssumptionWrites | null {
  const sync = useSync()
  return useMemo(() => {
    if (sync === null) return null
    const { zero, unsent } = sync
    return {
      set: (term, value) =>
        unsent.written(zero.mutate(mutators.assumption.set({ term, value, now: Date.now() }))),
    }
  }, [sync])
}
