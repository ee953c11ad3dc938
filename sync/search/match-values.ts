import { beginsWord, findBytes } from './byte-pattern.ts'
import { raiseRows } from './raise-rows.ts'
import type { TextQuery } from './text-query.ts'
import type { ValuePool } from './value-pool.ts'

/** Finds the values that contain the query, or whose words its words begin, by looking at every value of a pool. */
export function matchValues(pool: ValuePool, query: TextQuery, best: Uint32Array): void {
  const { count, text, starts, bags, rows } = pool
  const { pattern, oneWord, wordPatterns, keys } = query
  const { low, high } = pattern.bag
  // What holds every word of the query holds all bits of each; what holds the query, those of the whole.
  const wordsLow = wordPatterns.reduce((bits, { bag }) => bits | bag.low, 0)
  const wordsHigh = wordPatterns.reduce((bits, { bag }) => bits | bag.high, 0)
  for (let value = 0; value < count; value++) {
    const bagLow = bags.low[value] as number
    const bagHigh = bags.high[value] as number
    if ((bagLow & wordsLow) !== wordsLow || (bagHigh & wordsHigh) !== wordsHigh) continue
    const from = starts[value] as number
    const to = (starts[value + 1] as number) - 1
    if ((bagLow & low) === low && (bagHigh & high) === high && findBytes(text, from, to, pattern) >= 0) {
      raiseRows(rows, value, keys.substring, best)
    } else if (!oneWord && wordPatterns.every((word) => beginsWord(text, from, to, word))) {
      raiseRows(rows, value, keys.wordPrefix, best)
    }
  }
}
