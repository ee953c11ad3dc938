import type { Criterion } from '../../domain/criteria/criterion.ts'

/** What became of words to search. */
export interface WordsUse {
  /** As they were asked. */
  text: string
  /**
   * `held`: found is what holds them; `each`: what holds each of those used, wherever it stands; `similar`: what holds
   * similar words, as none found holds these; `none`: they decide nothing.
   */
  by: 'held' | 'each' | 'similar' | 'none'
  /** Those of them that are used. */
  used: string
  /** The words that are not used: together with all else that is asked they would leave nothing. */
  notUsed: readonly string[]
  /** How many meet all other criteria and hold only similar words. */
  similar: number
  /** Some of the values that are similar, the closest first. */
  similarWords: readonly string[]
  /** Whether what holds only similar words is among what is found. */
  withSimilar: boolean
}

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
