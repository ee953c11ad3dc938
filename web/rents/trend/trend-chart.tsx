import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import { rentAxis } from '../../../sync/trends/rent-axis.ts'
import { quarterNumber, shortQuarter, type TrendQuarter } from '../../../sync/trends/rent-trend.ts'
import { labeledQuarters } from './labeled-quarters.ts'
import styles from './trend-chart.module.css'
import { trendWords } from './trend-words.ts'
import { useBrush } from './use-brush.ts'
import { useWidth } from './use-width.ts'

interface TrendChartProps {
  quarters: readonly TrendQuarter[]
  unit: RentUnit
  /** Quarters were dragged over; absent where they can narrow nothing. */
  onPick?: ((first: string, last: string) => void) | undefined
}

interface Ends {
  first: TrendQuarter
  last: TrendQuarter
}

const HEIGHT = 116
const LEFT = 48
const TOP = 8
const BOTTOM = 34
/** Pixels that a label of a quarter takes. */
const LABEL = 44

/** Medians by quarter over their middle half; hollow where few were signed. */
export function TrendChart({ quarters, unit, onPick }: TrendChartProps) {
  const [first, last] = [quarters[0], quarters.at(-1)]
  if (first === undefined || last === undefined) return <div className={styles.chart} />
  return <Drawn {...{ quarters, unit, onPick, first, last }} />
}

function Drawn({ quarters, unit, onPick, first, last }: TrendChartProps & Ends) {
  const [width, ref] = useWidth()
  const from = quarterNumber(first.quarter)
  const span = Math.max(1, quarterNumber(last.quarter) - from)
  const axis = rentAxis(quarters.flatMap(({ p25, p75 }) => [p25, p75]))
  const room = Math.max(1, width - LEFT - 40)
  const x = (quarter: string) => LEFT + 12 + ((quarterNumber(quarter) - from) / span) * room
  const y = (rent: number) => TOP + (1 - (rent - axis.from) / (axis.to - axis.from)) * (HEIGHT - TOP - BOTTOM)
  const labeled = labeledQuarters(quarters, ({ quarter }) => x(quarter), LABEL)
  const line = quarters.map(({ quarter, median }) => `${x(quarter)},${y(median)}`).join(' ')
  const band = [
    ...quarters.map(({ quarter, p75 }) => `${x(quarter)},${y(p75)}`),
    ...quarters.toReversed().map(({ quarter, p25 }) => `${x(quarter)},${y(p25)}`),
  ].join(' ')
  const within = (from: number, to: number) =>
    quarters.filter(({ quarter }) => x(quarter) >= from - 6 && x(quarter) <= to + 6)
  const brush = useBrush(
    onPick &&
      ((from, to) => {
        const picked = within(from, to)
        const [low, high] = [picked[0], picked.at(-1)]
        if (low !== undefined && high !== undefined) onPick(low.quarter, high.quarter)
      }),
  )
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={trendWords(quarters, unit)} {...brush.on}>
          {axis.marks.map((rent) => (
            <g key={rent}>
              <line className={styles.rule} x1={LEFT} x2={width - 8} y1={y(rent)} y2={y(rent)} />
              <text className={styles.axis} x={LEFT - 8} y={y(rent) + 4} textAnchor="end">
                {formatRent(rent, unit)}
              </text>
            </g>
          ))}
          {brush.span !== null && (
            <rect
              className={styles.brush}
              x={brush.span.from}
              width={brush.span.to - brush.span.from}
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
              data-few={n < FEW_ROWS || undefined}
              cx={x(quarter)}
              cy={y(median)}
              r={n < FEW_ROWS ? 3 : 2.5}
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
