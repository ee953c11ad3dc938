import type { Criterion } from '../../domain/criteria/criterion.ts'
import type { WordsUse } from './words-use.ts'

/** Criteria as they were used: what became of each one's words is in `words`, in order. */
export function usedCriteria(criteria: readonly Criterion[], words: readonly WordsUse[]): Criterion[] {
  const uses = words.values()
  return criteria.flatMap<Criterion>((criterion) => {
    if (criterion.kind !== 'text') return [criterion]
    const use = uses.next().value
    if (use === undefined) return [criterion]
    return use.by === 'none' ? [] : [{ ...criterion, text: use.used }]
  })
}
