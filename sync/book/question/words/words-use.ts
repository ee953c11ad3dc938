import type { Criterion } from '../../../domain/criteria/criterion.ts'

/** What became of words to search. */
export interface WordsUse {
  /** As they were asked. */
  text: string
  /**
   * `held`: properties that hold all the words are found. `each`: properties that hold each of the words that are
   * used, in any field. `similar`: properties with similar words, because none holds these. `none`: the words decide
   * nothing.
   */
  by: 'held' | 'each' | 'similar' | 'none'
  /** Those of them that are used. */
  used: string
  /** The words that are not used, because with everything else that is asked they would leave nothing. */
  notUsed: readonly string[]
  /** The parts that are told not to be there. They decide nothing. */
  denied: readonly string[]
  /** How many meet all other criteria and hold only similar words. */
  similar: number
  /** Some of the values that are similar, the closest first. */
  similarWords: readonly string[]
  /** Whether what holds only similar words is among what is found. */
  withSimilar: boolean
}

/** The criteria as they were used. `words` says, in order, what became of the words of each. */
export function usedCriteria(criteria: readonly Criterion[], words: readonly WordsUse[]): Criterion[] {
  const uses = words.values()
  return criteria.flatMap<Criterion>((criterion) => {
    if (criterion.kind !== 'text') return [criterion]
    const use = uses.next().value
    if (use === undefined) return [criterion]
    return use.by === 'none' ? [] : [{ ...criterion, text: use.used }]
  })
}
