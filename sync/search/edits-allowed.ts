import { countBits } from './letter-bag.ts'
import { mostEdits } from './rank-keys.ts'
import type { TextQuery } from './text-query.ts'
import type { ValuePool } from './value-pool.ts'

/**
 * Tells for a value of so many units how many edits it may be from the query and still count for one of its rows;
 * -1 where its length, its letters or what its row has already show that it does not.
 */
export function editsAllowed(
  pool: ValuePool,
  { pattern: { bag }, keys: { length, scale, wordPrefix } }: TextQuery,
  best: Uint32Array,
): (value: number, units: number) => number {
  const { bagsLow, bagsHigh, rowStarts, rows } = pool
  const { low, high, uncounted } = bag
  const shortest = (length + 1) >> 1
  const longest = 2 * length
  return (value, units) => {
    if (units < shortest || units > longest) return -1
    const firstRow = rowStarts[value] as number
    // Values of several rows are few.
    const key = rowStarts[value + 1] === firstRow + 1 ? (best[rows[firstRow] as number] as number) : 0
    if (key >= wordPrefix) return -1
    const longer = units > length ? units : length
    const most = mostEdits(scale, key, longer)
    const alike = countBits((bagsLow[value] as number) & low, (bagsHigh[value] as number) & high) + uncounted
    return longer - alike > most ? -1 : most
  }
}
