import { commonUnits, countCommon } from './common-units.ts'
import { countBits } from './letter-bag.ts'
import { longCounter } from './long-counter.ts'
import { raiseRows } from './raise-rows.ts'
import { mostEdits, similarityKey } from './rank-keys.ts'
import { SHORT, shortCounter } from './short-counter.ts'
import type { TextQuery } from './text-query.ts'
import type { ValuePool } from './value-pool.ts'

/**
 * Scores the values of a pool by their similarity to the query. Between two texts are at least as many edits as the
 * longer one has units that are not common to both in the same order, and those take less to count. So values are
 * skipped, many at once where possible, if their length, their letters, the units they have in common with the
 * query, or the score their row already has shows that they do not count.
 */
export function compareValues(pool: ValuePool, query: TextQuery, best: Uint32Array): void {
  const { starts, backwards, shared, rows, stems } = pool
  const own = rows.kind === 'own' ? rows.rows : null
  const { low: bagsLow, high: bagsHigh } = pool.bags
  const { length, scale, wordPrefix } = query.keys
  const { low, high, uncounted } = query.pattern.bag
  const common = commonUnits(pool, query)
  const counter = length <= SHORT ? shortCounter(pool, query) : longCounter(pool, query)
  const fewest = length - half(length)
  const most = 2 * length
  // How many units the next value shares with the latest one that was read.
  let ready = 0
  for (let stem = 0; stem < stems.count; stem++) {
    ready = Math.min(ready, stems.shared[stem] as number)
    const shortest = stems.fewest[stem] as number
    if (shortest > most || (stems.most[stem] as number) < fewest) continue
    const longer = Math.max(shortest, length)
    const needed = longer - half(longer)
    const alike = countBits((stems.low[stem] as number) & low, (stems.high[stem] as number) & high)
    if (alike + uncounted < needed) continue
    const first = stems.firsts[stem] as number
    const end = stems.firsts[stem + 1] as number
    const units = stems.units[stem] as number
    const start = backwards ? (starts[first + 1] as number) - 2 : (starts[first] as number)
    const begun = countCommon(common, start, units, ready)
    ready = units
    const rest = countBits((stems.restLow[stem] as number) & low, (stems.restHigh[stem] as number) & high)
    if (begun + rest + uncounted < needed) continue
    for (let value = first; value < end; value++) {
      if (value > first) ready = Math.min(ready, shared[value] as number)
      const from = starts[value] as number
      const units = (starts[value + 1] as number) - 1 - from
      const longer = Math.max(units, length)
      const unlike =
        longer - countBits((bagsLow[value] as number) & low, (bagsHigh[value] as number) & high) - uncounted
      // One jump for both reasons: which one applies cannot be predicted, and a misprediction costs more than the sums.
      if (((half(longer) - unlike) | (most - units)) < 0) continue
      // Shared values are few, so they are compared whatever score their rows have.
      const key = own === null ? 0 : (best[own[value] as number] as number)
      if (key >= wordPrefix) continue
      const allowed = mostEdits(scale, key, longer)
      const start = backwards ? from + units - 1 : from
      const inCommon = countCommon(common, start, units, ready)
      ready = units
      if (longer - inCommon > allowed) continue
      const edits = counter.count(start, units, allowed)
      if (edits <= allowed) raiseRows(rows, value, similarityKey(scale, edits, longer), best)
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
