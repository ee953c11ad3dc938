import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import { quarterNumber, type RentTrend, type TrendQuarter } from '../../../sync/trends/rent-trend.ts'

/** More are too far back to say anything of today. */
const MOST_QUARTERS = 20

/** The quarters that are drawn. */
export function newestQuarters({ quarters }: RentTrend): readonly TrendQuarter[] {
  const newest = quarterNumber(quarters.at(-1)?.quarter ?? '')
  return quarters.filter(({ quarter }) => quarterNumber(quarter) > newest - MOST_QUARTERS)
}

/** `1Q24`. */
export function shortQuarter(quarter: string): string {
  return `${quarter.slice(6)}Q${quarter.slice(2, 4)}`
}

/** `1Q24 $1.05, n 7`. */
export function quarterWords({ quarter, median, n }: TrendQuarter, unit: RentUnit): string {
  return `${shortQuarter(quarter)} ${formatRent(median, unit)}, n ${n}`
}

/** All of a chart, for those who do not see it. */
export function trendWords(quarters: readonly TrendQuarter[], unit: RentUnit): string {
  return `Median rent by quarter signed: ${quarters.map((own) => quarterWords(own, unit)).join('; ')}`
}

/** `+4.4%`. */
export function slopeWords(percent: number): string {
  const shown = Math.abs(percent).toFixed(1)
  const sign = Number(shown) === 0 ? '' : percent < 0 ? '\u2212' : '+'
  return `${sign}${shown}%`
}
