import { mayBeChance, UNCLEAR } from '../../adjustments/suggest.ts'
import { FEW_ROWS } from '../../domain/few-rows.ts'
import { formatCount, formatRent, RENT_UNITS } from '../../domain/format.ts'
import { fixed, signedPercent } from '../../domain/format-decimals.ts'
import { rentAxis } from '../../trends/rent-axis.ts'
import {
  type DatedRent,
  DRAWN_QUARTERS,
  quarterNumber,
  type RentTrend,
  rentTrend,
  shortQuarter,
  type TrendQuarter,
} from '../../trends/rent-trend.ts'
import { type CompsDocument, isCounted } from './comps-document.ts'

/** Fewer are no trend. */
const FEWEST_QUARTERS = 3

interface Place {
  /** From 0 to 1: from the first quarter to the last. */
  x: number
  /** From 0 to 1: from the lowest rent of the axis to the highest. */
  low: number
  median: number
  high: number
  /** `1Q24`. */
  words: string
  n: number
  /** A handful of rents: drawn hollow. */
  isFew: boolean
}

/** Rents by the quarter in which they were signed, as a drawing of any size has them. */
export interface TrendFigure {
  /** `Rent by quarter signed, +3.1% a year from Q1 2022 to Q4 2024 (n 40, ±1.2)`. */
  title: string
  key: string
  places: readonly Place[]
  marks: readonly { y: number; words: string }[]
}

/** The rents of a document in the quarters that are drawn; null where there is no trend to speak of. */
export function trendOfDocument(document: Dated): RentTrend | null {
  const trend = rentTrend(datedRents(document), DRAWN_QUARTERS)
  return trend.quarters.length < FEWEST_QUARTERS ? null : trend
}

/** The rents of all quarters. */
export function quartersOfDocument(document: Dated): readonly TrendQuarter[] {
  return rentTrend(datedRents(document)).quarters
}

type Dated = Pick<CompsDocument, 'rows' | 'time'>

/** Those of the market where the grid takes time from there. */
function datedRents({ rows, time }: Dated): readonly DatedRent[] {
  return time?.of === 'market' ? time.rents : rows.filter(isCounted).map(({ property }) => property)
}

/** Null where there is none. */
export function trendFigure(document: Dated & Pick<CompsDocument, 'unit'>): TrendFigure | null {
  const trend = trendOfDocument(document)
  if (trend === null) return null
  const { unit } = document
  const { quarters: shown } = trend
  const newest = quarterNumber(shown.at(-1)?.quarter ?? '')
  const first = quarterNumber(shown[0]?.quarter ?? '')
  const axis = rentAxis(shown.flatMap(({ p25, p75 }) => [p25, p75]))
  const y = (rent: number) => (rent - axis.from) / (axis.to - axis.from)
  return {
    title: `Rent by quarter signed${trend.slope === null ? '' : `, ${slopeWords(trend)}`}${ofWords(document)}`,
    key: `$${RENT_UNITS[unit]}. Line: median. Band: middle half. Hollow: n below ${FEW_ROWS}.`,
    places: shown.map(({ quarter, p25, median, p75, n: own }) => ({
      x: (quarterNumber(quarter) - first) / (newest - first),
      low: y(p25),
      median: y(median),
      high: y(p75),
      words: shortQuarter(quarter),
      n: own,
      isFew: own < FEW_ROWS,
    })),
    marks: axis.marks.map((rent) => ({ y: y(rent), words: formatRent(rent, unit) })),
  }
}

/** `, 8 leases of these comps`; empty where they are simply the rows. */
export function ofWords({ time }: Pick<CompsDocument, 'time'>): string {
  return time === undefined ? '' : `, ${time.words}`
}

/** `Q1 2024`. */
export function quarterWords(quarter: string): string {
  return `${quarter.slice(5)} ${quarter.slice(0, 4)}`
}

/**
 * `+3.1% a year from Q1 2022 to Q4 2024 (n 40, ±1.2)`; `unclear: +0.4% …` where it may be chance that rents are not
 * level; empty where there is no slope.
 */
export function slopeWords({ slope, n, quarters }: RentTrend): string {
  const [first, last] = [quarters[0], quarters.at(-1)]
  if (slope === null || first === undefined || last === undefined) return ''
  const span = `from ${quarterWords(first.quarter)} to ${quarterWords(last.quarter)}`
  const prefix = mayBeChance(slope) ? `${UNCLEAR}: ` : ''
  return `${prefix}${signedPercent(slope.percent)} a year ${span} (n ${formatCount(n)}, ±${fixed(slope.spread, 1)})`
}
