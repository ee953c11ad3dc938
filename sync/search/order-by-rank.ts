import { countUp } from '../columns/count-up.ts'
import { weakMemo } from '../memo.ts'
import type { TextHits } from './text-search.ts'

/** Whether few rows have a rank is estimated from one row in so many. */
const SAMPLED = 61
/** Fewer than one row in so many is few. */
const FEW = 8

/** Rows are sorted in so many parts at a time, because each of a rank waits for the one before of its part. */
const PARTS = 4

/** Where each row stands in an order, and memory that is reused: making it takes longer than what is done with it. */
const memory = weakMemo((order: Uint32Array) => {
  let rows = 0
  for (let place = 0; place < order.length; place++) rows = Math.max(rows, (order[place] as number) + 1)
  const placeOf = new Uint32Array(rows).fill(order.length)
  for (let place = 0; place < order.length; place++) placeOf[order[place] as number] = place
  return {
    placeOf,
    places: new Int32Array((order.length >>> 5) + 1),
    found: new Uint32Array(order.length),
    foundRanks: new Uint16Array(order.length),
  }
})
type Memory = ReturnType<typeof memory.of>

/**
 * The rows with a rank and a mark of 0, best first. Rows of equal rank come as in `order`, which names each row at
 * most once. This is a counting sort.
 */
export function orderByRank({ ranks, scores }: TextHits, marks: Int32Array, order: Uint32Array): Uint32Array {
  const held = memory.of(order)
  const count = areFew(ranks) ? findFew(ranks, marks, order, held) : findAll(ranks, marks, order, held)
  const { found, foundRanks } = held
  const part = Math.floor(count / PARTS)
  // Of each part, next[rank * PARTS + part] first counts the rows of a rank, then is where the next one of them goes.
  const next = new Uint32Array(scores.length * PARTS)
  for (let i = 0; i < part; i++) {
    for (let p = 0; p < PARTS; p++) countUp(next, (foundRanks[p * part + i] as number) * PARTS + p)
  }
  for (let i = part * PARTS; i < count; i++) countUp(next, (foundRanks[i] as number) * PARTS + PARTS - 1)
  let place = 0
  for (let rank = scores.length - 1; rank > 0; rank--) {
    for (let at = rank * PARTS; at < (rank + 1) * PARTS; at++) {
      const rows = next[at] as number
      next[at] = place
      place += rows
    }
  }
  const ordered = new Uint32Array(count)
  for (let i = 0; i < part; i++) {
    for (let p = 0; p < PARTS; p++) {
      const from = p * part + i
      ordered[countUp(next, (foundRanks[from] as number) * PARTS + p)] = found[from] as number
    }
  }
  for (let i = part * PARTS; i < count; i++)
    ordered[countUp(next, (foundRanks[i] as number) * PARTS + PARTS - 1)] = found[i] as number
  return ordered
}

function areFew(ranks: Uint16Array): boolean {
  let sampled = 0
  for (let row = 0; row < ranks.length; row += SAMPLED) sampled += -(ranks[row] as number) >>> 31
  return sampled * SAMPLED * FEW < ranks.length
}

/** Lists the rows in order, by looking at all of them in order. Answers how many. */
function findAll(
  ranks: Uint16Array,
  marks: Int32Array,
  order: Uint32Array,
  { found, foundRanks }: Memory,
): number {
  let count = 0
  for (let i = 0; i < order.length; i++) {
    const row = order[i] as number
    const mark = marks[row] as number
    // Without a branch, which would be guessed wrong too often: the rank of a row that is out is made 0, and the row
    // overwritten by the next one.
    const rank = (ranks[row] as number) & ~((mark | -mark) >> 31)
    found[count] = row
    foundRanks[count] = rank
    count += -rank >>> 31
  }
  return count
}

/** The same, faster where few have a rank: rows are read as they lie in memory, and their places in the order marked. */
function findFew(
  ranks: Uint16Array,
  marks: Int32Array,
  order: Uint32Array,
  { placeOf, places, found, foundRanks }: Memory,
): number {
  places.fill(0)
  const rows = Math.min(ranks.length, placeOf.length)
  for (let row = 0; row < rows; row++) {
    if (ranks[row] === 0 || marks[row] !== 0) continue
    const place = placeOf[row] as number
    places[place >>> 5] = (places[place >>> 5] as number) | (1 << (place & 31))
  }
  let count = 0
  for (let i = 0; i < places.length; i++) {
    for (let bits = places[i] as number; bits !== 0; bits &= bits - 1) {
      const row = order[i * 32 + 31 - Math.clz32(bits & -bits)]
      // The place after the last is of the rows that the order does not name.
      if (row === undefined) break
      found[count] = row
      foundRanks[count++] = ranks[row] as number
    }
  }
  return count
}
