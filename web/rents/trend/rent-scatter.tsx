import { useState } from 'react'
import { regression } from '../../../sync/adjustments/regression.ts'
import { formatCount, formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import { rentAxis } from '../../../sync/trends/rent-axis.ts'
import styles from './trend-chart.module.css'
import { useBrush } from './use-brush.ts'
import { useWidth } from './use-width.ts'

interface RentScatterProps {
  /** What rents stand against, and how it is told: `Size`. */
  of: string
  points: readonly (readonly [figure: number, rent: number])[]
  subject: readonly [figure: number, rent: number] | null
  unit: RentUnit
  show(figure: number): string
  /** A stretch was dragged over. */
  onPick?: ((from: number, to: number) => void) | undefined
  /** Said to who drags where nothing can be picked. */
  whyNotPick?: string | undefined
}

/** More dots would hide each other, and the page would wait for them. */
const MOST_DOTS = 400

const HEIGHT = 98
const LEFT = 48
const TOP = 6
const BOTTOM = 20

/** Rents against a figure, with the line through them and the subject as a diamond. */
export function RentScatter(props: RentScatterProps) {
  if (props.points.length >= 2) return <Drawn {...props} />
  return <p className={styles.none}>Too few comps state a rent and {props.of.toLowerCase()}.</p>
}

function Drawn({ of, points, subject, unit, show, onPick, whyNotPick }: RentScatterProps) {
  const [isTold, setTold] = useState(false)
  const [width, ref] = useWidth()
  const every = Math.ceil(points.length / MOST_DOTS)
  const drawn = every < 2 ? points : points.filter((_, at) => at % every === 0)
  const all = subject === null ? drawn : [...drawn, subject]
  const axis = rentAxis(all.map(([, rent]) => rent))
  const figures = all.map(([figure]) => figure)
  const [low, high] = [Math.min(...figures), Math.max(...figures)]
  const x = (figure: number) =>
    LEFT + 10 + ((figure - low) / (high - low || 1)) * Math.max(1, width - LEFT - 30)
  const figureAt = (pixel: number) =>
    low + ((pixel - LEFT - 10) / Math.max(1, width - LEFT - 30)) * (high - low || 1)
  const brush = useBrush(
    onPick && ((from, to) => onPick(Math.max(low, figureAt(from)), Math.min(high, figureAt(to)))),
  )
  const y = (rent: number) => TOP + (1 - (rent - axis.from) / (axis.to - axis.from)) * (HEIGHT - TOP - BOTTOM)
  const line = regression(points)
  const held = (rent: number) => Math.min(Math.max(rent, axis.from), axis.to)
  const fitAt = (figure: number) => (line === null ? 0 : y(held(line.intercept + line.slope * figure)))
  const label = `Rent against ${of.toLowerCase()}, n ${formatCount(points.length)}`
  return (
    <div ref={ref} className={styles.chart} style={{ height: HEIGHT }} data-tooltip={whyNotPick}>
      {isTold && whyNotPick !== undefined && (
        <p role="status" className={styles.why}>
          {whyNotPick}
        </p>
      )}
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={label}
          {...(whyNotPick === undefined
            ? brush.on
            : {
                'data-refuses': true,
                onPointerDown: () => setTold(true),
                onPointerLeave: () => setTold(false),
              })}
        >
          {brush.span !== null && (
            <rect
              className={styles.brush}
              x={brush.span.from}
              width={brush.span.to - brush.span.from}
              y={0}
              height={HEIGHT - BOTTOM}
            />
          )}
          {axis.marks.map((rent) => (
            <g key={rent}>
              <line className={styles.rule} x1={LEFT} x2={width - 8} y1={y(rent)} y2={y(rent)} />
              <text className={styles.axis} x={LEFT - 8} y={y(rent) + 4} textAnchor="end">
                {formatRent(rent, unit)}
              </text>
            </g>
          ))}
          {line !== null && (
            <line className={styles.fit} x1={x(low)} x2={x(high)} y1={fitAt(low)} y2={fitAt(high)} />
          )}
          {drawn.map(([figure, rent], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points have no name, and none of them moves.
            <circle key={at} className={styles.dot} cx={x(figure)} cy={y(rent)} r={2.5} />
          ))}
          {subject !== null && (
            <path className={styles.subject} d={diamond(x(subject[0]), y(subject[1]))}>
              <title>Subject</title>
            </path>
          )}
          <text className={styles.axis} x={LEFT + 10} y={HEIGHT - 5}>
            {show(low)}
          </text>
          <text className={styles.axis} x={width - 10} y={HEIGHT - 5} textAnchor="end">
            {show(high)}
          </text>
        </svg>
      )}
    </div>
  )
}

function diamond(x: number, y: number): string {
  return `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`
}
