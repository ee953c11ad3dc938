import { type CSSProperties, useImperativeHandle, useRef } from 'react'
import { SubjectDisc } from '../../property/comp-disc.tsx'
import { CARD_HEIGHT, PropertyCard } from '../../property/property-card.tsx'
import { tabStopAmong } from '../../rows/result-rows.ts'
import { useFixedRows } from '../../rows/use-fixed-rows.ts'
import { useResultFocus } from '../../rows/use-result-focus.ts'
import { CompCard } from './comp-card.tsx'
import styles from './comp-grid.module.css'
import type { CompsProps } from './comps-props.ts'

/** Pixels between two cards. */
const GAP = 12
const PITCH = CARD_HEIGHT + GAP
const COVERED = { top: 0, bottom: 76 }

/** The subject, and the comps as cards with their distance. Only rows near the window are drawn. */
export function CompGrid({ columns, ...props }: CompsProps & { columns: number }) {
  const { ref, result, subject, propertyAt, unit, selected, onOpen, onOpenSubject, onPick, scroller } = props
  const { comps, order } = result
  const list = useRef<HTMLUListElement>(null)
  // The subject's card stands before the first comp's.
  const ahead = subject === null ? 0 : 1
  const count = Math.ceil((order.length + ahead) / columns)
  const rows = useFixedRows({ count, pitch: PITCH, list, scroller, covered: COVERED })
  const rowOf = (index: number) => Math.floor((index + ahead) / columns)
  const focus = useResultFocus(list)
  useImperativeHandle(ref, () => ({
    focus(index) {
      rows.scrollTo(rowOf(index))
      focus(index)
    },
    reveal: (index) => rows.scrollTo(rowOf(index)),
  }))

  const first = Math.max(rows.first * columns - ahead, 0)
  const end = Math.min(rows.end * columns - ahead, order.length)
  const tabStop = tabStopAmong(selected, first, end)
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: GAP,
    paddingTop: rows.first * PITCH,
    height: Math.max(count * PITCH - GAP, 0),
  }
  return (
    <ul ref={list} className={styles.grid} style={style} aria-label="Properties around the place">
      {subject !== null && rows.first === 0 && (
        <li className={styles.subject}>
          <PropertyCard
            property={subject.property}
            unit={unit}
            index={-1}
            selected={false}
            tabbable
            onOpen={() => onOpenSubject(subject.property.id)}
            lead={<SubjectDisc />}
            aside="Subject"
          />
        </li>
      )}
      {Array.from(order.subarray(first, Math.max(end, first)), (position, i) => {
        const index = first + i
        const slot = comps.slots[position] as number
        return (
          <CompCard
            key={slot}
            property={propertyAt(slot)}
            number={position + 1}
            miles={comps.miles[position] as number}
            count={order.length}
            selected={index === selected}
            tabbable={index === tabStop}
            {...{ slot, unit, index, onOpen, onPick }}
          />
        )
      })}
    </ul>
  )
}
