import type { AnswerChart as Chart } from '../../../sync/assistant/answer-table.ts'
import styles from './answer-chart.module.css'

const WIDTH = 344
const HEIGHT = 176
const EDGE = { left: 28, right: 28, top: 22, bottom: 36 } as const
/** Fewer rows than this make a point that is drawn hollow. */
const FEW = 5
const MOST_LABELS = 5

/** A number over time, with how many rows each point rests on. The table beside it says the same in words. */
export function AnswerChart({ title, points, ends }: Chart) {
  const values = points.flatMap(({ value, middle = [] }) => [value, ...middle])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const reach = high - low || 1
  const x = (i: number) => EDGE.left + (i / Math.max(points.length - 1, 1)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (value: number) => EDGE.top + (1 - (value - low) / reach) * (HEIGHT - EDGE.top - EDGE.bottom)
  const every = Math.ceil(points.length / MOST_LABELS)
  const line = points.map(({ value }, i) => `${x(i)},${y(value)}`).join(' ')
  const halves = points.flatMap(({ middle }, i) => (middle === undefined ? [] : [{ i, middle }]))
  const band = [
    ...halves.map(({ i, middle }) => `${x(i)},${y(middle[1])}`),
    ...halves.toReversed().map(({ i, middle }) => `${x(i)},${y(middle[0])}`),
  ].join(' ')
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={altOf(points)}>
        {ends?.map((words, i) => {
          const at = i === 0 ? y(low) : y(high)
          return (
            <g key={words}>
              <line className={styles.end} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={at} y2={at} />
              <text className={styles.label} x={EDGE.left} y={at - 5}>
                {words}
              </text>
            </g>
          )
        })}
        {halves.length > 1 && <polygon className={styles.band} points={band} />}
        <polyline className={styles.line} points={line} />
        {points.map(({ label, value, n, text }, i) => (
          <g key={label}>
            <circle className={n < FEW ? styles.few : styles.point} cx={x(i)} cy={y(value)} r={3.5}>
              <title>{`${label}: ${text}, n ${n}`}</title>
            </circle>
            {i % every === 0 && (
              <text className={styles.label} x={x(i)} y={HEIGHT - 20} textAnchor="middle">
                {label}
                <tspan x={x(i)} dy={13}>{`n ${n}`}</tspan>
              </text>
            )}
          </g>
        ))}
      </svg>
      {halves.length > 1 && (
        <p className={styles.key}>The band is the middle half. Hollow: fewer than {FEW}.</p>
      )}
    </figure>
  )
}

function altOf(points: Chart['points']): string {
  return points.map(({ label, text, n }) => `${label}: ${text}, ${n} rows`).join('; ')
}
