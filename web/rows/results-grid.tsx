import { type CSSProperties, useImperativeHandle, useMemo, useRef } from 'react'
import { CARD_HEIGHT, PropertyCard } from '../property/property-card.tsx'
import { usePainted } from '../ui/timing/use-painted.ts'
import { type ResultRowsProps, tabStopAmong } from './result-rows.ts'
import styles from './results-grid.module.css'
import { useFixedRows } from './use-fixed-rows.ts'
import { useResultFocus } from './use-result-focus.ts'

/** Pixels between two cards. */
const GAP = 12
const PITCH = CARD_HEIGHT + GAP
/** The header or the search box above; the bar of screens on a phone below. */
const COVERED = { top: 60, bottom: 76 }

/** Results as cards, `columns` to a row. Only rows near the window are drawn; those out of sight follow a frame later. */
export function ResultsGrid({ columns, ...props }: ResultRowsProps & { columns: number }) {
  const { ref, slots, propertyAt, unit, selected, onOpen, scroller } = props
  const list = useRef<HTMLUListElement>(null)
  const count = Math.ceil(slots.length / columns)
  const rows = useFixedRows({ count, pitch: PITCH, list, scroller, covered: COVERED })
  const focus = useResultFocus(list)
  useImperativeHandle(ref, () => ({
    focus(index) {
      rows.scrollTo(Math.floor(index / columns))
      focus(index)
    },
    reveal: (index) => rows.scrollTo(Math.floor(index / columns)),
  }))

  const first = rows.first * columns
  const drawn = slots.subarray(first, rows.end * columns)
  const tabStop = tabStopAmong(selected, first, first + drawn.length)
  const now = useMemo(() => ({ slots, propertyAt }), [slots, propertyAt])
  const later = usePainted(now)
  const isSeen = (index: number) => index >= rows.seen.first * columns && index < rows.seen.end * columns
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: GAP,
    paddingTop: rows.first * PITCH,
    height: Math.max(count * PITCH - GAP, 0),
  }
  return (
    <ul ref={list} className={styles.grid} style={style} aria-label="Found properties">
      {Array.from(drawn, (_, i) => {
        const index = first + i
        const { slots: known, propertyAt } = isSeen(index) ? now : later
        const slot = known[index]
        return slot === undefined ? null : (
          <li key={index} aria-setsize={known.length} aria-posinset={index + 1}>
            <PropertyCard
              property={propertyAt(slot)}
              unit={unit}
              index={index}
              selected={index === selected}
              tabbable={index === tabStop}
              onOpen={onOpen}
            />
          </li>
        )
      })}
    </ul>
  )
}
