import { memo } from 'react'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import { widthOf } from './column-width.ts'

interface ColumnGroupProps {
  columns: readonly LaidColumn[]
  /** By so many pixels columns are narrower than usual. */
  less?: number
  /** Pixels of the name's; undefined where it takes the room that is left. */
  nameWidth: number | undefined
  /** Pixels of columns before it. */
  before?: readonly number[]
  /** Pixels of columns after all others. */
  after?: readonly number[]
}

/** The widths of a table's columns. */
export const ColumnGroup = memo(function ColumnGroup(props: ColumnGroupProps) {
  const { columns, less, nameWidth, before, after } = props
  return (
    <colgroup>
      {before?.map((width) => (
        <col key={`before-${width}`} style={{ width }} />
      ))}
      <col data-column="name" style={{ width: nameWidth }} />
      {columns.map((laid) => (
        <col key={laid.column} data-column={laid.column} style={{ width: widthOf(laid, less) }} />
      ))}
      {after?.map((width) => (
        <col key={`after-${width}`} style={{ width }} />
      ))}
      {nameWidth !== undefined && <col />}
    </colgroup>
  )
})
