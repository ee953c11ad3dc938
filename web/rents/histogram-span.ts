import type { PropertyFilter } from '../../sync/domain/criteria/filter.ts'
import { keptIn, unitOf } from '../../sync/domain/fields/figure-units.ts'
import { formatCount, formatRent, type RentUnit } from '../../sync/domain/format.ts'
import type { HistogramBar } from './histogram-bars.ts'

/** Bars `first` to `last`, both included. */
export interface BarSpan {
  first: number
  last: number
}

export type RentBounds = Pick<PropertyFilter, 'minRent' | 'maxRent'>

/** The highest rent below the end of a bar is this much lower, as exactly as rents are kept. */
const SMALLEST_STEP = 10 ** -unitOf('rent').decimals

/** The bounds that find exactly what the bars count. An end that gathers a tail is no bound. */
export function boundsOfSpan(bars: readonly HistogramBar[], span: BarSpan): RentBounds {
  const first = bars[span.first]
  const last = bars[span.last]
  const isLow = span.first === 0 && first?.open
  const isHigh = span.last === bars.length - 1 && last?.open
  return {
    minRent: first === undefined || isLow ? undefined : first.from,
    maxRent: last === undefined || isHigh ? undefined : keptIn('rent', last.to - SMALLEST_STEP),
  }
}

/** The bounds after a thumb was moved from `was` to `now`, within the scale. The bound of the other one stays. */
export function boundsOfThumbs(
  bounds: RentBounds,
  [lowest, highest]: readonly [number, number],
  was: readonly [number, number],
  now: readonly [number, number],
): RentBounds {
  const [from, to] = now
  const minRent = from <= lowest ? undefined : keptIn('rent', from)
  const maxRent = to >= highest ? undefined : keptIn('rent', to)
  return {
    minRent: from === was[0] ? bounds.minRent : minRent,
    maxRent: to === was[1] ? bounds.maxRent : maxRent,
  }
}

/** The bars that the bounds touch; null where nothing is bounded. */
export function spanOfBounds(
  bars: readonly HistogramBar[],
  { minRent, maxRent }: RentBounds,
): BarSpan | null {
  if (minRent === undefined && maxRent === undefined) return null
  const first = minRent === undefined ? 0 : bars.findIndex((bar) => bar.to > minRent)
  const last = maxRent === undefined ? bars.length - 1 : bars.findLastIndex((bar) => bar.from <= maxRent)
  return { first: first < 0 ? bars.length : first, last }
}

/** `$0.85 – $0.88 · 12`: the rents, and how many properties have them. */
export function spanWords(bars: readonly HistogramBar[], span: BarSpan, unit: RentUnit): string {
  const { minRent, maxRent } = boundsOfSpan(bars, span)
  const count = bars.slice(span.first, span.last + 1).reduce((total, bar) => total + bar.count, 0)
  return `${rents(minRent, maxRent, unit)} · ${formatCount(count)}`
}

function rents(min: number | undefined, max: number | undefined, unit: RentUnit): string {
  if (min === undefined && max === undefined) return 'Any rent'
  if (min === undefined) return `Below ${formatRent(max ?? null, unit)}`
  if (max === undefined) return `${formatRent(min, unit)} or more`
  return `${formatRent(min, unit)} to below ${formatRent(max, unit)}`
}
