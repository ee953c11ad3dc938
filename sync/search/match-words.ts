import { type BytePattern, findBytes } from './byte-pattern.ts'
import { raiseRows, raiseSet } from './raise-rows.ts'
import type { TextQuery } from './text-query.ts'
import type { ValuePool } from './value-pool.ts'
import { eachValue, emptySet, intersect, isEmpty, type ValueSet } from './value-set.ts'
import type { WordIndex } from './word-index.ts'
import { addBeginning, addContaining, addEnding } from './word-sets.ts'

/** Finds the values that contain the query, or whose words its words begin, by the words of a pool. */
export function matchWords(pool: ValuePool, words: WordIndex, query: TextQuery, best: Uint32Array): void {
  const { pattern, wordPatterns, keys } = query
  const [first, ...others] = wordPatterns as [BytePattern, ...BytePattern[]]
  const valuesBy = (add: typeof addContaining, asked: BytePattern): ValueSet => {
    const set = emptySet(pool.count)
    add(set, words, asked)
    return set
  }
  if (query.oneWord) {
    raiseSet(pool, valuesBy(addContaining, pattern), keys.substring, best)
    return
  }
  // What contains the query has a word that ends as the query's first, and words that begin as all others.
  const whole = valuesBy(addEnding, first)
  const begun = valuesBy(addBeginning, first)
  for (const other of others) {
    const set = valuesBy(addBeginning, other)
    intersect(whole, set)
    intersect(begun, set)
    if (isEmpty(whole) && isEmpty(begun)) return
  }
  raiseSet(pool, begun, keys.wordPrefix, best)
  eachValue(whole, (value) => {
    const end = (pool.starts[value + 1] as number) - 1
    if (findBytes(pool.text, pool.starts[value] as number, end, pattern) < 0) return
    raiseRows(pool, value, keys.substring, best)
  })
}
