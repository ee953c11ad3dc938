import { type CSSProperties, useImperativeHandle, useMemo, useRef } from 'react'
import type { Property } from '../../../sync/domain/property.ts'
import type { CompSort } from '../../../sync/proximity/comp-sort.ts'
import { prepareRanks, prepareSort } from '../../../sync/proximity/sorted-positions.ts'
import styles from '../../comps/comp-table.module.css'
import { CompTableHead } from '../../comps/comp-table-head.tsx'
import { rentPeriod } from '../../comps/rent-period.ts'
import { SubjectRow } from '../../comps/subject-row.tsx'
import { NUMBER_WIDTH, useCompLayout } from '../../comps/use-comp-layout.ts'
import { useBook } from '../../data/book/book.tsx'
import { BlankRows } from '../../property/table/blank-rows.tsx'
import { tabStopAmong } from '../../rows/result-rows.ts'
import { useFixedRows } from '../../rows/use-fixed-rows.ts'
import { useResultFocus } from '../../rows/use-result-focus.ts'
import { ColumnGroup } from '../../table/column-group.tsx'
import { useColumnsInSight, usePartedColumns } from '../../table/columns-in-sight.ts'
import { useOrdersAhead } from '../../table/use-orders-ahead.ts'
import { usePainted } from '../../ui/timing/use-painted.ts'
import type { FoundComps } from '../proximity-state.ts'
import { CompRow } from './comp-row.tsx'
import type { CompsProps } from './comps-props.ts'

const BEFORE = [NUMBER_WIDTH]
/** From this part of the book on, comps are sorted faster with all of the book in order. */
const MOST = 0.25

interface CompTableProps extends CompsProps {
  sort: CompSort
  onSort: (sort: CompSort) => void
}

/**
 * The subject, and the comps as rows. Only rows near the window are drawn; two blank ones stand for the rest. What of
 * them is out of sight, rows and columns, follows a frame later.
 */
export function CompTable(props: CompTableProps) {
  const { ref, result, subject, propertyAt, unit, selected, onOpen, onOpenSubject, onPick, scroller } = props
  const { sort, onSort } = props
  const { comps, order } = result
  const { layout, isPhone, facts, pitch, nameWidth, minWidth, stuck } = useCompLayout(subject !== null, true)
  const { columns, density } = layout
  const list = useRef<HTMLTableSectionElement>(null)
  const rows = useFixedRows({
    count: order.length,
    pitch,
    list,
    scroller,
    covered: { top: stuck, bottom: isPhone ? 76 : 0 },
  })
  const focus = useResultFocus(list)
  useImperativeHandle(ref, () => ({
    focus(index) {
      rows.scrollTo(index)
      focus(index)
    },
    reveal: (index) => rows.scrollTo(index),
  }))

  const inSight = useColumnsInSight(scroller, columns, NUMBER_WIDTH + nameWidth, 0)
  const now = useMemo(() => ({ comps, order, propertyAt, columns }), [comps, order, propertyAt, columns])
  const later = usePainted(now)
  const parted = usePartedColumns(columns, later.columns, inSight)
  const { book } = useBook()
  const isMost = order.length > (book?.size ?? 0) * MOST
  useOrdersAhead(columns, isMost ? prepareRanks : prepareSort)
  const tabStop = tabStopAmong(selected, rows.first, rows.end)
  return (
    <table
      className={styles.table}
      style={{ minWidth, '--row-height': `${pitch}px`, ...rentPeriod(unit) } as CSSProperties}
      data-density={density}
      aria-label="Properties around the place"
      aria-rowcount={order.length + 1 + (subject === null ? 0 : 1)}
    >
      <ColumnGroup columns={columns} nameWidth={layout.nameWidth} before={BEFORE} />
      <CompTableHead {...{ layout, nameWidth, sort, unit, onSort }} />
      {subject !== null && (
        <tbody className={styles.pinned}>
          <SubjectRow {...{ subject, columns, unit }} onOpen={onOpenSubject} onRemove={onPick} />
        </tbody>
      )}
      <tbody ref={list}>
        <BlankRows height={rows.first * pitch} />
        {Array.from({ length: rows.end - rows.first }, (_, i) => {
          const index = rows.first + i
          const isSeen = index >= rows.seen.first && index < rows.seen.end
          const own = isSeen ? now : later
          const comp = compAt(own, index)
          const settled = compAt(later, index)
          return comp === null ? null : (
            <CompRow
              key={index}
              property={comp.property}
              slot={comp.slot}
              number={comp.number}
              miles={comp.miles}
              columns={isSeen ? parted.now : parted.later}
              settled={settled?.property ?? null}
              settledMiles={settled?.miles ?? null}
              subject={subject?.property ?? null}
              selected={index === selected}
              tabbable={index === tabStop}
              {...{ facts, unit, index, onOpen, onPick }}
            />
          )
        })}
        <BlankRows height={Math.max(order.length - rows.end, 0) * pitch} />
      </tbody>
    </table>
  )
}

interface Ordered extends Pick<FoundComps, 'comps' | 'order'> {
  propertyAt(slot: number): Property
}

/** What stands in a row; null below the last one. */
function compAt({ comps, order, propertyAt }: Ordered, index: number) {
  const position = order[index]
  if (position === undefined) return null
  const slot = comps.slots[position] as number
  return { slot, property: propertyAt(slot), number: position + 1, miles: comps.miles[position] as number }
}
