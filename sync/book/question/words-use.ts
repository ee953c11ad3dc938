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
