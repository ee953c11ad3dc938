import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  formatRent,
  formatSquareFeet,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../../sync/domain/format.ts'
import { addressLine } from '../../../sync/domain/place/address-line.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { RentTierDot } from '../../property/rent-tier-dot.tsx'
import styles from './property-options.module.css'

interface PropertyOptionsProps {
  /** Of the list; each option's is this with its position. */
  id: string
  properties: readonly Property[]
  selectedId: string | null
  unit: RentUnit
  onSelect(id: string): void
  /** A second press. */
  onAdd(): void
}

/** Properties to choose one of. The field above has the focus and takes the keys. */
export function PropertyOptions({ id, properties, selectedId, unit, onSelect, onAdd }: PropertyOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen option is scrolled into view when the choice changes.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  return (
    // What scrolls would be a stop of Tab.
    <div ref={list} id={id} role="listbox" aria-label="Property" tabIndex={-1} className={styles.list}>
      {properties.map((property, i) => {
        const { rentPerSf } = property
        const isSelected = property.id === selectedId
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field keeps the focus and handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus and names the option by aria-activedescendant.
          <div
            key={property.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={isSelected}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onSelect(property.id)}
            onDoubleClick={onAdd}
          >
            <RentTierDot rentPerSf={rentPerSf} />
            <span className={styles.two}>
              <span className={styles.name}>{property.name}</span>
              <span className={styles.under}>{addressLine(property)}</span>
            </span>
            <span className={styles.figures}>
              <span>
                {rentPerSf === null ? NOT_AVAILABLE : formatRent(rentPerSf, unit)}
                {rentPerSf !== null && <span className={styles.unit}> {RENT_UNITS[unit]}</span>}
              </span>
              <span className={styles.unit}>{formatSquareFeet(property.squareFootage)}</span>
            </span>
            <Check size={15} strokeWidth={2} aria-hidden className={styles.check} />
          </div>
        )
      })}
    </div>
  )
}
