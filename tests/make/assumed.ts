import type { Assumed, AssumedTerms, Assumption } from '../../sync/domain/economics/assumptions.ts'

/** What a team assumes, set by one person. */
export function makeAssumed(terms: AssumedTerms, setBy = 'Maria Chen'): Assumed {
  const assumptions = Object.entries(terms).map(([term, value]) => ({ term, value, setBy }) as Assumption)
  return { terms, assumptions }
}
