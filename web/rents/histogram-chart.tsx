import { memo, type PointerEvent, useState } from 'react'
import type { HistogramBar } from './histogram-bars.ts'
import styles from './histogram-chart.module.css'
import type { BarSpan } from './histogram-span.ts'

interface HistogramChartProps {
  bars: readonly HistogramBar[]
  /** Marked with a dashed line; dollars per square foot per month. */
  median: number | null
  /** Bars outside of it are drawn gray. */
  chosen: BarSpan | null
  /** What the chart shows, for those who do not see it. */
  label: string
  /** The bars under the pointer, or being dragged over. */
  onPoint: (span: BarSpan | null) => void
  /** A bar was clicked, or several were dragged over. */
  onPick: (span: BarSpan) => void
}

/** Bars of counts. For the pointer only: whatever it can pick can also be typed into a field. */
export const HistogramChart = memo(function HistogramChart(props: HistogramChartProps) {
  const { bars, median, chosen, label, onPoint, onPick } = props
  const [dragFrom, setDragFrom] = useState<number | null>(null)
  const [pointed, setPointed] = useState<BarSpan | null>(null)

  function point(span: BarSpan | null) {
    setPointed(span)
    onPoint(span)
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const bar = barAt(event, bars.length)
    const from = dragFrom ?? bar
    point({ first: Math.min(from, bar), last: Math.max(from, bar) })
  }

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0 || bars.length === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const bar = barAt(event, bars.length)
    setDragFrom(bar)
    point({ first: bar, last: bar })
  }

  function onPointerUp() {
    if (dragFrom !== null && pointed !== null) onPick(pointed)
    setDragFrom(null)
  }

  function onPointerLeave() {
    if (dragFrom === null) point(null)
  }

  function onPointerCancel() {
    setDragFrom(null)
    point(null)
  }

  const at = median === null ? null : placeOf(median, bars)
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${Math.max(bars.length, 1)} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerMove={bars.length === 0 ? undefined : onPointerMove}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onPointerLeave={onPointerLeave}
      onPointerCancel={onPointerCancel}
    >
      <path
        className={styles.bars}
        d={outline(bars, (i) => inSpan(i, chosen ?? EVERY) && !inSpan(i, pointed))}
      />
      <path
        className={styles.outside}
        d={outline(bars, (i) => !inSpan(i, chosen ?? EVERY) && !inSpan(i, pointed))}
      />
      <path className={styles.pointed} d={outline(bars, (i) => inSpan(i, pointed))} />
      {at !== null && <line className={styles.median} x1={at} x2={at} y1={0} y2={1} />}
    </svg>
  )
})

const EVERY: BarSpan = { first: 0, last: Number.POSITIVE_INFINITY }
/** Of the height, so that a single property still shows. */
const LOWEST_BAR = 0.06
const GAP = 0.08

function inSpan(index: number, span: BarSpan | null): boolean {
  return span !== null && index >= span.first && index <= span.last
}

function outline(bars: readonly HistogramBar[], isDrawn: (index: number) => boolean): string {
  const highest = bars.reduce((most, { count }) => Math.max(most, count), 1)
  return bars
    .map(({ count }, i) => {
      if (count === 0 || !isDrawn(i)) return ''
      const height = LOWEST_BAR + (1 - LOWEST_BAR) * (count / highest)
      return `M${i + GAP} 1V${(1 - height).toFixed(3)}H${i + 1 - GAP}V1Z`
    })
    .join('')
}

/** Where a rent stands among the bars, in bars; held inside of the chart. */
function placeOf(rent: number, bars: readonly HistogramBar[]): number | null {
  const first = bars[0]
  if (first === undefined) return null
  const place = (rent - first.from) / (first.to - first.from)
  return Math.min(Math.max(place, 0), bars.length)
}

function barAt(event: PointerEvent<SVGSVGElement>, count: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  const bar = Math.floor(((event.clientX - left) / width) * count)
  return Math.min(Math.max(bar, 0), count - 1)
}
