import { memo } from 'react'
import { addressLine } from '../../sync/domain/address-line.ts'
import { cardBadges } from '../../sync/domain/amenity-badges.ts'
import {
  formatFeet,
  formatRent,
  formatSquareFeet,
  NO_RENT,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { AddToListButton } from '../comp-lists/adding/add-to-list-button.tsx'
import { useLitRow } from './lit.ts'
import { PickBox } from './pick-box.tsx'
import styles from './property-row.module.css'
import { RentTierDot } from './rent-tier-dot.tsx'
import { RowTarget } from './row-target.tsx'
import { StreetViewButton } from './street-view/street-view-button.tsx'

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
  const { rentPerSf, leaseType, tenant, landlordFirm, propertyType } = property
  const { isLit, light, dim } = useLitRow(slot)
  return (
    <tr
      className={styles.row}
      data-selected={selected || undefined}
      data-lit={isLit || undefined}
      aria-rowindex={index + 2}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <th scope="row" className={styles.property}>
        <RentTierDot rentPerSf={rentPerSf} />
        <PickBox id={property.id} name={property.name} index={index} tabbable={tabbable} />
        <span className={styles.two}>
          <RowTarget {...{ index, selected, tabbable }} onOpen={() => onOpen(index)}>
            {property.name}
          </RowTarget>
          <span className={styles.under}>{addressLine(property)}</span>
        </span>
        <span className={styles.way}>
          <StreetViewButton property={property} tabbable={tabbable} />
          <AddToListButton property={property} tabbable={tabbable} />
        </span>
      </th>
      <td className={styles.figure}>
        <span className={styles.rent}>{rentPerSf === null ? NO_RENT : formatRent(rentPerSf, unit)}</span>
        {rentPerSf !== null && <span className={styles.unit}> {RENT_UNITS[unit]}</span>}
        <span className={styles.under}>
          {property.rentBasisAssumed && rentPerSf !== null && (
            <span className={styles.assumed}>assumed · </span>
          )}
          {leaseType ?? 'Lease N/A'}
        </span>
      </td>
      <Measure text={formatSquareFeet(property.squareFootage)} />
      <td className={styles.words} data-column="type">
        {propertyType ?? <Missing />}
      </td>
      <Measure text={formatFeet(property.clearHeight)} column="clear" />
      <td className={styles.figure} data-column="built">
        {property.yearBuilt ?? <Missing />}
      </td>
      <td className={styles.words} data-column="landlord">
        {landlordFirm ?? <Missing />}
      </td>
      <td className={styles.words} data-column="tenant">
        {tenant ?? <Missing />}
      </td>
      <td className={styles.words} data-column="amenities">
        {cardBadges(property).join(', ') || <Missing />}
      </td>
    </tr>
  )
})

/** A formatted figure, its unit small and grey. */
function Measure({ text, column }: { text: string; column?: string }) {
  const [figure, unit] = text.split(' ')
  return (
    <td className={styles.figure} data-column={column}>
      {text === NOT_AVAILABLE ? <Missing /> : figure}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </td>
  )
}

function Missing() {
  return <span className={styles.missing}>{NOT_AVAILABLE}</span>
}
