import { countBits } from './letter-bag.ts'
import { longCounter } from './long-counter.ts'
import { raiseRows } from './raise-rows.ts'
import { mostEdits, similarityKey } from './rank-keys.ts'
import { SHORT, shortCounter } from './short-counter.ts'
import type { TextQuery } from './text-query.ts'
import { VALUES_PER_BLOCK } from './value-blocks.ts'
import type { ValuePool } from './value-pool.ts'

/**
 * Scores the values of a pool by their similarity to the query. Values are skipped, many at once where possible, if
 * their length, their letters, the part they share with an earlier value, or the score their row already has shows
 * that they do not count.
 */
export function compareValues(pool: ValuePool, query: TextQuery, best: Uint32Array): void {
  const { count, starts, backwards, shared, rows, blocks } = pool
  const own = rows.kind === 'own' ? rows.rows : null
  const { low: bagsLow, high: bagsHigh } = pool.bags
  const { length, scale, wordPrefix } = query.keys
  const { low, high, uncounted } = query.pattern.bag
  const counter = length <= SHORT ? shortCounter(pool, query) : longCounter(pool, query)
  const { edits } = counter
  // How many units the next value shares with the latest one whose edits were counted.
  let ready = 0
  for (let from = 0, block = 0; from < count; from += VALUES_PER_BLOCK, block++) {
    const allReady = Math.min(ready, blocks.shared[block] as number)
    const shortest = Math.max(blocks.fewest[block] as number, length)
    const most = Math.min(blocks.most[block] as number, 2 * length)
    const alike =
      countBits((blocks.low[block] as number) & low, (blocks.high[block] as number) & high) + uncounted
    if (
      shortest - alike > half(shortest) ||
      (edits[allReady] as number) - (most - allReady) > half(Math.max(most, length))
    ) {
      ready = allReady
      continue
    }
    const end = Math.min(from + VALUES_PER_BLOCK, count)
    for (let value = from; value < end; value++) {
      ready = Math.min(ready, shared[value] as number)
      const start = starts[value] as number
      const units = (starts[value + 1] as number) - 1 - start
      const longer = Math.max(units, length)
      const unlike =
        longer - countBits((bagsLow[value] as number) & low, (bagsHigh[value] as number) & high) - uncounted
      const parted = (edits[ready] as number) - (units - ready)
      // One jump for both reasons: which one applies cannot be predicted, and a misprediction costs more than the sums.
      if (((half(longer) - unlike) | (half(longer) - parted)) < 0) continue
      // Shared values are few, so they are compared whatever score their rows have.
      const key = own === null ? 0 : (best[own[value] as number] as number)
      if (key >= wordPrefix) continue
      const allowed = mostEdits(scale, key, longer)
      if (unlike > allowed) continue
      const counted = counter.count(backwards ? start + units - 1 : start, units, allowed, ready)
      ready = counter.ready
      if (counted <= allowed) raiseRows(rows, value, similarityKey(scale, counted, longer), best)
    }
  }
}

/**
 * The most edits that two texts may differ by, where the longer one has this many units. A text of more than twice
 * the query's units is never that close.
 */
function half(longer: number): number {
  return longer >> 1
}
