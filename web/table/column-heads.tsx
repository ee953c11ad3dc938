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
import { followDrag } from '../ui/follow-drag.ts'
import styles from './column-heads.module.css'
import { widthOf } from './column-width.ts'
import type { TableLayout } from './table-layout.ts'

export type Direction = 'ascending' | 'descending' | undefined

interface ColumnHeadsProps {
  layout: TableLayout
  unit: RentUnit
  /** How the table is sorted by a column; null where it cannot be. */
  sortOf: (column: TableColumn) => { direction: Direction; onPress: () => void } | null
}

/** Pixels a key makes a column wider or narrower by. */
const STEP = 8

/** The heads of the chosen columns. A press sorts; a drag, or Alt with an arrow, moves; Shift with an arrow resizes. */
export const ColumnHeads = memo(function ColumnHeads({ layout, unit, sortOf }: ColumnHeadsProps) {
  const { columns, setColumns } = layout

  function onKeyDown(event: KeyboardEvent, laid: LaidColumn): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || event.ctrlKey || event.metaKey || event.altKey === event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if (event.altKey) setColumns?.(withMoved(columns, laid.column, by))
    else setColumns?.(withWidth(columns, laid.column, widthOf(laid) + by * STEP))
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
            onPointerDown={(event) => resizeWith(event, columns, laid, setColumns)}
          />
        )}
      </th>
    )
  })
})

type SetColumns = NonNullable<TableLayout['setColumns']>

/** While it is dragged only the column itself is laid out anew; what holds the columns learns the width at the end. */
function resizeWith(event: PointerEvent, columns: readonly LaidColumn[], laid: LaidColumn, set: SetColumns) {
  event.preventDefault()
  const whole = event.currentTarget.closest('table')
  const own = whole?.querySelector<HTMLElement>(`col[data-column="${CSS.escape(laid.column)}"]`)
  if (!whole || !own) return
  const from = own.offsetWidth || widthOf(laid)
  const least = Number.parseFloat(whole.style.minWidth) || 0
  let width = from
  dragSideways(event, {
    onMove(by) {
      ;[{ width = from }] = withWidth([laid], laid.column, from + by) as [LaidColumn]
      own.style.width = `${width}px`
      whole.style.minWidth = `${least + width - from}px`
    },
    onEnd(isDropped) {
      if (isDropped) return set(withWidth(columns, laid.column, width))
      own.style.width = `${from}px`
      whole.style.minWidth = `${least}px`
    },
  })
}

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

interface Sideways {
  onMove(by: number, clientX: number): void
  /** False where Escape was pressed or the browser took the pointer. */
  onEnd(isDropped: boolean): void
}

/** Follows a pointer that is down to the left and right until it is let go. A press that moves nothing stays a press. */
function dragSideways(
  start: { clientX: number; clientY: number; pointerId: number },
  { onMove, onEnd }: Sideways,
): void {
  followDrag(start, {
    along: 'clientX',
    onMove: ({ clientX }) => onMove(clientX - start.clientX, clientX),
    onEnd(isDropped, wasDragged) {
      if (!wasDragged) return
      // The click that follows is no press on the head.
      window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
      setTimeout(() => onEnd(isDropped))
    },
  })
}
