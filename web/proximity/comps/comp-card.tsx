import { memo } from 'react'
import type { RentUnit } from '../../../sync/domain/format.ts'
import { formatDistance } from '../../../sync/domain/format-decimals.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { CompDisc } from '../../property/comp-disc.tsx'
import { useHoveredRow } from '../../property/hover-store.ts'
import { PropertyCard } from '../../property/property-card.tsx'
import styles from './comp-grid.module.css'

interface CompCardProps {
  property: Property
  slot: number
  /** Of its pin. */
  number: number
  miles: number
  unit: RentUnit
  /** Position in the grid, from 0, and how many there are. */
  index: number
  count: number
  selected: boolean
  /** True for the one card that Tab reaches. */
  tabbable: boolean
  onOpen: (index: number) => void
  onPick: (id: string) => void
}

/** A comp as a card, with its number and its distance. */
export const CompCard = memo(function CompCard(props: CompCardProps) {
  const { property, slot, number, miles, unit, index, count, selected, tabbable, onOpen, onPick } = props
  const { isHovered, hover, leave } = useHoveredRow(slot)
  return (
    <li
      className={styles.comp}
      aria-setsize={count}
      aria-posinset={index + 1}
      onPointerEnter={hover}
      onPointerLeave={leave}
      onFocus={hover}
      onBlur={leave}
    >
      <PropertyCard
        {...{ property, unit, index, selected, tabbable, onOpen }}
        lead={
          <CompDisc
            {...{ number, tabbable }}
            rentPerSf={property.rentPerSf}
            hovered={isHovered}
            onPick={() => onPick(property.id)}
          />
        }
        aside={formatDistance(miles)}
      />
    </li>
  )
})
