import { type CSSProperties, useImperativeHandle, useRef } from 'react'
import type { CompSort } from '../../../sync/proximity/comp-sort.ts'
import styles from '../../comps/comp-table.module.css'
import { CompTableHead } from '../../comps/comp-table-head.tsx'
import { SubjectRow } from '../../comps/subject-row.tsx'
import { NUMBER_WIDTH, useCompLayout } from '../../comps/use-comp-layout.ts'
import { BlankRows } from '../../property/table/blank-rows.tsx'
import { tabStopAmong } from '../../rows/result-rows.ts'
import { useFixedRows } from '../../rows/use-fixed-rows.ts'
import { useResultFocus } from '../../rows/use-result-focus.ts'
import { ColumnGroup } from '../../table/column-group.tsx'
import { CompRow } from './comp-row.tsx'
import type { CompsProps } from './comps-props.ts'

const BEFORE = [NUMBER_WIDTH]

interface CompTableProps extends CompsProps {
  sort: CompSort
  onSort: (sort: CompSort) => void
}

/** The subject, and the comps as rows. Only rows near the window are drawn; two blank ones stand for the rest. */
export function CompTable(props: CompTableProps) {
  const { ref, result, subject, propertyAt, unit, selected, onOpen, onOpenSubject, onPick, scroller } = props
  const { sort, onSort } = props
  const { comps, order } = result
  const { layout, isPhone, facts, pitch, minWidth, stuck } = useCompLayout(subject !== null, true)
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

  const tabStop = tabStopAmong(selected, rows.first, rows.end)
  return (
    <table
      className={styles.table}
      style={{ minWidth, '--row-height': `${pitch}px` } as CSSProperties}
      data-density={density}
      aria-label="Properties around the place"
      aria-rowcount={order.length + 1 + (subject === null ? 0 : 1)}
    >
      <ColumnGroup columns={columns} before={BEFORE} />
      <CompTableHead {...{ layout, sort, unit, onSort }} />
      {subject !== null && (
        <tbody className={styles.pinned}>
          <SubjectRow {...{ subject, columns, unit }} onOpen={onOpenSubject} onRemove={onPick} />
        </tbody>
      )}
      <tbody ref={list}>
        <BlankRows height={rows.first * pitch} />
        {Array.from(order.subarray(rows.first, rows.end), (position, i) => {
          const index = rows.first + i
          const slot = comps.slots[position] as number
          return (
            <CompRow
              key={slot}
              property={propertyAt(slot)}
              number={position + 1}
              miles={comps.miles[position] as number}
              subject={subject?.property ?? null}
              selected={index === selected}
              tabbable={index === tabStop}
              {...{ columns, facts, slot, unit, index, onOpen, onPick }}
            />
          )
        })}
        <BlankRows height={Math.max(order.length - rows.end, 0) * pitch} />
      </tbody>
    </table>
  )
}
