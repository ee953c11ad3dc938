import type { HistogramBar } from '../../rents/histogram-bars.ts'

const MOST_BARS = 36
/** Widths of bars that read well, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]
/** The share of all figures, at either end, that the outermost bars hold. */
const TAIL = 0.01
/** Of the largest figure; a narrower bar would begin and end at the same digits. */
const LEAST_SHARE = 1e-8

/** Bars of rising figures, of one round width; what lies far out stands in the outermost bars. */
export function figureBars(figures: Float64Array): readonly HistogramBar[] {
  const low = figures[Math.floor(figures.length * TAIL)]
  const high = figures[Math.ceil(figures.length * (1 - TAIL)) - 1]
  if (low === undefined || high === undefined) return []
  const width = roundWidth(high, low)
  const from = Math.floor(low / width)
  const bars = Array.from({ length: Math.floor(high / width) - from + 1 }, (_, i) => ({
    from: rounded((from + i) * width),
    to: rounded((from + i + 1) * width),
    count: 0,
    open: false,
  }))
  for (const figure of figures) {
    const at = Math.min(Math.max(Math.floor(figure / width) - from, 0), bars.length - 1)
    const bar = bars[at]
    if (bar !== undefined) bar.count++
  }
  return bars
}

function roundWidth(high: number, low: number): number {
  const least = LEAST_SHARE * Math.max(Math.abs(high), Math.abs(low), 1)
  const width = Math.max(high === low ? 1 : (high - low) / MOST_BARS, least)
  const power = 10 ** Math.floor(Math.log10(width))
  return (STEPS.find((step) => step * power >= width) ?? 10) * power
}

/** Multiples of a width are not exact in floating point. */
function rounded(figure: number): number {
  return Number(figure.toPrecision(10))
}
