import { countBits } from './letter-bag.ts'
import { longCounter } from './long-counter.ts'
import type { LongTextReader } from './long-text-reader.ts'
import type { TextsByLength } from './long-texts.ts'
import { mostEdits, similarityKey } from './rank-keys.ts'
import { SHORT, shortCounter } from './short-counter.ts'
import type { TextQuery } from './text-query.ts'

/** Scores the rows by the similarity of their texts to the query: those that are long enough, and not too long. */
export function compareLongTexts(
  { rows, firsts, bags }: TextsByLength,
  reader: LongTextReader,
  query: TextQuery,
  best: Uint32Array,
): void {
  const { length, scale, wordPrefix } = query.keys
  const { low, high, uncounted } = query.pattern.bag
  const most = Math.min(2 * length, firsts.length - 2)
  const text = new Uint8Array(most)
  const values = { text, backwards: false }
  const counter = length <= SHORT ? shortCounter(values, query) : longCounter(values, query)
  for (let units = length - (length >> 1); units <= most; units++) {
    const longer = Math.max(units, length)
    const end = firsts[units + 1] as number
    for (let at = firsts[units] as number; at < end; at++) {
      const alike = countBits((bags.low[at] as number) & low, (bags.high[at] as number) & high) + uncounted
      if (longer - alike > longer >> 1) continue
      const row = rows[at] as number
      const key = best[row] as number
      if (key >= wordPrefix) continue
      const allowed = mostEdits(scale, key, longer)
      if (longer - alike > allowed) continue
      reader.read(row, text)
      const edits = counter.count(0, units, allowed, 0)
      if (edits <= allowed) best[row] = Math.max(key, similarityKey(scale, edits, longer))
    }
  }
}
