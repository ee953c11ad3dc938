import { memo, type ReactNode } from 'react'
import { isComputedField } from '../../../../sync/domain/economics/computed-names.ts'
import { fieldOf } from '../../../../sync/domain/fields/field-list.ts'
import { formatCount, formatRent, type RentUnit } from '../../../../sync/domain/format.ts'
import { formatDistance } from '../../../../sync/domain/format-decimals.ts'
import { figureText } from '../../../../sync/domain/table/cell-text.ts'
import {
  fieldOfColumn,
  isFigureColumn,
  type TableColumn,
} from '../../../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../../../sync/domain/table/table-layout.ts'
import table from '../../../comps/comp-table.module.css'
import { FigureCell } from '../../../property/table/table-cells.tsx'
import { TableRow } from '../../../property/table/table-row.tsx'
import type { Medians } from '../list-figures.ts'
import styles from '../list-table.module.css'

interface MedianRowProps {
  medians: Medians
  columns: readonly LaidColumn[]
  unit: RentUnit
  /** Columns after those of the properties. */
  children: ReactNode
}

/** The middle of the included comps, column by column, with how many state it where some do not. */
export const MedianRow = memo(function MedianRow({ medians, columns, unit, children }: MedianRowProps) {
  const { count, of } = medians
  return (
    <TableRow className={`${table.row} ${styles.median}`}>
      <td className={table.number} />
      <th scope="row" className={table.property}>
        Median of {formatCount(count)}
      </th>
      {columns.map(({ column }) =>
        isFigureColumn(column) ? (
          <FigureCell
            key={column}
            column={column}
            text={medianText(of.get(column)?.median, column, unit)}
            under={underOf(of.get(column)?.n, count)}
          />
        ) : (
          <td key={column} data-column={column} />
        ),
      )}
      {children}
    </TableRow>
  )
})

function underOf(n: number | undefined, count: number): string | null {
  return n === undefined || n === count ? null : `n ${formatCount(n)}`
}

function medianText(median: number | undefined, column: TableColumn, unit: RentUnit): string {
  if (median === undefined) return ''
  if (column === 'distance') return formatDistance(median)
  if (isComputedField(column)) return formatRent(median, unit)
  const name = fieldOfColumn(column)
  const field = name === null ? null : fieldOf(name)
  return field?.kind === 'figure' ? figureText(median, field.unit, unit) : ''
}
