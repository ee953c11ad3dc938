import { useImperativeHandle, useRef } from 'react'
import type { SortBy } from '../../sync/domain/sort.ts'
import { PropertyRow, ROW_HEIGHT } from '../property/property-row.tsx'
import { PropertyRowHead } from '../property/property-row-head.tsx'
import { BlankRows } from '../property/table/blank-rows.tsx'
import { type ResultRowsProps, tabStopAmong } from './result-rows.ts'
import styles from './results-list.module.css'
import { useFixedRows } from './use-fixed-rows.ts'
import { useResultFocus } from './use-result-focus.ts'

/** The header or the search box and the heads of the columns above; the bar of screens on a phone below. */
const COVERED = { top: 96, bottom: 76 }
/** Beside a map the list scrolls by itself, and only its heads cover anything. */
const COVERED_BESIDE_MAP = { top: 40, bottom: 8 }

interface ResultsListProps extends ResultRowsProps {
  sort: SortBy | 'relevance'
  onSort: (sort: SortBy) => void
  besideMap: boolean
}

/** Results as a table. Only rows near the window are drawn; two blank ones stand for the rest. */
export function ResultsList({ sort, onSort, besideMap, ...props }: ResultsListProps) {
  const { ref, slots, propertyAt, unit, selected, onOpen, scroller } = props
  const list = useRef<HTMLTableSectionElement>(null)
  const covered = besideMap ? COVERED_BESIDE_MAP : COVERED
  const rows = useFixedRows({ count: slots.length, pitch: ROW_HEIGHT, list, scroller, covered })
  const focus = useResultFocus(list)
  useImperativeHandle(ref, () => ({
    focus(index) {
      rows.scrollTo(index)
      focus(index)
    },
    reveal: rows.scrollTo,
  }))

  const drawn = slots.subarray(rows.first, rows.end)
  const tabStop = tabStopAmong(selected, rows.first, rows.end)
  return (
    <table
      className={styles.table}
      data-beside-map={besideMap || undefined}
      aria-label="Found properties"
      aria-rowcount={slots.length + 1}
    >
      <PropertyRowHead sort={sort} onSort={onSort} />
      <tbody ref={list}>
        <BlankRows height={rows.first * ROW_HEIGHT} />
        {Array.from(drawn, (slot, i) => {
          const index = rows.first + i
          return (
            <PropertyRow
              key={index}
              property={propertyAt(slot)}
              slot={slot}
              unit={unit}
              index={index}
              selected={index === selected}
              tabbable={index === tabStop}
              onOpen={onOpen}
            />
          )
        })}
        <BlankRows height={Math.max(slots.length - rows.end, 0) * ROW_HEIGHT} />
      </tbody>
    </table>
  )
}
