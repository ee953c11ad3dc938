import { weakMemo } from '../../memo.ts'
import { mostEdits, type RowKeys, similarityKey } from '../lists/rank-keys.ts'
import { countBits } from '../matching/letter-bag.ts'
import { planesOf, withEnough } from '../matching/letter-planes.ts'
import { neededLetters } from '../matching/needed-letters.ts'
import type { TextQuery } from '../matching/text-query.ts'
import { commonUnits, countCommon } from './common-units.ts'
import { longCounter } from './long-counter.ts'
import { raiseRows } from './raise-rows.ts'
import { SHORT, shortCounter } from './short-counter.ts'
import type { ValuePool } from './value-pool.ts'
import type { ValueStems } from './value-stems.ts'

/**
 * Scores the values of a pool by their similarity to the query. Between two texts are at least as many edits as the
 * longer one has units that are not common to both in the same order, and those take less to count. So values are
 * skipped, many at once where possible, if their length, their letters, the units they have in common with the
 * query, or the score their row already has shows that they do not count.
 */
export function compareValues(pool: ValuePool, query: TextQuery, best: RowKeys): void {
  const { starts, backwards, shared, rows, stems } = pool
  const own = rows.kind === 'own' ? rows.rows : null
  const { low: restsLow, high: restsHigh } = stems.rests
  const { length, scale, wordPrefix } = query.keys
  const { low, high, uncounted } = query.pattern.bag
  const common = commonUnits(pool, query)
  const counter = length <= SHORT ? shortCounter(pool, query) : longCounter(pool, query)
  const fewest = length - half(length)
  const most = 2 * length
  // How many units the next value shares with the latest one that was read.
  let ready = 0
  let next = 0
  const alikeStems = memory.of(stems)
  const count = findAlikeStems(stems, query, alikeStems)
  for (let i = 0; i < count; i++) {
    const stem = alikeStems[i] as number
    for (; next <= stem && ready > 0; next++) ready = Math.min(ready, stems.shared[next] as number)
    next = stem + 1
    const shortest = stems.fewest[stem] as number
    if (shortest > most || (stems.most[stem] as number) < fewest) continue
    const longer = Math.max(shortest, length)
    const needed = longer - half(longer)
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
      const rest = countBits((restsLow[value] as number) & low, (restsHigh[value] as number) & high)
      const unlike = longer - begun - rest - uncounted
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

const memory = weakMemo(({ count }: ValueStems) => new Uint32Array(count))

/** Lists the stems that may have values long and short enough, and with enough of the query's letters. */
function findAlikeStems(
  { count: all, letters, halves, fewestOf32, mostOf32 }: ValueStems,
  { keys: { length }, pattern: { bag } }: TextQuery,
  stems: Uint32Array,
): number {
  const asked = planesOf(bag.low, bag.high)
  const needed = neededLetters(halves, length, bag.uncounted)
  const begin = new Int32Array(6)
  let count = 0
  for (let block = 0; block < fewestOf32.length; block++) {
    if ((fewestOf32[block] as number) > 2 * length || (mostOf32[block] as number) < length - half(length))
      continue
    needed.begin(block, begin)
    let alike = withEnough(letters, block, asked, begin)
    for (; alike !== 0; alike &= alike - 1) stems[count++] = block * 32 + 31 - Math.clz32(alike & -alike)
  }
  // Where any letters will do, the last 32 are taken whole, beyond the last stem.
  while (count > 0 && (stems[count - 1] ?? all) >= all) count--
  return count
}

/**
 * The most edits that two texts may differ by, where the longer one has this many units. A text of more than twice
 * the query's units is never that close.
 */
function half(longer: number): number {
  return longer >> 1
}
