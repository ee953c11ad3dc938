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
    <tr className={`${table.row} ${styles.median}`}>
      <td className={table.number} />
      <th scope="row" className={table.property}>
        Median of {formatCount(count)}
      </th>
      <Middle column="distance" text={miles === null ? '' : distanceWords(miles)} />
      <Middle column="rent" text={rentPerSf === null ? '' : formatRent(rentPerSf, unit)} />
      <Middle column="size" text={squareFootage === null ? '' : formatSquareFeet(squareFootage)} />
      <Middle column="clear" text={clearHeight === null ? '' : formatFeet(clearHeight)} />
      <Middle column="built" text={yearBuilt?.toString() ?? ''} />
      {children}
    </tr>
  )
}

function Middle({ column, text }: { column: string; text: string }) {
  const [figure, unit] = text.split(' ')
  return (
    <td className={table.figure} data-column={column}>
      {figure}
      {unit !== undefined && <span className={table.unit}> {unit}</span>}
    </td>
  )
}
