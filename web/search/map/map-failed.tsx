import type { MapPoints } from '../../../sync/book/spatial/map-points.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { mapFailed } from '../../map/map-failed.tsx'
import { FirstPins } from './first-pins.tsx'
import styles from './map-failed.module.css'

/** The specification shows so many pins where the map failed. */
const PINS = 5

interface MapFailedProps {
  reason: string
  onRetry(): void
  /** Slots of what is found, in order; null before anything is. */
  slots: Uint32Array | null
  mapPoints: MapPoints | null
  propertyAt: (slot: number) => Property
  unit: RentUnit
}

/** Stands in place of a map that cannot be drawn: why, and where the first properties are. */
export function MapFailed({ reason, onRetry, slots, mapPoints, propertyAt, unit }: MapFailedProps) {
  const located: number[] = []
  for (let i = 0; mapPoints !== null && slots !== null && i < slots.length && located.length < PINS; i++) {
    const slot = slots[i] as number
    if (!Number.isNaN(mapPoints.x[slot])) located.push(slot)
  }
  return (
    <div className={styles.failed}>
      {mapFailed(reason, onRetry)}
      {mapPoints !== null && located.length > 0 && (
        <FirstPins
          unit={unit}
          pins={located.map((slot) => ({
            property: propertyAt(slot),
            x: mapPoints.x[slot] as number,
            y: mapPoints.y[slot] as number,
          }))}
        />
      )}
    </div>
  )
}
