import type { BytePattern } from './byte-pattern.ts'
import type { TextQuery } from './text-query.ts'
import { emptySet, intersect, isEmpty, type ValueSet } from './value-set.ts'
import type { WordIndex } from './word-index.ts'
import { addBeginning, addContaining, addEnding } from './word-sets.ts'

/** The values whose words are indexed. */
interface IndexedValues {
  /** Calls back with those of some values that contain a pattern. */
  eachContaining(values: ValueSet, pattern: BytePattern, found: (value: number) => void): void
  raise(value: number, key: number): void
  raiseAll(values: ValueSet, key: number): void
}

/** Finds the values that contain the query, or whose words its words begin, by their words. */
export function matchWords(words: WordIndex, query: TextQuery, values: IndexedValues): void {
  const { pattern, wordPatterns, keys } = query
  const [first, ...others] = wordPatterns as [BytePattern, ...BytePattern[]]
  const valuesBy = (add: typeof addContaining, asked: BytePattern): ValueSet => {
    const set = emptySet(words.postings.setWords)
    add(set, words, asked)
    return set
  }
  if (query.oneWord) {
    values.raiseAll(valuesBy(addContaining, pattern), keys.substring)
    return
  }
  // A text that contains the query has a word that ends with the query's first word, and words that begin with the
  // others.
  const whole = valuesBy(addEnding, first)
  const begun = valuesBy(addBeginning, first)
  for (const other of others) {
    const set = valuesBy(addBeginning, other)
    intersect(whole, set)
    intersect(begun, set)
    if (isEmpty(whole) && isEmpty(begun)) return
  }
  values.raiseAll(begun, keys.wordPrefix)
  values.eachContaining(whole, pattern, (value) => values.raise(value, keys.substring))
}
