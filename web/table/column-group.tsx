import { memo } from 'react'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { widthOf } from './column-width.ts'

interface ColumnGroupProps {
  columns: readonly LaidColumn[]
  /** By so many pixels columns are narrower than usual. */
  less?: number
  /** Pixels of columns before the name's, which takes the room that is left. */
  before?: readonly number[]
  /** Pixels of columns after all others. */
  after?: readonly number[]
}

/** The widths of a table's columns. */
export const ColumnGroup = memo(function ColumnGroup({ columns, less, before, after }: ColumnGroupProps) {
  return (
    <colgroup>
      {before?.map((width) => (
        <col key={`before-${width}`} style={{ width }} />
      ))}
      <col />
      {columns.map((laid) => (
        <col key={laid.column} data-column={laid.column} style={{ width: widthOf(laid, less) }} />
      ))}
      {after?.map((width) => (
        <col key={`after-${width}`} style={{ width }} />
      ))}
    </colgroup>
  )
})
