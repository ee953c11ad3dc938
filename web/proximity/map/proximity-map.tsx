import { Crosshair } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { mapPointsOf } from '../../../sync/book/spatial/map-points.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { boundsAround } from '../../../sync/domain/area/distance.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { compPins } from '../../comps/map/comp-pins.ts'
import { CompsMap } from '../../comps/map/comps-map.tsx'
import { MapButton, MapControls } from '../../map/map-controls.tsx'
import type { HoverStore } from '../../property/hover-store.ts'
import type { MappedState } from '../proximity-state.ts'
import { radiusWords } from '../proximity-words.ts'

interface ProximityMapProps {
  book: Book | null
  state: MappedState
  hovered: HoverStore
  /** Pixels at the top that something covers. */
  coveredTop: number
  /** A pin was picked: the list is to show it. */
  onShow(slot: number): void
  onAim(center: LatLng): void
}

/** The place searched, its radius and what is found there; a press can say where to search. */
export function ProximityMap({ book, state, hovered, coveredTop, onShow, onAim }: ProximityMapProps) {
  const { place, radius, reach, comps, subject, unit, propertyAt } = state
  const center = place?.center ?? null
  const [isAiming, setAiming] = useState(false)
  const aiming = isAiming || (center === null && state.pendingAddress === null)
  const bounds = useMemo(() => center && boundsAround(center, radius), [center, radius])
  // All up to the largest radius: another radius draws no pin again.
  const pins = useMemo(() => book && reach && compPins(mapPointsOf(book), reach.slots), [book, reach])
  const count = comps?.slots.length ?? 0

  function aim(at: LatLng) {
    setAiming(false)
    onAim(at)
  }

  return (
    <CompsMap
      label={
        place === null
          ? 'Map'
          : `Map of ${formatCount(count)} properties within ${radiusWords(radius)} of ${place.label}`
      }
      {...{ bounds, coveredTop, center, radius, pins, count, subject, propertyAt, unit, hovered, onShow }}
      onAim={aiming ? aim : undefined}
    >
      <MapControls>
        <MapButton
          icon={Crosshair}
          label="Point at the map"
          aria-pressed={aiming}
          onClick={() => setAiming(!isAiming)}
        />
      </MapControls>
    </CompsMap>
  )
}
