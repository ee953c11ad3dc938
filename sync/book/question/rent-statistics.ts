import { RENT_BIN, type RentHistogram, type RentStatistics } from './answer.ts'

/** Rents in rising order with, for each, the square feet of its property (NaN where missing). */
export interface SortedRents {
  rents: Float64Array
  squareFeet: Float64Array
}

/** Sums of blocks, added up, miss less of the last digits than one long sum: any order of rents has the mean that is shown. */
const BLOCK = 256

/** Statistics of rents in rising order, dollars per square foot per month. */
export function rentStatistics({ rents, squareFeet }: SortedRents): RentStatistics {
  const n = rents.length
  let sum = 0
  let weighted = 0
  let weight = 0
  for (let from = 0; from < n; from += BLOCK) {
    let [blockSum, blockWeighted, blockWeight] = [0, 0, 0]
    const to = Math.min(from + BLOCK, n)
    for (let i = from; i < to; i++) {
      const rent = rents[i] as number
      const feet = squareFeet[i] as number
      blockSum += rent
      if (feet > 0) {
        blockWeighted += rent * feet
        blockWeight += feet
      }
    }
    sum += blockSum
    weighted += blockWeighted
    weight += blockWeight
  }
  return {
    withRent: n,
    min: rents[0] ?? null,
    max: rents[n - 1] ?? null,
    mean: n > 0 ? sum / n : null,
    weightedMean: weight > 0 ? weighted / weight : null,
    weightedSquareFeet: weight,
    p25: percentile(rents, 0.25),
    median: percentile(rents, 0.5),
    p75: percentile(rents, 0.75),
    p90: percentile(rents, 0.9),
  }
}

/**
 * The value below which a share of the sorted values lies, interpolated between neighbors as spreadsheets do
 * (PERCENTILE.INC). Null where there are none.
 */
export function percentile(sorted: Float64Array, share: number): number | null {
  if (sorted.length === 0) return null
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] as number
  const above = sorted[Math.ceil(place)] as number
  return below + (above - below) * (place - Math.floor(place))
}

/** A rent may be off its decimal by a rounding of the last binary digit; bins must not be. */
const ROUNDING = 1e-9

/**
 * $50 above the lowest rent. Higher rents are counted in the last bar, so that one absurd rent does not make
 * thousands of bars.
 */
const MOST_BARS = 2_000

/**
 * Counts rents, in rising order, in bars of `RENT_BIN`, from the lowest rent's bar to the highest's. As they rise, it
 * is enough to find where each bar begins.
 */
export function rentHistogram(rents: Float64Array): RentHistogram {
  const lowest = rents[0]
  if (lowest === undefined) return { from: 0, counts: [] }
  const first = binOf(lowest)
  const last = Math.min(binOf(rents[rents.length - 1] as number) - first, MOST_BARS - 1)
  const counts = new Array<number>(last + 1).fill(0)
  let from = 0
  for (let bin = 0; from < rents.length; bin = Math.min(binOf(rents[from] as number) - first, last)) {
    const to = bin === last ? rents.length : firstBeyond(rents, from, first + bin)
    counts[bin] = to - from
    from = to
  }
  return { from: first * RENT_BIN, counts }
}

/** The first place after `from` whose rent is in a later bar. */
function firstBeyond(rents: Float64Array, from: number, bin: number): number {
  let [low, high] = [from + 1, rents.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (binOf(rents[middle] as number) <= bin) low = middle + 1
    else high = middle
  }
  return low
}

/** Limited to safe integers, so that an absurd rent has no bar at infinity. */
function binOf(rent: number): number {
  const bin = Math.floor(rent / RENT_BIN + ROUNDING)
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(bin, Number.MAX_SAFE_INTEGER))
}
