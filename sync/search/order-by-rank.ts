import { countUp } from '../columns/count-up.ts'
import { weakMemo } from '../memo.ts'
import type { TextHits } from './text-search.ts'

/** Whether few rows have a rank is estimated from one row in so many. */
const SAMPLED = 61
/** Fewer than one row in so many is few. */
const FEW = 16

/** Where each row stands in an order, and memory that is reused: making it takes longer than what is done with it. */
const memory = weakMemo((order: Uint32Array) => {
  let rows = 0
  for (let place = 0; place < order.length; place++) rows = Math.max(rows, (order[place] as number) + 1)
  const placeOf = new Uint32Array(rows).fill(order.length)
  for (let place = 0; place < order.length; place++) placeOf[order[place] as number] = place
  return {
    placeOf,
    places: new Int32Array((order.length >>> 5) + 1),
    found: { most: new Uint32Array(order.length), others: new Uint32Array(order.length) },
  }
})

/** The rows of the rank that most have, and the others that have one, both as they come in the order. */
interface Found {
  most: Uint32Array
  others: Uint32Array
}

/**
 * The rows with a rank and a mark of 0, best first. Rows of equal rank come as in `order`, which names each row at
 * most once. Often most rows have the same rank, and those are not sorted.
 */
export function orderByRank({ ranks, scores }: TextHits, marks: Int32Array, order: Uint32Array): Uint32Array {
  const { placeOf, places, found } = memory.of(order)
  const { areFew, rank } = sample(ranks)
  const { most, others } = areFew
    ? splitFew(ranks, order, markPlaces(ranks, marks, placeOf, places), rank, found)
    : splitAll(ranks, marks, order, rank, found)
  const ordered = new Uint32Array(most.length + others.length)
  ordered.set(most, sortAround(ranks, scores.length, others, rank, most.length, ordered))
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

/** Splits the rows found by looking at all of them in order. */
function splitAll(
  ranks: Uint16Array,
  marks: Int32Array,
  order: Uint32Array,
  asked: number,
  { most, others }: Found,
): Found {
  let same = 0
  let rest = 0
  for (let i = 0; i < order.length; i++) {
    const row = order[i] as number
    const mark = marks[row] as number
    // Without a branch, which would be guessed wrong too often: the rank of a row that is out is made 0, and a row that
    // does not belong overwritten by the next one.
    const rank = (ranks[row] as number) & ~((mark | -mark) >> 31)
    const isOther = isDifferent(rank, asked)
    most[same] = row
    others[rest] = row
    same += 1 - isOther
    rest += isOther & (-rank >>> 31)
  }
  return { most: most.subarray(0, same), others: others.subarray(0, rest) }
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

/** Splits the rows whose places are marked. */
function splitFew(
  ranks: Uint16Array,
  order: Uint32Array,
  places: Int32Array,
  asked: number,
  { most, others }: Found,
): Found {
  let same = 0
  let rest = 0
  for (let i = 0; i < places.length; i++) {
    for (let bits = places[i] as number; bits !== 0; bits &= bits - 1) {
      const row = order[i * 32 + 31 - Math.clz32(bits & -bits)]
      // The place after the last is of the rows that the order does not name.
      if (row === undefined) break
      const isOther = isDifferent(ranks[row] as number, asked)
      most[same] = row
      others[rest] = row
      same += 1 - isOther
      rest += isOther
    }
  }
  return { most: most.subarray(0, same), others: others.subarray(0, rest) }
}

/** 1 or 0, without a branch. */
function isDifferent(rank: number, other: number): number {
  return -(rank ^ other) >>> 31
}

/**
 * Puts rows in order of their ranks, leaves room for `most` rows of another rank, and answers where. This is a
 * counting sort, in halves because each row waits for the one before of its half.
 */
function sortAround(
  ranks: Uint16Array,
  rankCount: number,
  rows: Uint32Array,
  rank: number,
  most: number,
  ordered: Uint32Array,
): number {
  if (rows.length === 0) return 0
  // next[rank * 2 + half] first counts the rows of a rank, then is where the next one of them goes.
  const next = new Uint32Array(rankCount * 2)
  const half = rows.length >> 1
  const nextOf = (i: number, ofHalf: number): number =>
    countUp(next, (ranks[rows[i] as number] as number) * 2 + ofHalf)
  for (let i = 0; i < half; i++) {
    nextOf(i, 0)
    nextOf(half + i, 1)
  }
  if (2 * half < rows.length) nextOf(2 * half, 1)
  next[rank * 2] = most
  let place = 0
  for (let at = rankCount * 2 - 2; at > 0; at -= 2) {
    const count = next[at] as number
    const ofOtherHalf = next[at + 1] as number
    next[at] = place
    next[at + 1] = place + count
    place += count + ofOtherHalf
  }
  for (let i = 0; i < half; i++) {
    ordered[nextOf(i, 0)] = rows[i] as number
    ordered[nextOf(half + i, 1)] = rows[half + i] as number
  }
  if (2 * half < rows.length) ordered[nextOf(2 * half, 1)] = rows[2 * half] as number
  return next[rank * 2] as number
}
