import type { AssumedTerms } from '../../domain/economics/assumptions.ts'
import { isComputedField } from '../../domain/economics/computed-names.ts'
import { weakMemo } from '../../memo.ts'

const latest = weakMemo((_of: object) => ({ assumed: null as AssumedTerms | null, under: {} }))

/**
 * What results for a column of a snapshot are kept by: the snapshot's own part, or of a rent that is worked out one
 * object for it and what is assumed. The same object of assumptions means the same ones; only the last are kept.
 */
export function keptUnder(of: object, by: string, assumed: AssumedTerms | undefined): object {
  if (assumed === undefined || !isComputedField(by)) return of
  const held = latest.of(of)
  if (held.assumed !== assumed) {
    held.assumed = assumed
    held.under = {}
  }
  return held.under
}
