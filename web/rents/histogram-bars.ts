import { RENT_BIN, type RentHistogram } from '../../sync/book/question/answer.ts'

/** A bar as drawn: rents in `[from, to)`, dollars per square foot per month. */
export interface HistogramBar {
  from: number
  to: number
  count: number
  /** True for an outermost bar that also counts what lies beyond it. */
  open: boolean
}

/** Of all counted rents, the share at either end that may be gathered in the outermost bar. */
export const TAIL_SHARE = 0.01

/**
 * Bars for a chart with room for at most `most` of them: one for every bin where they fit. Else the thin tails,
 * so often typing errors of the source, are gathered in the outermost bars, and then neighbors are joined.
 */
export function histogramBars(histogram: RentHistogram, most: number): readonly HistogramBar[] {
  const { counts } = histogram
  const { first, last } = withoutTails(counts, most)
  const joined = Math.max(1, Math.ceil((last - first + 1) / most))
  const bars: HistogramBar[] = []
  for (let bin = first; bin <= last; bin += joined) {
    bars.push({
      from: edge(histogram, bin),
      to: edge(histogram, bin + joined),
      count: sum(counts, bin, Math.min(bin + joined, last + 1)),
      open: false,
    })
  }
  gather(bars, 0, sum(counts, 0, first))
  gather(bars, bars.length - 1, sum(counts, last + 1, counts.length))
  return bars
}

function withoutTails(counts: readonly number[], most: number): { first: number; last: number } {
  const spare = sum(counts, 0, counts.length) * TAIL_SHARE
  let first = 0
  let last = counts.length - 1
  let low = counts[first] ?? 0
  let high = counts[last] ?? 0
  while (last - first + 1 > most && Math.min(low, high) <= spare) {
    if (high <= low) {
      last -= 1
      high += counts[last] ?? 0
    } else {
      first += 1
      low += counts[first] ?? 0
    }
  }
  return { first, last }
}

function gather(bars: HistogramBar[], index: number, beyond: number): void {
  const bar = bars[index]
  if (bar === undefined || beyond === 0) return
  bars[index] = { ...bar, count: bar.count + beyond, open: true }
}

/** Multiples of a bin are not exact in floating point; four decimals hold any of them. */
function edge(histogram: RentHistogram, bin: number): number {
  return Math.round((histogram.from + bin * RENT_BIN) * 10_000) / 10_000
}

function sum(counts: readonly number[], from: number, to: number): number {
  let total = 0
  for (let i = from; i < to; i++) total += counts[i] ?? 0
  return total
}
