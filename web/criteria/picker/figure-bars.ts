import type { HistogramBar } from '../../rents/histogram-bars.ts'
import type { BarSpan } from '../../rents/histogram-span.ts'

const MOST_BARS = 36
/** Widths of bars that read well, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]
/** The share of all figures, at either end, that the outermost bars hold. */
const TAIL = 0.01
/** Of the largest figure; a narrower bar would begin and end at the same digits. */
const LEAST_SHARE = 1e-8
/** Of figures that a source states, finer ones are slips of floating point. */
const MOST_DECIMALS = 6

/**
 * Bars of rising figures, of one round width, which the last of their `decimals` divides; what lies far out stands in
 * the outermost bars.
 */
export function figureBars(figures: Float64Array, decimals: number): readonly HistogramBar[] {
  const low = figures[Math.floor(figures.length * TAIL)]
  const high = figures[Math.ceil(figures.length * (1 - TAIL)) - 1]
  if (low === undefined || high === undefined) return []
  const width = roundWidth(high, low, decimals)
  const from = Math.floor(rounded(low / width))
  const bars = Array.from({ length: Math.floor(rounded(high / width)) - from + 1 }, (_, i) => ({
    from: rounded((from + i) * width),
    to: rounded((from + i + 1) * width),
    count: 0,
    open: false,
  }))
  for (const figure of figures) {
    const at = Math.min(Math.max(Math.floor(rounded(figure / width)) - from, 0), bars.length - 1)
    const bar = bars[at]
    if (bar !== undefined) bar.count++
  }
  return bars
}

/** What finds exactly what the bars count: a bar holds its beginning, not its end, and the outermost the tails. */
export function boundsOfBars(
  bars: readonly HistogramBar[],
  { first, last }: BarSpan,
  figures: Float64Array,
  decimals: number,
): { min: number | undefined; max: number | undefined } {
  const from = bars[first]?.from
  const to = bars[last]?.to
  const isTail = first === 0 && from !== undefined && (figures[0] ?? from) < from
  const isEnd = last === bars.length - 1
  return {
    min: isTail ? undefined : from,
    max: isEnd || to === undefined ? undefined : Number((to - 10 ** -decimals).toFixed(decimals)),
  }
}

/** How many decimals the figures have, at most. */
export function decimalsOf(figures: Float64Array): number {
  const most = figures.reduce(
    (most, figure) => Math.max(most, figure.toString().split('.')[1]?.length ?? 0),
    0,
  )
  return Math.min(most, MOST_DECIMALS)
}

function roundWidth(high: number, low: number, decimals: number): number {
  const least = LEAST_SHARE * Math.max(Math.abs(high), Math.abs(low), 1)
  const width = Math.max(high === low ? 1 : (high - low) / MOST_BARS, least, 10 ** -decimals)
  const power = 10 ** Math.floor(Math.log10(rounded(width)))
  const isWhole = (figure: number) => Number.isInteger(rounded(figure * 10 ** decimals))
  return (
    (STEPS.find((step) => rounded(step * power) >= rounded(width) && isWhole(step * power)) ?? 10) * power
  )
}

/** Multiples of a width are not exact in floating point. */
function rounded(figure: number): number {
  return Number(figure.toPrecision(10))
}
