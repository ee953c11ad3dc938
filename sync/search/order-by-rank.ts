import { countUp } from '../columns/count-up.ts'
import { weakMemo } from '../memo.ts'
import type { TextHits } from './text-search.ts'

/** Whether few rows have a rank is estimated from one row in so many. */
const SAMPLED = 61
/** Fewer than one row in so many is few. */
const FEW = 24

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
    others: new Uint32Array(order.length),
  }
})

/**
 * The rows with a rank and a mark of 0, best first. Rows of equal rank come as in `order`, which names each row at
 * most once. Often most rows have the same rank, and those are not sorted.
 */
export function orderByRank({ ranks, scores }: TextHits, marks: Int32Array, order: Uint32Array): Uint32Array {
  const { placeOf, places, found, others } = memory.of(order)
  const { areFew, rank } = sample(ranks)
  const count = areFew
    ? listMarked(markPlaces(ranks, marks, placeOf, places), order, found)
    : findAll(ranks, marks, order, found)
  const ordered = new Uint32Array(count)
  let same = 0
  let rest = 0
  for (let i = 0; i < count; i++) {
    const row = found[i] as number
    // 1 or 0, without a branch, which would be guessed wrong too often. A row that does not belong is overwritten.
    const isOther = -((ranks[row] as number) ^ rank) >>> 31
    ordered[same] = row
    others[rest] = row
    same += 1 - isOther
    rest += isOther
  }
  if (rest > 0) sortAround(ranks, scores.length, others.subarray(0, rest), rank, ordered)
  return ordered
}

/** Whether few rows have a rank, and one that most of them have if there is such a one. */
function sample(ranks: Uint16Array): { areFew: boolean; rank: number } {
  let sampled = 0
  let rank = 1
  // The vote of Boyer and Moore, 1981.
  let votes = 0
  for (let row = 0; row < ranks.length; row += SAMPLED) {
    const own = ranks[row] as number
    if (own === 0) continue
    sampled++
    if (votes === 0) rank = own
    votes += own === rank ? 1 : -1
  }
  return { areFew: sampled * SAMPLED * FEW < ranks.length, rank }
}

/** Lists the rows in order, by looking at all of them in order. Answers how many. */
function findAll(ranks: Uint16Array, marks: Int32Array, order: Uint32Array, found: Uint32Array): number {
  const even = order.length & ~1
  let count = 0
  // Two at a time, which takes a third less.
  for (let i = 0; i < even; i += 2) {
    const row = order[i] as number
    const next = order[i + 1] as number
    const isFound = hasRank(ranks, marks, row)
    const isNextFound = hasRank(ranks, marks, next)
    found[count] = row
    count += isFound
    found[count] = next
    count += isNextFound
  }
  if (even < order.length) {
    found[count] = order[even] as number
    count += hasRank(ranks, marks, order[even] as number)
  }
  return count
}

/** 1 or 0, without a branch. */
function hasRank(ranks: Uint16Array, marks: Int32Array, row: number): number {
  const mark = marks[row] as number
  return -((ranks[row] as number) & ~((mark | -mark) >> 31)) >>> 31
}

/** Marks the places of the rows found, by looking at all rows as they lie in memory, eight at a time. */
function markPlaces(
  ranks: Uint16Array,
  marks: Int32Array,
  placeOf: Uint32Array,
  places: Int32Array,
): Int32Array {
  places.fill(0)
  const put = (row: number): void => {
    if (ranks[row] === 0 || marks[row] !== 0) return
    const place = placeOf[row] as number
    places[place >>> 5] = (places[place >>> 5] as number) | (1 << (place & 31))
  }
  const rows = Math.min(ranks.length, placeOf.length)
  const pairs = new Uint32Array(ranks.buffer, ranks.byteOffset, rows >> 1)
  let pair = 0
  for (; pair + 4 <= pairs.length; pair += 4) {
    const first = (pairs[pair] as number) | (pairs[pair + 1] as number)
    if ((first | (pairs[pair + 2] as number) | (pairs[pair + 3] as number)) === 0) continue
    for (let row = 2 * pair; row < 2 * pair + 8; row++) put(row)
  }
  for (let row = 2 * pair; row < rows; row++) put(row)
  return places
}

/** Lists the rows whose places are marked, in order. Answers how many. */
function listMarked(places: Int32Array, order: Uint32Array, found: Uint32Array): number {
  let count = 0
  for (let i = 0; i < places.length; i++) {
    for (let bits = places[i] as number; bits !== 0; bits &= bits - 1) {
      const row = order[i * 32 + 31 - Math.clz32(bits & -bits)]
      // The place after the last is of the rows that the order does not name.
      if (row === undefined) break
      found[count++] = row
    }
  }
  return count
}

/**
 * Puts rows in order of their ranks, around those of another rank that stand first in `ordered`. This is a counting
 * sort, in halves because each row waits for the one before of its half.
 */
function sortAround(
  ranks: Uint16Array,
  rankCount: number,
  rows: Uint32Array,
  rank: number,
  ordered: Uint32Array,
): void {
  const most = ordered.length - rows.length
  // next[rank * 2 + half] first counts the rows of a rank, then is where the next one of them goes.
  const next = new Uint32Array(rankCount * 2)
  const half = rows.length >> 1
  for (let i = 0; i < half; i++) {
    countUp(next, (ranks[rows[i] as number] as number) * 2)
    countUp(next, (ranks[rows[half + i] as number] as number) * 2 + 1)
  }
  if (2 * half < rows.length) countUp(next, (ranks[rows[2 * half] as number] as number) * 2 + 1)
  next[rank * 2] = most
  let place = 0
  for (let at = rankCount * 2 - 2; at > 0; at -= 2) {
    const count = next[at] as number
    const ofOtherHalf = next[at + 1] as number
    next[at] = place
    next[at + 1] = place + count
    place += count + ofOtherHalf
  }
  ordered.copyWithin(next[rank * 2] as number, 0, most)
  for (let i = 0; i < half; i++) {
    const row = rows[i] as number
    const other = rows[half + i] as number
    ordered[countUp(next, (ranks[row] as number) * 2)] = row
    ordered[countUp(next, (ranks[other] as number) * 2 + 1)] = other
  }
  if (2 * half < rows.length) {
    const row = rows[2 * half] as number
    ordered[countUp(next, (ranks[row] as number) * 2 + 1)] = row
  }
}
