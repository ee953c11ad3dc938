import { type CSSProperties, useImperativeHandle, useMemo, useRef } from 'react'
import type { TableSort } from '../../sync/domain/table/table-sort.ts'
import { BlankRows } from '../property/table/blank-rows.tsx'
import { MEDIA } from '../styles/breakpoints.ts'
import { ColumnGroup } from '../table/column-group.tsx'
import { widthOfAll } from '../table/column-width.ts'
import { useColumnsInSight, usePartedColumns } from '../table/columns-in-sight.ts'
import { ROW_HEIGHTS, type TableLayout } from '../table/table-layout.ts'
import { usePainted } from '../ui/timing/use-painted.ts'
import { useMedia } from '../ui/use-media.ts'
import { PropertyRow } from './property-row.tsx'
import { PropertyRowHead } from './property-row-head.tsx'
import { type ResultRowsProps, tabStopAmong } from './result-rows.ts'
import styles from './results-list.module.css'
import { useFixedRows } from './use-fixed-rows.ts'
import { useResultFocus } from './use-result-focus.ts'

/** The heads of the columns above; on a phone, where the page scrolls, the bar of screens below. */
const COVERED = { top: 40, bottom: 8 }
const COVERED_PAGE = { top: 96, bottom: 76 }
/** The least width of the name's column, in pixels. */
const NAME_WIDTH = { wide: 248, beside: 208, phone: 148 }
/** By so many pixels columns are narrower on a phone, so that two of them fit beside the name. */
const LESS_ON_PHONE = 8

interface ResultsListProps extends ResultRowsProps {
  layout: TableLayout
  sort: TableSort | 'relevance'
  onSort: (sort: TableSort) => void
  /** It fills a pane of its own, to the edges. */
  besideMap: boolean
}

/**
 * Results as a table. Only rows near the window are drawn; two blank ones stand for the rest. What of them is out of
 * sight, rows and columns, follows a frame later.
 */
export function ResultsList({ layout, sort, onSort, besideMap, ...props }: ResultsListProps) {
  const { ref, slots, propertyAt, unit, selected, onOpen, scroller } = props
  const { columns, density } = layout
  const pitch = ROW_HEIGHTS[density]
  const list = useRef<HTMLTableSectionElement>(null)
  const covered = scroller === window ? COVERED_PAGE : COVERED
  const rows = useFixedRows({ count: slots.length, pitch, list, scroller, covered })
  const focus = useResultFocus(list)
  const isPhone = useMedia(MEDIA.phone)
  useImperativeHandle(ref, () => ({
    focus(index) {
      rows.scrollTo(index)
      focus(index)
    },
    reveal: rows.scrollTo,
  }))

  const tabStop = tabStopAmong(selected, rows.first, rows.end)
  const chosenName = isPhone ? undefined : layout.nameWidth
  const name = chosenName ?? NAME_WIDTH[isPhone ? 'phone' : besideMap ? 'beside' : 'wide']
  const less = isPhone ? LESS_ON_PHONE : 0
  const inSight = useColumnsInSight(scroller, columns, name, less)
  const now = useMemo(() => ({ slots, propertyAt, columns }), [slots, propertyAt, columns])
  const later = usePainted(now)
  const parted = usePartedColumns(columns, later.columns, inSight)
  const size = { minWidth: name + widthOfAll(columns, less), '--row-height': `${pitch}px` }
  return (
    <table
      className={styles.table}
      style={size as CSSProperties}
      data-beside-map={besideMap || undefined}
      data-density={density}
      aria-label="Found properties"
      aria-rowcount={slots.length + 1}
    >
      <ColumnGroup columns={columns} less={less} nameWidth={chosenName} />
      <PropertyRowHead
        {...{ layout, unit, sort, onSort }}
        nameWidth={name}
        onResizeName={isPhone ? undefined : layout.setNameWidth}
      />
      <tbody ref={list}>
        <BlankRows height={rows.first * pitch} />
        {Array.from({ length: rows.end - rows.first }, (_, i) => {
          const index = rows.first + i
          const isSeen = index >= rows.seen.first && index < rows.seen.end
          const { slots, propertyAt } = isSeen ? now : later
          const slot = slots[index]
          const settled = later.slots[index]
          return slot === undefined ? null : (
            <PropertyRow
              key={index}
              property={propertyAt(slot)}
              columns={isSeen ? parted.now : parted.later}
              settled={settled === undefined ? null : later.propertyAt(settled)}
              slot={slot}
              unit={unit}
              index={index}
              selected={index === selected}
              tabbable={index === tabStop}
              onOpen={onOpen}
            />
          )
        })}
        <BlankRows height={Math.max(slots.length - rows.end, 0) * pitch} />
      </tbody>
    </table>
  )
}
