import { formatCount, formatRent, formatSquareFeet, RENT_UNITS } from '../../../sync/domain/format.ts'
import { addressLine } from '../../../sync/domain/place/address-line.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { rentTier } from '../../../sync/domain/rents/rent-tier.ts'
import { useHoveredRow } from '../../property/hover-store.ts'
import styles from './selected-list.module.css'

interface SelectedRowProps {
  property: Property
  slot: number
  /** Its place in the list, from 0. */
  index: number
  onOpen: (id: string) => void
}

/** A selected property; it lights up together with its pin. */
export function SelectedRow({ property, slot, index, onOpen }: SelectedRowProps) {
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
