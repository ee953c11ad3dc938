import type { ReactNode } from 'react'
import {
  formatCount,
  formatFeet,
  formatRent,
  formatSquareFeet,
  type RentUnit,
} from '../../../sync/domain/format.ts'
import table from '../../comps/comp-table.module.css'
import { distanceWords } from '../../comps/distance-words.ts'
import { FigureCell } from '../../property/table/table-cells.tsx'
import { TableRow } from '../../property/table/table-row.tsx'
import type { Medians } from './list-figures.ts'
import styles from './list-table.module.css'

interface MedianRowProps {
  medians: Medians
  count: number
  unit: RentUnit
  /** Columns after those of the figures. */
  children: ReactNode
}

/** The middle of the included comps, column by column. */
export function MedianRow({ medians, count, unit, children }: MedianRowProps) {
  const { miles, rentPerSf, squareFootage, clearHeight, yearBuilt } = medians
  return (
    <TableRow className={`${table.row} ${styles.median}`}>
      <td className={table.number} />
      <th scope="row" className={table.property}>
        Median of {formatCount(count)}
      </th>
      <FigureCell column="distance" text={miles === null ? '' : distanceWords(miles)} />
      <FigureCell column="rent" text={rentPerSf === null ? '' : formatRent(rentPerSf, unit)} />
      <FigureCell column="size" text={squareFootage === null ? '' : formatSquareFeet(squareFootage)} />
      <FigureCell column="clear" text={clearHeight === null ? '' : formatFeet(clearHeight)} />
      <FigureCell column="built" text={yearBuilt?.toString() ?? ''} />
      {children}
    </TableRow>
  )
}
