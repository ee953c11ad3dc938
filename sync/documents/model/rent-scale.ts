import { type CompRow, isCounted } from './comps-document.ts'

/** More dots than this would cover each other. */
const MOST_DOTS = 150
/** Dollars between two ticks: the smallest that gives no more than `MOST_TICKS`. */
const STEPS = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10]
const MOST_TICKS = 8

export interface RentScale {
  /** From 0 at the left to 1 at the right. */
  place(rent: number): number
  /** Dollars per square foot per month. */
  ticks: readonly number[]
}

/** A line that rents can be marked on; null where there are too few or too many to see. */
export function rentScale(rents: readonly number[], subject: number | null): RentScale | null {
  if (rents.length < 2 || rents.length > MOST_DOTS) return null
  const all = subject === null ? rents : [...rents, subject]
  const lowest = Math.min(...all)
  const highest = Math.max(...all)
  const step =
    STEPS.find((size) => (highest - lowest) / size < MOST_TICKS - 1) ?? (highest - lowest) / (MOST_TICKS - 2)
  const from = Math.floor(lowest / step)
  const to = Math.max(Math.ceil(highest / step), from + 1)
  return {
    place: (rent) => (rent / step - from) / (to - from),
    ticks: Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step),
  }
}

/** The rents of the counted rows, `withRent` in all; none where they are too many for a line. */
export function dottedRents(rows: readonly CompRow[], withRent: number): number[] {
  if (withRent > MOST_DOTS) return []
  return rows.filter(isCounted).flatMap(({ property }) => property.rentPerSf ?? [])
}
