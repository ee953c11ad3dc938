import type { LatLng } from '../../../../sync/domain/area/coordinates.ts'
import type { RentUnit } from '../../../../sync/domain/format.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import type { Box } from '../../../map/pins/sprite-canvas.ts'
import { PropertyPopup } from '../popup/property-popup.tsx'
import { StackPopup } from '../popup/stack-popup.tsx'

interface OpenMarkerProps {
  at: LatLng
  /** What the marker covers around its place. */
  body: Box
  /** At least one. */
  slots: readonly number[]
  propertyAt: (slot: number) => Property
  unit: RentUnit
  onOpen: (id: string) => void
  onClose: () => void
}

/** What a marker stands for: one property, or several at one place. */
export function OpenMarker({ at, body, slots, propertyAt, unit, onOpen, onClose }: OpenMarkerProps) {
  const shared = { at: { latitude: at.latitude, longitude: at.longitude }, body, unit, onOpen, onClose }
  const [only, ...others] = slots
  return only !== undefined && others.length === 0 ? (
    <PropertyPopup {...shared} property={propertyAt(only)} />
  ) : (
    <StackPopup {...shared} members={slots} propertyAt={propertyAt} />
  )
}
