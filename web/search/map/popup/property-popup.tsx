import { Button } from '@radix-ui/themes'
import type { LatLng } from '../../../../sync/domain/area/coordinates.ts'
import {
  formatRent,
  formatSquareFeet,
  NO_RENT,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../../../sync/domain/format.ts'
import { addressLine } from '../../../../sync/domain/place/address-line.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import type { Box } from '../../../map/pins/sprite-canvas.ts'
import { MapPopup } from './map-popup.tsx'
import styles from './property-popup.module.css'

interface PropertyPopupProps {
  at: LatLng
  body: Box
  property: Property
  unit: RentUnit
  onOpen: (id: string) => void
  onClose: () => void
}

/** Name, address, rent, size and type of a property, at its pin (specification, section 2). */
export function PropertyPopup({ at, body, property, unit, onOpen, onClose }: PropertyPopupProps) {
  const { id, name, rentPerSf, squareFootage, propertyType } = property
  return (
    <MapPopup at={at} body={body} label={name} onClose={onClose}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.address}>{addressLine(property, 'short')}</p>
      <div className={styles.rest}>
        <dl className={styles.facts}>
          <div>
            <dt>Rent</dt>
            <dd>{rentPerSf === null ? NO_RENT : `${formatRent(rentPerSf, unit)}${RENT_UNITS[unit]}`}</dd>
          </div>
          <div>
            <dt>Size</dt>
            <dd>{formatSquareFeet(squareFootage)}</dd>
          </div>
          <div>
            <dt>Type</dt>
            <dd>{propertyType ?? NOT_AVAILABLE}</dd>
          </div>
        </dl>
        <Button type="button" variant="soft" className={styles.open} onClick={() => onOpen(id)}>
          Open
        </Button>
      </div>
    </MapPopup>
  )
}
