import { regression } from '../../../sync/adjustments/regression.ts'
import { formatCount, type RentUnit } from '../../../sync/domain/format.ts'
import { rentAxis } from '../../../sync/trends/rent-axis.ts'
import { BrushedSpan, FRAME, heightOn, RentRules } from './rent-frame.tsx'
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
}

/** More dots would hide each other, and the page would wait for them. */
const MOST_DOTS = 400

/** Rents against a figure, with the line through them and the subject as a diamond. */
export function RentScatter(props: RentScatterProps) {
  if (props.points.length >= 2) return <Drawn {...props} />
  return <p className={styles.none}>Too few comps state a rent and {props.of.toLowerCase()}.</p>
}

function Drawn({ of, points, subject, unit, show, onPick }: RentScatterProps) {
  const [width, ref] = useWidth()
  const every = Math.ceil(points.length / MOST_DOTS)
  const drawn = every < 2 ? points : points.filter((_, at) => at % every === 0)
  const all = subject === null ? drawn : [...drawn, subject]
  const axis = rentAxis(all.map(([, rent]) => rent))
  const figures = all.map(([figure]) => figure)
  const [low, high] = [Math.min(...figures), Math.max(...figures)]
  const x = (figure: number) =>
    FRAME.left + 10 + ((figure - low) / (high - low || 1)) * Math.max(1, width - FRAME.left - 30)
  const figureAt = (pixel: number) =>
    low + ((pixel - FRAME.left - 10) / Math.max(1, width - FRAME.left - 30)) * (high - low || 1)
  const brush = useBrush(
    onPick && ((from, to) => onPick(Math.max(low, figureAt(from)), Math.min(high, figureAt(to)))),
  )
  const y = heightOn(axis)
  const line = regression(points)
  const held = (rent: number) => Math.min(Math.max(rent, axis.from), axis.to)
  const fitAt = (figure: number) => (line === null ? 0 : y(held(line.intercept + line.slope * figure)))
  const under = `Rent against ${of.toLowerCase()}, n ${formatCount(points.length)}${subject === null ? '' : ' · diamond: subject'}`
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <svg width={width} height={FRAME.height} role="img" aria-label={under} {...brush.on}>
          <BrushedSpan span={brush.span} />
          <RentRules {...{ axis, width, unit }} />
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
          <text className={styles.axis} x={FRAME.left + 10} y={FRAME.height - 20}>
            {show(low)}
          </text>
          <text className={styles.axis} x={width - 10} y={FRAME.height - 20} textAnchor="end">
            {show(high)}
          </text>
          <text className={styles.axis} x={width - 10} y={FRAME.height - 5} textAnchor="end">
            {under}
          </text>
        </svg>
      )}
    </div>
  )
}

function diamond(x: number, y: number): string {
  return `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`
}
