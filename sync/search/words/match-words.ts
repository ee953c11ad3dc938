import { weakMemo } from '../../memo.ts'
import { emptySet, intersect, type ValueSet } from '../lists/value-set.ts'
import type { BytePattern } from '../matching/byte-pattern.ts'
import type { TextQuery } from '../matching/text-query.ts'
import type { WordIndex } from './word-index.ts'
import { addBeginning, addContaining, addEnding } from './word-sets.ts'

/** The values whose words are indexed. */
interface IndexedValues {
  /** Calls back with those of some values that contain a pattern. */
  eachContaining(values: ValueSet, pattern: BytePattern, found: (value: number) => void): void
  /** Gives values the key of those that contain the query. */
  putOne(value: number): void
  putAll(values: ValueSet): void
  /** Gives values the key of those whose words begin with the query's, where theirs is not better. */
  raiseAll(values: ValueSet): void
}

/** Sets that are reused: making them takes longer than filling them. */
const setsOf = weakMemo(({ postings: { setWords } }: WordIndex) => ({
  whole: emptySet(setWords),
  begun: emptySet(setWords),
  followed: emptySet(setWords),
  other: emptySet(setWords),
}))

/** Finds the values that contain the query, or whose words its words begin, by their words. */
export function matchWords(words: WordIndex, query: TextQuery, values: IndexedValues): void {
  const { pattern, oneWord, wordPatterns } = query
  const { whole, begun, followed, other } = setsOf.of(words)
  if (oneWord) {
    addContaining(whole.fill(0), words, pattern)
    values.putAll(whole)
    return
  }
  // A text that contains the query has a word that ends with the query's first word, and words that begin with the
  // others. Those that begin so are found faster, and often there are none.
  const [first, ...others] = wordPatterns as [BytePattern, ...BytePattern[]]
  followed.fill(-1)
  for (const asked of others) {
    addBeginning(other.fill(0), words, asked)
    if (!intersect(followed, other)) return
  }
  addBeginning(begun.fill(0), words, first)
  if (intersect(begun, followed)) values.raiseAll(begun)
  addEnding(whole.fill(0), words, first)
  if (intersect(whole, followed)) values.eachContaining(whole, pattern, values.putOne)
}
