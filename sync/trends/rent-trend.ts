import { yearsAt } from '../adjustments/measures.ts'
import { regression } from '../adjustments/regression.ts'
import { percentile } from '../book/question/rent-statistics.ts'
import { daysOf } from '../domain/dates/days.ts'
import { FEW_ROWS } from '../domain/few-rows.ts'
import type { Property } from '../domain/property.ts'

/** The rents that were signed in a quarter, dollars per square foot per month. */
export interface TrendQuarter {
  /** `2024-Q1`. */
  quarter: string
  n: number
  p25: number
  median: number
  p75: number
}

export interface RentTrend {
  /** In order, without those in which nothing was signed. */
  quarters: readonly TrendQuarter[]
  /** Rents of those quarters. */
  n: number
  /** Rents of quarters before them. */
  older: number
  /** Rents without a date known to the quarter. */
  undated: number
  /** Over those quarters, percent of their mean rent a year with its standard error; null where they are too few to tell it. */
  slope: { percent: number; spread: number } | null
}

/** As many are drawn, on screen and on paper. More are too far back to say anything of today. */
export const DRAWN_QUARTERS = 20
/** A rate a year is of so many rents at least, and of so many quarters in which some were signed. */
const FEWEST_FOR_SLOPE = { rents: FEW_ROWS, quarters: 4 }

export type DatedRent = Pick<Property, 'rentPerSf' | 'dateSigned'>

/**
 * Rents by the quarter in which they were signed, of the newest `mostQuarters` up to the last that has one: whoever
 * draws these tells their slope and none of another span. When a lease commences says too little of it.
 */
export function rentTrend(
  rows: Iterable<DatedRent>,
  mostQuarters: number = Number.POSITIVE_INFINITY,
): RentTrend {
  const byQuarter = new Map<string, [years: number, rent: number][]>()
  const dates = new Map<string | null, Signed | null>()
  let undated = 0
  for (const { rentPerSf, dateSigned } of rows) {
    if (rentPerSf === null) continue
    // Many are signed on one day.
    let signed = dates.get(dateSigned)
    if (signed === undefined) {
      signed = signedOn(dateSigned)
      dates.set(dateSigned, signed)
    }
    if (signed === null) {
      undated++
      continue
    }
    const { years, quarter } = signed
    const own = byQuarter.get(quarter)
    if (own === undefined) byQuarter.set(quarter, [[years, rentPerSf]])
    else own.push([years, rentPerSf])
  }
  const all = [...byQuarter].sort(([a], [b]) => (a < b ? -1 : 1))
  const newest = quarterNumber(all.at(-1)?.[0] ?? '')
  const kept = all.filter(([quarter]) => quarterNumber(quarter) > newest - mostQuarters)
  const points = kept.flatMap(([, own]) => own)
  const isFew = points.length < FEWEST_FOR_SLOPE.rents || kept.length < FEWEST_FOR_SLOPE.quarters
  const line = isFew ? null : regression(points)
  return {
    quarters: kept.map(([quarter, own]) =>
      statistics(
        quarter,
        own.map(([, rent]) => rent),
      ),
    ),
    n: points.length,
    older: all.reduce((sum, [, own]) => sum + own.length, 0) - points.length,
    undated,
    slope:
      line === null || line.meanY <= 0
        ? null
        : { percent: (line.slope / line.meanY) * 100, spread: (line.spread / line.meanY) * 100 },
  }
}

function statistics(quarter: string, rents: readonly number[]): TrendQuarter {
  const sorted = Float64Array.from(rents).sort()
  const at = (share: number) => percentile(sorted, share) ?? Number.NaN
  return { quarter, n: rents.length, p25: at(0.25), median: at(0.5), p75: at(0.75) }
}

interface Signed {
  years: number
  quarter: string
}

function signedOn(date: string | null): Signed | null {
  const years = yearsAt(date)
  return date === null || years === null ? null : { years, quarter: quarterOf(date) }
}

/** The quarter of a date; null where it is not known to the quarter. */
export function quarterSigned(dateSigned: string | null): string | null {
  return signedOn(dateSigned)?.quarter ?? null
}

/** The rows that a trend is of, so that what else is told of its span tells the same. */
export function rowsOfTrend<Row extends DatedRent>(
  { quarters }: RentTrend,
  rows: readonly Row[],
): readonly Row[] {
  const [first] = quarters
  if (first === undefined) return []
  return rows.filter(({ dateSigned }) => (quarterSigned(dateSigned) ?? '') >= first.quarter)
}

/** Of a date that is known to its quarter at least. */
function quarterOf(date: string): string {
  const first = daysOf(date)?.first ?? date
  return `${first.slice(0, 4)}-Q${Math.ceil(Number(first.slice(5, 7)) / 3)}`
}

/** How many quarters lie between the first and another: an axis of time has room for empty ones. */
export function quarterNumber(quarter: string): number {
  return Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(6)) - 1
}

/** `1Q24`. */
export function shortQuarter(quarter: string): string {
  return `${quarter.slice(6)}Q${quarter.slice(2, 4)}`
}
