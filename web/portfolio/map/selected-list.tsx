import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { formatCount, formatRent, formatSquareFeet, RENT_UNITS } from '../../../sync/domain/format.ts'
import { addressLine } from '../../../sync/domain/place/address-line.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { rentTier } from '../../../sync/domain/rents/rent-tier.ts'
import { useHoveredRow } from '../../property/hover-store.ts'
import { useFixedRows } from '../../rows/use-fixed-rows.ts'
import { useResultFocus } from '../../rows/use-result-focus.ts'
import styles from './selected-list.module.css'

export interface SelectedListHandle {
  /** Brings a property into view and puts the focus on it. */
  goTo(slot: number): void
}

interface SelectedListProps {
  ref: Ref<SelectedListHandle>
  slots: Uint32Array
  propertyAt: (slot: number) => Property
  /** What the rows scroll in; null until it is there. */
  scroller: HTMLElement | null
  onOpen: (id: string) => void
}

/** Pixels of a row. */
const PITCH = 52
const UNCOVERED = { top: 0, bottom: 0 }

/** The selected properties with the numbers of their pins. Arrow keys move among them. */
export function SelectedList({ ref, slots, propertyAt, scroller, onOpen }: SelectedListProps) {
  const list = useRef<HTMLOListElement>(null)
  const rows = useFixedRows({ count: slots.length, pitch: PITCH, list, scroller, covered: UNCOVERED })
  const focus = useResultFocus(list)
  const go = (index: number) => {
    if (index < 0 || index >= slots.length) return
    rows.scrollTo(index)
    focus(index)
  }
  useImperativeHandle(ref, () => ({ goTo: (slot) => go(slots.indexOf(slot)) }))

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const from = event.target instanceof HTMLElement ? Number(event.target.dataset.result) : Number.NaN
    if (by === 0 || Number.isNaN(from)) return
    event.preventDefault()
    go(from + by)
  }

  return (
    <ol
      ref={list}
      className={styles.list}
      aria-label="Selected properties"
      style={{ paddingTop: rows.first * PITCH, paddingBottom: (slots.length - rows.end) * PITCH }}
      onKeyDown={onKeyDown}
    >
      {Array.from(slots.subarray(rows.first, rows.end), (slot, i) => (
        <SelectedRow
          key={slot}
          property={propertyAt(slot)}
          slot={slot}
          index={rows.first + i}
          onOpen={onOpen}
        />
      ))}
    </ol>
  )
}

interface SelectedRowProps {
  property: Property
  slot: number
  /** Its place in the list, from 0. */
  index: number
  onOpen: (id: string) => void
}

/** A selected property; it lights up together with its pin. */
function SelectedRow({ property, slot, index, onOpen }: SelectedRowProps) {
  const { id, name, rentPerSf, squareFootage } = property
  const { isHovered, hover, leave } = useHoveredRow(slot)
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-result={index}
        data-hovered={isHovered || undefined}
        onClick={() => onOpen(id)}
        onPointerEnter={hover}
        onPointerLeave={leave}
        onFocus={hover}
        onBlur={leave}
      >
        <span className={`${styles.number} figures`} data-tier={rentTier(rentPerSf)}>
          {formatCount(index + 1)}
        </span>
        <span className={styles.two}>
          <span className={`${styles.name} truncate`}>{name}</span>
          <span className={`${styles.under} truncate`}>{addressLine(property)}</span>
        </span>
        <span className={`${styles.figures} figures`}>
          <span className={styles.rent}>
            {formatRent(rentPerSf, 'month')}
            {rentPerSf !== null && <span className={styles.unit}> {RENT_UNITS.month}</span>}
          </span>
          <span className={styles.under}>{formatSquareFeet(squareFootage)}</span>
        </span>
      </button>
    </li>
  )
}
