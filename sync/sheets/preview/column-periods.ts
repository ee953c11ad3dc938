import type { FieldReading } from '../model/read-row-outcome.ts'
import { RENT_FIELDS } from '../problems/doubts-of-row.ts'
import { median } from '../problems/rent-bounds.ts'

/** So many rents of a column are enough for its medians. */
const MOST_RENTS = 20_000

/** What the rents of a column say of their period, and what they come to by either. */
export class ColumnPeriods {
  statedMonths = 0
  statedYears = 0
  assumedMonths = 0
  assumedYears = 0
  /** A year, of rents that state their period. */
  readonly #stated: number[] = []
  /** As they stand, of those that do not. */
  readonly #bare: number[] = []

  get stated(): number {
    return this.statedMonths + this.statedYears
  }

  get assumed(): number {
    return this.assumedMonths + this.assumedYears
  }

  add({ value, unit, assumed }: FieldReading): void {
    if (typeof value !== 'number') return
    const isYearly = unit?.endsWith('/yr') === true
    if (assumed) {
      if (isYearly) this.assumedYears++
      else this.assumedMonths++
      if (this.#bare.length < MOST_RENTS) this.#bare.push(isYearly ? value * 12 : value)
      return
    }
    if (isYearly) this.statedYears++
    else this.statedMonths++
    if (this.#stated.length < MOST_RENTS) this.#stated.push(value * 12)
  }

  /** The medians a year: of the unstated rents as either, and of the stated ones; null where there are none. */
  medians(): { asYear: number; asMonth: number; stated: number | null } {
    const bare = median(this.#bare)
    return {
      asYear: bare,
      asMonth: bare * 12,
      stated: this.#stated.length > 0 ? median(this.#stated) : null,
    }
  }

  /** What the unstated rents rather are: what lies nearer to the stated ones, else what most were taken for. */
  likelier(): 'month' | 'year' {
    const { asYear, asMonth, stated } = this.medians()
    if (stated === null) return this.assumedMonths > this.assumedYears ? 'month' : 'year'
    const distance = (median: number) => Math.abs(Math.log(median / stated))
    return distance(asMonth) < distance(asYear) ? 'month' : 'year'
  }
}

export function isRent({ field }: FieldReading): boolean {
  return RENT_FIELDS.has(field)
}
