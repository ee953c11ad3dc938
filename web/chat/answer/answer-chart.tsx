import type { AnswerChart as Chart } from '../../../sync/assistant/answer-table.ts'
import { FEW_ROWS } from '../../../sync/domain/few-rows.ts'
import styles from './answer-chart.module.css'

const WIDTH = 344
const HEIGHT = 176
const EDGE = { left: 28, right: 28, top: 22, bottom: 36 } as const
/** Pixels between two labels of the axis, so that they do not touch. */
const LABEL_WIDTH = 58

/** A number over time, with how many rows each point rests on. The table beside it says the same in words. */
export function AnswerChart({ title, points, ends }: Chart) {
  const values = points.flatMap(({ value, middle = [] }) => [value, ...middle])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const reach = high - low || 1
  const days = points.map(({ day }, i) => day ?? i)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const room = WIDTH - EDGE.left - EDGE.right
  // A time without rows leaves a gap.
  const x = (i: number) => EDGE.left + (((days[i] ?? first) - first) / (last - first || 1)) * room
  const y = (value: number) => EDGE.top + (1 - (value - low) / reach) * (HEIGHT - EDGE.top - EDGE.bottom)
  const labeled = apart(points.map((_, i) => x(i)))
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
            <line key={words} className={styles.end} x1={EDGE.left} x2={WIDTH - EDGE.right} y1={at} y2={at} />
          )
        })}
        {halves.length > 1 && <polygon className={styles.band} points={band} />}
        <polyline className={styles.line} points={line} />
        {points.map(({ label, value, n, text }, i) => (
          <g key={label}>
            <circle className={n < FEW_ROWS ? styles.few : styles.point} cx={x(i)} cy={y(value)} r={3.5}>
              <title>{`${label}: ${text}, n ${n}`}</title>
            </circle>
            {labeled.has(i) && (
              <text className={styles.label} x={x(i)} y={HEIGHT - 20} textAnchor="middle">
                {label}
                <tspan x={x(i)} dy={13}>{`n ${n}`}</tspan>
              </text>
            )}
          </g>
        ))}
        {ends?.map((words, i) => (
          <text className={styles.label} key={words} x={EDGE.left} y={y(i === 0 ? low : high) - 5}>
            {words}
          </text>
        ))}
      </svg>
      {halves.length > 1 && (
        <p className={styles.key}>The band is the middle half. Hollow: fewer than {FEW_ROWS}.</p>
      )}
    </figure>
  )
}

/** Which of places on the axis have room for a label, from left to right. */
function apart(places: readonly number[]): Set<number> {
  let end = Number.NEGATIVE_INFINITY
  const kept = new Set<number>()
  for (const [i, place] of places.entries()) {
    if (place < end) continue
    kept.add(i)
    end = place + LABEL_WIDTH
  }
  return kept
}

function altOf(points: Chart['points']): string {
  return points.map(({ label, text, n }) => `${label}: ${text}, ${n} rows`).join('; ')
}
