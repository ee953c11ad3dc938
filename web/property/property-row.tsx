import { memo } from 'react'
import { addressLine } from '../../sync/domain/address-line.ts'
import { cardBadges } from '../../sync/domain/amenities/amenity-badges.ts'
import { subjectBadge } from '../../sync/domain/field-badges.ts'
import {
  formatFeet,
  formatRent,
  formatSquareFeet,
  NO_LEASE_TYPE_SHORT,
  NO_RENT,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { useCorrections } from '../data/corrections/corrections.ts'
import { AddToListButton } from './add-to-list-button.tsx'
import { useHoveredRow } from './hover-store.ts'
import { PickBox } from './pick-box.tsx'
import styles from './property-row.module.css'
import { PropertyTarget } from './property-target.tsx'
import { RentTierDot } from './rent-tier-dot.tsx'
import { StreetViewButton } from './street-view/street-view-button.tsx'
import { FigureCell, Under, WordsCell } from './table/table-cells.tsx'
import { TableRow } from './table/table-row.tsx'

/** Height of a row in pixels. It never depends on what the property says. */
export const ROW_HEIGHT = 44

interface PropertyRowProps {
  property: Property
  /** Names the property to a map beside the list. */
  slot: number
  unit: RentUnit
  /** Position among the results, from 0. */
  index: number
  selected: boolean
  /** True for the one row that Tab reaches. */
  tabbable: boolean
  onOpen: (index: number) => void
}

/** A property as a row of the results' table; its columns are those of `PropertyRowHead`. */
export const PropertyRow = memo(function PropertyRow(props: PropertyRowProps) {
  const { property, slot, unit, index, selected, tabbable, onOpen } = props
  const { rentPerSf } = property
  const corrections = useCorrections(property.id)
  return (
    <TableRow
      className={styles.row}
      hovered={useHoveredRow(slot)}
      selected={selected}
      aria-rowindex={index + 2}
    >
      <th scope="row" className={styles.property}>
        <RentTierDot rentPerSf={rentPerSf} />
        <PickBox id={property.id} name={property.name} index={index} tabbable={tabbable} />
        <span className={styles.two}>
          <PropertyTarget {...{ index, selected, tabbable }} onOpen={() => onOpen(index)}>
            {property.name}
          </PropertyTarget>
          <Under>{[...subjectBadge(property), addressLine(property)].join(' · ')}</Under>
        </span>
        <span className={styles.way}>
          <StreetViewButton property={property} tabbable={tabbable} />
          <AddToListButton property={property} tabbable={tabbable} />
        </span>
      </th>
      <FigureCell
        text={rentPerSf === null ? NO_RENT : `${formatRent(rentPerSf, unit)} ${RENT_UNITS[unit]}`}
        strong
        corrected={corrections.has('rentPerSf')}
        under={
          <>
            {property.rentBasisAssumed && rentPerSf !== null && (
              <span className={styles.assumed}>assumed · </span>
            )}
            {property.leaseType ?? NO_LEASE_TYPE_SHORT}
          </>
        }
      />
      <FigureCell
        text={formatSquareFeet(property.squareFootage)}
        column="size"
        corrected={corrections.has('squareFootage')}
      />
      <WordsCell column="type" text={property.propertyType} corrected={corrections.has('propertyType')} />
      <FigureCell
        text={formatFeet(property.clearHeight)}
        column="clear"
        corrected={corrections.has('clearHeight')}
      />
      <FigureCell
        text={property.yearBuilt?.toString() ?? NOT_AVAILABLE}
        column="built"
        corrected={corrections.has('yearBuilt')}
      />
      <WordsCell column="landlord" text={property.landlordFirm} corrected={corrections.has('landlordFirm')} />
      <WordsCell column="tenant" text={property.tenant} corrected={corrections.has('tenant')} />
      <WordsCell column="amenities" text={cardBadges(property).join(', ')} />
    </TableRow>
  )
})
