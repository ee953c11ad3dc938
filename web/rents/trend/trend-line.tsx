import { memo, useEffect, useState } from 'react'
import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import {
  DRAWN_QUARTERS,
  quarterNumber,
  type RentTrend,
  shortQuarter,
  type TrendQuarter,
} from '../../../sync/trends/rent-trend.ts'
import { slotsRentTrend } from '../../../sync/trends/slots-trend.ts'
import { useBook } from '../../data/book/book.tsx'
import { runWhenIdle } from '../../run-when-idle.ts'
import { quartersAsked } from './brush-words.ts'
import { SetTrend } from './set-trend.tsx'
import chart from './trend-chart.module.css'
import styles from './trend-line.module.css'
import { paceWords, quarterWords, trendWords } from './trend-words.ts'
import { useBrush } from './use-brush.ts'
import { useWidth } from './use-width.ts'

interface TrendLineProps {
  /** The set whose trend it shows; null while there is none. */
  slots: Uint32Array | null
  unit: RentUnit
  /** Narrows the set by what was dragged over, in words; absent where it cannot be narrowed. */
  onAsk?: ((words: string) => void) | undefined
}

/** A set stands still for so long before its trend is worked out, ms: nobody who types waits for it. */
const STILL_MS = 300
/** Then it is drawn though the browser be busy. */
const IDLE_WITHIN_MS = 1_000
const HEIGHT = 40
/** Pixels around the line, so that no dot is cut off. */
const EDGE = 4
/** A line needs two. */
const FEWEST_QUARTERS = 2
/** px. Narrower, the slope would cut off the quarters at both ends. */
const SLOPE_FITS_FROM = 116

/**
 * The trend of a set within its statistics. A press opens all of it, and a drag narrows the set; the button beside it
 * does the first by key, and dates can be asked for in words.
 */
export const TrendLine = memo(function TrendLine({ slots, unit, onAsk }: TrendLineProps) {
  const [width, ref] = useWidth()
  const [opened, setOpened] = useState<Element | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const trend = useStillTrend(width > 0 ? slots : null)
  const [pointed, setPointed] = useState<TrendQuarter | null>(null)
  const quarters = trend?.quarters ?? []
  return (
    <div
      ref={setPlace}
      className={styles.trend}
      data-tooltip="Median by quarter signed, with the middle half"
    >
      <div ref={ref} className={styles.chart}>
        {quarters.length >= FEWEST_QUARTERS && (
          <Line {...{ quarters, unit, width, onAsk }} onPoint={setPointed} onPress={() => setOpened(place)} />
        )}
      </div>
      <p className={styles.axis}>
        {pointed !== null ? (
          <span className={styles.pointed}>{quarterWords(pointed, unit)}</span>
        ) : (
          trend !== null && <Axis quarters={quarters} slope={width < SLOPE_FITS_FROM ? null : trend.slope} />
        )}
      </p>
      {opened !== null && slots !== null && (
        <SetTrend beside={opened} {...{ slots, unit, onAsk }} onClose={() => setOpened(null)} />
      )}
    </div>
  )
})

/** From when to when the line goes, and how steeply. */
function Axis({ quarters, slope }: { quarters: readonly TrendQuarter[]; slope: RentTrend['slope'] }) {
  const [first, last] = [quarters[0], quarters.at(-1)]
  if (first === undefined || last === undefined || quarters.length < FEWEST_QUARTERS) {
    return <span>Too few dated leases</span>
  }
  return (
    <>
      <span>{shortQuarter(first.quarter)}</span>
      {slope !== null && <span>{paceWords(slope)}</span>}
      <span>{shortQuarter(last.quarter)}</span>
    </>
  )
}

interface LineProps {
  quarters: readonly TrendQuarter[]
  unit: RentUnit
  width: number
  onAsk: TrendLineProps['onAsk']
  onPoint(quarter: TrendQuarter | null): void
  onPress(): void
}

/** Medians over their middle half; hollow where few were signed. */
function Line({ quarters, unit, width, onAsk, onPoint, onPress }: LineProps) {
  const numbers = quarters.map(({ quarter }) => quarterNumber(quarter))
  const [from = 0, to = 0] = [numbers[0], numbers.at(-1)]
  const low = Math.min(...quarters.map(({ p25 }) => p25))
  const high = Math.max(...quarters.map(({ p75 }) => p75))
  const x = (number: number) => EDGE + ((number - from) / (to - from)) * (width - 2 * EDGE)
  const y = (rent: number) =>
    high === low ? HEIGHT / 2 : EDGE + ((high - rent) / (high - low)) * (HEIGHT - 2 * EDGE)
  const placed = quarters.map((own, at) => ({ own, at: x(numbers[at] ?? from) }))
  const nearest = (pixels: number) =>
    placed.reduce((best, next) => (Math.abs(next.at - pixels) < Math.abs(best.at - pixels) ? next : best))
  const brush = useBrush(
    onAsk && ((start, end) => onAsk(quartersAsked(nearest(start).own.quarter, nearest(end).own.quarter))),
    onPress,
  )
  const line = placed.map(({ own, at }) => `${at},${y(own.median)}`).join(' ')
  const band = [
    ...placed.map(({ own, at }) => `${at},${y(own.p75)}`),
    ...placed.toReversed().map(({ own, at }) => `${at},${y(own.p25)}`),
  ].join(' ')
  return (
    <svg
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={trendWords(quarters, unit)}
      {...brush.on}
      onPointerMove={(event) => {
        brush.on.onPointerMove?.(event)
        onPoint(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left).own)
      }}
      onPointerLeave={() => onPoint(null)}
    >
      {brush.span !== null && (
        <rect
          className={chart.brush}
          x={brush.span.from}
          width={brush.span.to - brush.span.from}
          y={0}
          height={HEIGHT}
        />
      )}
      <polygon className={chart.band} points={band} />
      <polyline className={chart.line} points={line} />
      {placed.map(({ own, at }) => (
        <circle
          key={own.quarter}
          className={chart.dot}
          data-few={own.n < FEW_ROWS || undefined}
          cx={at}
          cy={y(own.median)}
          r={own.n < FEW_ROWS ? 2.5 : 2}
        />
      ))}
    </svg>
  )
}

/** The trend of a set once it stands still, and of the one before until then; null where there is none yet. */
function useStillTrend(slots: Uint32Array | null): RentTrend | null {
  const { book } = useBook()
  const [trend, setTrend] = useState<RentTrend | null>(null)
  useEffect(() => {
    if (book === null || slots === null) return
    let giveUp = () => {}
    const timer = setTimeout(() => {
      giveUp = runWhenIdle(() => setTrend(slotsRentTrend(book, slots, DRAWN_QUARTERS)), IDLE_WITHIN_MS)
    }, STILL_MS)
    return () => {
      clearTimeout(timer)
      giveUp()
    }
  }, [book, slots])
  return trend
}
