import { type CSSProperties, type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import table from '../../comps/comp-table.module.css'
import { CompTableHead } from '../../comps/comp-table-head.tsx'
import { rentPeriod } from '../../comps/rent-period.ts'
import { SubjectRow } from '../../comps/subject-row.tsx'
import { useCompLayout } from '../../comps/use-comp-layout.ts'
import { BlankRows } from '../../property/table/blank-rows.tsx'
import { ColumnHead } from '../../property/table/table-head.tsx'
import { type ResultRowsHandle, tabStopAmong } from '../../rows/result-rows.ts'
import { type Scroller, useFixedRows } from '../../rows/use-fixed-rows.ts'
import { useResultFocus } from '../../rows/use-result-focus.ts'
import { ColumnGroup } from '../../table/column-group.tsx'
import { useColumnsInSight, usePartedColumns } from '../../table/columns-in-sight.ts'
import { usePainted } from '../../ui/timing/use-painted.ts'
import type { RowMoves } from '../moves/use-row-moves.ts'
import type { ListComp } from './list-comps.ts'
import { listMedians } from './list-figures.ts'
import styles from './list-table.module.css'
import { ListRow, type OwnerTools } from './rows/list-row.tsx'
import { MedianRow } from './rows/median-row.tsx'
import type { RowHandlers } from './rows/row-handlers.ts'
import type { ListScreen } from './use-list-screen.ts'

const NUMBER_WIDTH = 50
const BEFORE = [NUMBER_WIDTH]
/** Pixels of the notes' column, and of the owner's actions. */
const NOTES_WIDTH = 200
const ACTIONS_WIDTH = 98

interface ListTableProps {
  ref: Ref<ResultRowsHandle>
  screen: ListScreen
  /** The included ones as they are shown, a grabbed one where it would stand. */
  included: readonly ListComp[]
  includedBody: React.RefObject<HTMLTableSectionElement | null>
  /** Position of the selected one among the included, then the excluded; or -1. */
  selected: number
  actions: RowHandlers
  tools: OwnerTools | null
  openNote: string | null
  moves: RowMoves
  scroller: Scroller
}

/**
 * The comps of a list: the subject, the included ones and their medians, then those left out. What of them is out of
 * sight, rows and columns, follows a frame later.
 */
export function ListTable(props: ListTableProps) {
  const { ref, screen, included, includedBody, selected, actions, tools, openNote, moves, scroller } = props
  const { comps, sort, setSort, unit, edits, openProperty } = screen
  const { excluded } = comps
  const { subject } = screen
  const isTyped = comps.subject === null
  const isOwn = tools !== null
  const isMeasured = [...included, ...excluded].some(({ miles }) => miles !== null)
  const after = isOwn ? [NOTES_WIDTH, ACTIONS_WIDTH] : [NOTES_WIDTH]
  const { layout, isPhone, facts, pitch, nameWidth, minWidth, stuck } = useCompLayout(
    subject !== null,
    isMeasured,
    after.reduce((all, width) => all + width, 0),
  )
  const { columns, density } = layout
  const covered = { top: stuck, bottom: isPhone ? 76 : 0 }
  const whole = useRef<HTMLTableElement>(null)
  const excludedBody = useRef<HTMLTableSectionElement>(null)
  const rows = useFixedRows({ count: included.length, pitch, list: includedBody, scroller, covered })
  const others = useFixedRows({ count: excluded.length, pitch, list: excludedBody, scroller, covered })
  const focus = useResultFocus(whole)
  // Whatever their order.
  const assumed = screen.book.base.assumed?.terms
  const medians = useMemo(
    () => listMedians(screen.narrowed, columns, assumed),
    [screen.narrowed, columns, assumed],
  )
  const inSight = useColumnsInSight(scroller, columns, NUMBER_WIDTH + nameWidth, 0)
  const now = useMemo(() => ({ included, columns }), [included, columns])
  const later = usePainted(now)
  const parted = usePartedColumns(columns, later.columns, inSight)

  function reveal(index: number) {
    if (index < included.length) rows.scrollTo(index)
    else others.scrollTo(index - included.length)
  }
  useImperativeHandle(ref, () => ({
    reveal,
    focus(index) {
      reveal(index)
      focus(index)
    },
  }))

  const tabStop =
    included.length === 0
      ? tabStopAmong(selected, others.first, others.end)
      : selected >= included.length
        ? selected
        : tabStopAmong(selected, rows.first, rows.end)
  function removeSubject() {
    // A row that stays has the focus before the subject's goes with it.
    focus(Math.max(tabStop, 0))
    if (isTyped) edits?.describeSubject(null)
    else edits?.setSubject(null)
  }
  const trailing = useMemo(() => <TrailingCells isOwn={isOwn} />, [isOwn])
  const rowOf = (
    comp: ListComp,
    index: number,
    columns = parted.now,
    { settled = comp, noted = comp, key = comp.entry.propertyId } = {},
  ) => (
    <ListRow
      key={key}
      {...{ comp, columns, settled, noted, facts, unit, index, actions, tools }}
      subject={screen.compared}
      selected={index === selected}
      tabbable={index === tabStop}
      isNoteOpen={openNote === noted.entry.propertyId}
      moving={movingOf(moves, comp, included.length)}
    />
  )
  // By a column rows stay where they are and change what they say: a place keeps the row of the comp that the list's own
  // order has there, in which rows are moved.
  const includedRow = (index: number) => {
    const isSeen = index >= rows.seen.first && index < rows.seen.end
    const isNow = isSeen || sort === null
    const comp = (isNow ? now : later).included[index]
    if (comp === undefined) return null
    const columns = isNow ? parted.now : parted.later
    if (sort === null) return rowOf(comp, index, columns)
    const settled = later.included[index] ?? comp
    const noted = parted.isEndSeen && isNow ? comp : settled
    const key = screen.narrowed[index]?.entry.propertyId ?? `row ${index}`
    return rowOf(comp, index, columns, { settled, noted, key })
  }
  return (
    <table
      ref={whole}
      className={`${table.table} ${styles.table}`}
      style={{ minWidth, '--row-height': `${pitch}px`, ...rentPeriod(unit) } as CSSProperties}
      data-density={density}
      data-own={isOwn || undefined}
      aria-label="Comps of the list"
    >
      <ColumnGroup columns={columns} nameWidth={layout.nameWidth} before={BEFORE} after={after} />
      <CompTableHead {...{ layout, nameWidth, sort, unit }} onSort={setSort}>
        <ColumnHead column="notes" label="Notes" />
        {isOwn && <ColumnHead column="actions" label={<span className="visually-hidden">Actions</span>} />}
      </CompTableHead>
      {subject !== null && (
        <tbody className={table.pinned}>
          <SubjectRow
            {...{ subject, columns, unit, isTyped }}
            onOpen={openProperty}
            onRemove={edits === null ? undefined : removeSubject}
          >
            {trailing}
          </SubjectRow>
        </tbody>
      )}
      <tbody ref={includedBody} aria-label="Included">
        <BlankRows height={rows.first * pitch} />
        {Array.from({ length: rows.end - rows.first }, (_, i) => includedRow(rows.first + i))}
        <BlankRows height={Math.max(included.length - rows.end, 0) * pitch} />
      </tbody>
      {included.length > 1 && (
        <tbody>
          <MedianRow {...{ medians, columns, unit }}>{trailing}</MedianRow>
        </tbody>
      )}
      {excluded.length > 0 && (
        <>
          <tbody>
            <tr className={styles.divider}>
              <th scope="rowgroup" colSpan={2}>
                <h2>
                  Excluded Properties <span>{excluded.length}</span>
                </h2>
              </th>
            </tr>
          </tbody>
          <tbody ref={excludedBody} aria-label="Excluded">
            <BlankRows height={others.first * pitch} />
            {excluded
              .slice(others.first, others.end)
              .map((comp, i) => rowOf(comp, included.length + others.first + i))}
            <BlankRows height={Math.max(excluded.length - others.end, 0) * pitch} />
          </tbody>
        </>
      )}
    </table>
  )
}

function movingOf({ grabbed, dragged }: RowMoves, { entry, number }: ListComp, count: number) {
  if (grabbed?.id === entry.propertyId) return 'grabbed'
  if (dragged === null || number === null) return undefined
  if (dragged.id === entry.propertyId) return 'dragged'
  if (dragged.gap === number - 1) return 'before'
  return dragged.gap === count && number === count ? 'behind' : undefined
}

/** Empty cells, where a row has nothing to say in the last columns. */
function TrailingCells({ isOwn }: { isOwn: boolean }) {
  return (
    <>
      <td data-column="notes" />
      {isOwn && <td data-column="actions" />}
    </>
  )
}
