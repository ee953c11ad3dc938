import { OPTIMAL_RANGE } from '../../../sync/portfolio/optimal-range.ts'

/** Where counts stand on a scale on which each tenfold takes the same room: 0 at one property, 1 at the whole book. */
export interface LogScale {
  at(count: number): number
  ticks: readonly { count: number; at: number }[]
}

/** Counts that may be named, besides the ends and the optimal range. */
const STEPS = [1, 2, 5]
/** A scale that ends nearer would have the optimal range at its very end. */
const LEAST_END = 80

/** `apart` is how much of the scale two names are apart at least. */
export function logScale(startingCount: number, apart: number): LogScale {
  const end = Math.max(startingCount, LEAST_END)
  const at = (count: number) => (count <= 1 ? 0 : Math.min(Math.log(count) / Math.log(end), 1))
  const named: number[] = [1, OPTIMAL_RANGE.min, OPTIMAL_RANGE.max, end]
  for (let ten = 1; ten < end; ten *= 10) {
    for (const step of STEPS) {
      const count = step * ten
      const isFree = named.every((other) => Math.abs(at(other) - at(count)) >= apart)
      if (count < end && isFree) named.push(count)
    }
  }
  return { at, ticks: named.sort((a, b) => a - b).map((count) => ({ count, at: at(count) })) }
}
