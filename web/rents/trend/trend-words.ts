import { mayBeChance, UNCLEAR } from '../../../sync/adjustments/suggest.ts'
import { formatCount, formatRange, formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import { signedPercent } from '../../../sync/domain/format-decimals.ts'
import { type RentTrend, shortQuarter, type TrendQuarter } from '../../../sync/trends/rent-trend.ts'

/** `1Q22 – 4Q26`, the quarters that a slope is of; empty where there are none. */
export function spanWords(quarters: readonly TrendQuarter[]): string {
  const [first, last] = [quarters[0], quarters.at(-1)]
  return first === undefined || last === undefined
    ? ''
    : formatRange(shortQuarter(first.quarter), shortQuarter(last.quarter))
}

/** `+3.1%/yr`; `unclear` where it may be chance that it is not level. */
export function paceWords(slope: NonNullable<RentTrend['slope']>): string {
  return mayBeChance(slope) ? UNCLEAR : `${signedPercent(slope.percent)}/yr`
}

/** `120 of 200 rents have a date, 74 of them in these quarters`. */
export function datedWords({ n, older, undated }: RentTrend): string {
  const dated = `${formatCount(n + older)} of ${formatCount(n + older + undated)} rents have a date`
  return older === 0 ? dated : `${dated}, ${formatCount(n)} of them in these quarters`
}

/** `1Q24 $1.05, n 7`. */
export function quarterWords({ quarter, median, n }: TrendQuarter, unit: RentUnit): string {
  return `${shortQuarter(quarter)} ${formatRent(median, unit)}, n ${n}`
}

/** All of a chart, for those who do not see it. */
export function trendWords(quarters: readonly TrendQuarter[], unit: RentUnit): string {
  return `Median rent by quarter signed: ${quarters.map((own) => quarterWords(own, unit)).join('; ')}`
}
