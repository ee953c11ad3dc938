import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import styles from './trend-chart.module.css'

/** Pixels of a chart of rents, and what lies between its edges and its figures. */
export const CHART = { height: 116, left: 48, top: 8, bottom: 34 } as const

interface RentRulesProps {
  /** Rents a month. */
  marks: readonly number[]
  unit: RentUnit
  width: number
  /** Pixels from the top to a rent. */
  y(rent: number): number
}

/** A line at each marked rent, with the rent beside it. */
export function RentRules({ marks, unit, width, y }: RentRulesProps) {
  return marks.map((rent) => (
    <g key={rent}>
      <line className={styles.rule} x1={CHART.left} x2={width - 8} y1={y(rent)} y2={y(rent)} />
      <text className={styles.axis} x={CHART.left - 8} y={y(rent) + 4} textAnchor="end">
        {formatRent(rent, unit)}
      </text>
    </g>
  ))
}

/** The stretch that is being dragged over, in pixels from the left. */
export function BrushedSpan({ span }: { span: { from: number; to: number } | null }) {
  if (span === null) return null
  return (
    <rect
      className={styles.brush}
      x={span.from}
      width={span.to - span.from}
      y={0}
      height={CHART.height - CHART.bottom}
    />
  )
}
