import { type PointerEvent, useState } from 'react'
import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import { FEW_RENTS, quarterNumber, type TrendQuarter } from '../../../sync/trends/rent-trend.ts'
import { rentAxis } from './axis.ts'
import styles from './trend-chart.module.css'
import { useWidth } from './use-width.ts'

interface TrendChartProps {
  quarters: readonly TrendQuarter[]
  unit: RentUnit
  /** Quarters were dragged over; absent where they can narrow nothing. */
  onPick?: ((first: string, last: string) => void) | undefined
}

const HEIGHT = 116
const LEFT = 48
const TOP = 8
const BOTTOM = 34
/** Pixels that a label of a quarter takes. */
const LABEL = 44

/** Medians by quarter over their middle half; hollow where few were signed. */
export function TrendChart({ quarters, unit, onPick }: TrendChartProps) {
  const [width, ref] = useWidth()
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const first = quarters[0]
  const last = quarters.at(-1)
  if (first === undefined || last === undefined) return null
  const from = quarterNumber(first.quarter)
  const span = Math.max(1, quarterNumber(last.quarter) - from)
  const axis = rentAxis(quarters.flatMap(({ p25, p75 }) => [p25, p75]))
  const room = Math.max(1, width - LEFT - 40)
  const x = (quarter: string) => LEFT + 12 + ((quarterNumber(quarter) - from) / span) * room
  const y = (rent: number) => TOP + (1 - (rent - axis.from) / (axis.to - axis.from)) * (HEIGHT - TOP - BOTTOM)
  const every = Math.max(1, Math.ceil(((span + 1) * LABEL) / room))
  const labeled = quarters.filter(
    ({ quarter }) => (quarterNumber(last.quarter) - quarterNumber(quarter)) % every === 0,
  )
  const line = quarters.map(({ quarter, median }) => `${x(quarter)},${y(median)}`).join(' ')
  const band = [
    ...quarters.map(({ quarter, p75 }) => `${x(quarter)},${y(p75)}`),
    ...quarters.toReversed().map(({ quarter, p25 }) => `${x(quarter)},${y(p25)}`),
  ].join(' ')
  const nearestTo = ({ clientX, currentTarget }: PointerEvent<Element>) => {
    const at = clientX - currentTarget.getBoundingClientRect().left
    const places = quarters.map(({ quarter }) => Math.abs(x(quarter) - at))
    return places.indexOf(Math.min(...places))
  }
  const brush =
    onPick === undefined
      ? {}
      : {
          onPointerDown(event: PointerEvent<SVGSVGElement>) {
            event.currentTarget.setPointerCapture(event.pointerId)
            const at = nearestTo(event)
            setDrag({ from: at, to: at })
          },
          onPointerMove(event: PointerEvent<SVGSVGElement>) {
            if (drag !== null) setDrag({ ...drag, to: nearestTo(event) })
          },
          onPointerUp() {
            const [low, high] = drag === null ? [] : [drag.from, drag.to].sort((a, b) => a - b)
            const picked = [quarters[low ?? -1], quarters[high ?? -1]] as const
            if (picked[0] !== undefined && picked[1] !== undefined)
              onPick(picked[0].quarter, picked[1].quarter)
            setDrag(null)
          },
          onPointerCancel: () => setDrag(null),
        }
  const brushed =
    drag === null ? null : [quarters[drag.from], quarters[drag.to]].map((one) => (one ? x(one.quarter) : 0))
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={trendWords(quarters, unit)}
          data-brushes={onPick !== undefined || undefined}
          {...brush}
        >
          {axis.marks.map((rent) => (
            <g key={rent}>
              <line className={styles.rule} x1={LEFT} x2={width - 8} y1={y(rent)} y2={y(rent)} />
              <text className={styles.axis} x={LEFT - 8} y={y(rent) + 4} textAnchor="end">
                {formatRent(rent, unit)}
              </text>
            </g>
          ))}
          {brushed !== null && (
            <rect
              className={styles.brush}
              x={Math.min(...brushed) - 6}
              width={Math.max(...brushed) - Math.min(...brushed) + 12}
              y={0}
              height={HEIGHT - BOTTOM}
            />
          )}
          <polygon className={styles.band} points={band} />
          <polyline className={styles.line} points={line} />
          {quarters.map(({ quarter, median, n }) => (
            <circle
              key={quarter}
              className={styles.dot}
              data-few={n < FEW_RENTS || undefined}
              cx={x(quarter)}
              cy={y(median)}
              r={n < FEW_RENTS ? 3 : 2.5}
            >
              <title>{`${shortQuarter(quarter)}: median ${formatRent(median, unit)}, n ${n}`}</title>
            </circle>
          ))}
          {labeled.map(({ quarter, n }) => (
            <text key={quarter} className={styles.axis} x={x(quarter)} y={HEIGHT - 18} textAnchor="middle">
              {shortQuarter(quarter)}
              <tspan x={x(quarter)} dy={13}>
                n {n}
              </tspan>
            </text>
          ))}
        </svg>
      )}
    </div>
  )
}

/** `1Q24`. */
function shortQuarter(quarter: string): string {
  return `${quarter.slice(6)}Q${quarter.slice(2, 4)}`
}

function trendWords(quarters: readonly TrendQuarter[], unit: RentUnit): string {
  const words = quarters.map(
    ({ quarter, median, n }) => `${shortQuarter(quarter)} ${formatRent(median, unit)}, n ${n}`,
  )
  return `Median rent by quarter signed: ${words.join('; ')}`
}
