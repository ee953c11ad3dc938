import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import type { Axis } from '../../../sync/trends/rent-axis.ts'
import styles from './trend-chart.module.css'

/** A chart of rents: its height, and the room that it leaves beside what it draws. Pixels. */
export const FRAME = { height: 116, left: 48, top: 8, bottom: 34 } as const

/** Where a rent stands: pixels from the top. */
export function heightOn(axis: Axis): (rent: number) => number {
  const room = FRAME.height - FRAME.top - FRAME.bottom
  return (rent) => FRAME.top + (1 - (rent - axis.from) / (axis.to - axis.from)) * room
}

/** The rules of a chart's axis, with the rents they stand for. */
export function RentRules({ axis, width, unit }: { axis: Axis; width: number; unit: RentUnit }) {
  const y = heightOn(axis)
  return axis.marks.map((rent) => (
    <g key={rent}>
      <line className={styles.rule} x1={FRAME.left} x2={width - 8} y1={y(rent)} y2={y(rent)} />
      <text className={styles.axis} x={FRAME.left - 8} y={y(rent) + 4} textAnchor="end">
        {formatRent(rent, unit)}
      </text>
    </g>
  ))
}

/** What is being dragged over. */
export function BrushedSpan({ span }: { span: { readonly from: number; readonly to: number } | null }) {
  if (span === null) return null
  const { from, to } = span
  return (
    <rect className={styles.brush} x={from} width={to - from} y={0} height={FRAME.height - FRAME.bottom} />
  )
}
