import type { LatLng } from '../../../../sync/domain/area/coordinates.ts'
import { formatCount, formatRent, type RentUnit } from '../../../../sync/domain/format.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import type { Box } from '../../../map/pins/sprite-canvas.ts'
import { RentTierDot } from '../../../property/rent-tier-dot.tsx'
import { MapPopup } from './map-popup.tsx'
import styles from './stack-popup.module.css'

/** The list beside the map has them all. */
const MOST = 50

interface StackPopupProps {
  at: LatLng
  body: Box
  /** Slots of the properties at one place. */
  members: readonly number[]
  propertyAt: (slot: number) => Property
  unit: RentUnit
  onOpen: (id: string) => void
  onClose: () => void
}

/** The properties of a cluster that no zoom parts. */
export function StackPopup({ at, body, members, propertyAt, unit, onOpen, onClose }: StackPopupProps) {
  const title = `${formatCount(members.length)} properties here`
  return (
    <MapPopup at={at} body={body} label={title} onClose={onClose}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {members.slice(0, MOST).map((slot) => {
          const { id, name, rentPerSf } = propertyAt(slot)
          return (
            <li key={id}>
              <button type="button" className={styles.property} onClick={() => onOpen(id)}>
                <RentTierDot rentPerSf={rentPerSf} />
                <span className="truncate">{name}</span>
                <span className={styles.rent}>{formatRent(rentPerSf, unit)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {members.length > MOST && (
        <p className={styles.rest}>and {formatCount(members.length - MOST)} more in the list</p>
      )}
    </MapPopup>
  )
}
