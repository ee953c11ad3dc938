import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import type { RentUnit } from '../../sync/domain/format.ts'
import { withMoved, withPlaced, withWidth } from '../../sync/domain/table/change-columns.ts'
import {
  columnHead,
  columnName,
  isFigureColumn,
  type TableColumn,
} from '../../sync/domain/table/table-column.ts'
import type { LaidColumn } from '../../sync/domain/table/table-layout.ts'
import table from '../property/table/table.module.css'
import styles from './column-heads.module.css'
import { widthOf } from './column-width.ts'
import { dragSideways } from './drag-sideways.ts'
import { resizeColumnWith, resizeStep } from './resize-column.ts'
import type { TableLayout } from './table-layout.ts'

export type Direction = 'ascending' | 'descending' | undefined

interface ColumnHeadsProps {
  layout: TableLayout
  unit: RentUnit
  /** How the table is sorted by a column; null where it cannot be. */
  sortOf: (column: TableColumn) => { direction: Direction; onPress: () => void } | null
}

/** The heads of the chosen columns. A press sorts; a drag, or Alt with an arrow, moves; Shift with an arrow resizes. */
export const ColumnHeads = memo(function ColumnHeads({ layout, unit, sortOf }: ColumnHeadsProps) {
  const { columns, setColumns } = layout

  function onKeyDown(event: KeyboardEvent, laid: LaidColumn): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || event.ctrlKey || event.metaKey || event.altKey === event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if (event.altKey) setColumns?.(withMoved(columns, laid.column, by))
    else setColumns?.(withWidth(columns, laid.column, widthOf(laid) + resizeStep(event)))
  }

  return columns.map((laid) => {
    const { column } = laid
    const sort = sortOf(column)
    const label = columnHead(column, unit)
    const words = (
      <>
        <span className={styles.label}>{label}</span>
        {sort?.direction === 'ascending' && <ArrowUp size={12} aria-hidden />}
        {sort?.direction === 'descending' && <ArrowDown size={12} aria-hidden />}
      </>
    )
    return (
      <th
        key={column}
        scope="col"
        className={isFigureColumn(column) ? `${table.figure} ${styles.head}` : styles.head}
        data-column={column}
        aria-sort={sort?.direction}
      >
        {sort === null && setColumns === undefined ? (
          words
        ) : (
          <button
            type="button"
            className={`${table.sort} ${styles.press}`}
            aria-label={label === columnName(column) ? undefined : `${columnName(column)}, ${label}`}
            aria-keyshortcuts={setColumns && 'Alt+ArrowLeft Alt+ArrowRight Shift+ArrowLeft Shift+ArrowRight'}
            onClick={sort?.onPress}
            onKeyDown={(event) => onKeyDown(event, laid)}
            onPointerDown={(event) => {
              if (setColumns !== undefined && event.pointerType === 'mouse' && event.button === 0)
                moveWith(event, columns, column, setColumns)
            }}
          >
            {words}
          </button>
        )}
        {setColumns !== undefined && (
          <span
            aria-hidden
            className={styles.edge}
            onPointerDown={(event) =>
              resizeColumnWith(event, column, (width) => setColumns(withWidth(columns, column, width)))
            }
          />
        )}
      </th>
    )
  })
})

type SetColumns = NonNullable<TableLayout['setColumns']>

function moveWith(event: PointerEvent, columns: readonly LaidColumn[], column: TableColumn, set: SetColumns) {
  const row = event.currentTarget.closest('tr')
  if (row === null) return
  const heads = () => [...row.querySelectorAll<HTMLElement>('th[data-column]')]
  let place = -1
  dragSideways(event, {
    onMove(_, clientX) {
      const shown = heads().filter((head) => columns.some((own) => own.column === head.dataset.column))
      place = shown.findIndex((head) => clientX < head.getBoundingClientRect().right)
      if (place < 0) place = shown.length - 1
      for (const [i, head] of shown.entries()) head.toggleAttribute('data-drop', i === place)
    },
    onEnd(isDropped) {
      for (const head of heads()) head.removeAttribute('data-drop')
      if (isDropped && place >= 0) set(withPlaced(columns, column, place))
    },
  })
}
