import { Crosshair } from 'lucide-react'
import type { Map as MapInstance } from 'maplibre-gl'
import { type ReactNode, useMemo, useState } from 'react'
import type { Book } from '../../../sync/book/book.ts'
import { mapPointsOf } from '../../../sync/book/map-points.ts'
import { boundsAround, type LatLng } from '../../../sync/domain/coordinates.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { BaseMap } from '../../map/base-map.tsx'
import { DeckOverlay } from '../../map/deck-overlay.tsx'
import { MapButton, MapControls } from '../../map/map-controls.tsx'
import type { LitStore } from '../../property/lit.ts'
import type { ProximityState } from '../proximity-state.ts'
import { radiusWords } from '../proximity-words.ts'
import { compPins } from './comp-pins.ts'
import { LitPin } from './lit-pin.tsx'
import { useCompLayers } from './use-comp-layers.ts'
import { useMapPointing } from './use-map-pointing.ts'
import { useRingFit } from './use-ring-fit.ts'

/** Where the map stands before there is a place (specification, section 9). */
const HOUSTON = { latitude: 29.7604, longitude: -95.3698, zoom: 10 }
/** Numbers are placed anew at every so many zoom levels. */
const ZOOM_STEP = 0.25

interface CompsMapProps {
  book: Book | null
  state: ProximityState
  lit: LitStore
  /** Pixels at the top that something covers. */
  coveredTop: number
  /** A pin was picked: the list is to show it. */
  onShow(slot: number): void
  onAim(centre: LatLng): void
  failed(reason: string): ReactNode
}

/** The place, the radius around it, and the comps as pins with the numbers of their rows. */
export function CompsMap({ book, state, lit, coveredTop, onShow, onAim, failed }: CompsMapProps) {
  const { place, radius, result, subject, unit, propertyAt } = state
  const centre = place?.centre ?? null
  const [map, setMap] = useState<MapInstance | null>(null)
  const [zoom, setZoom] = useState(HOUSTON.zoom)
  const [isAiming, setAiming] = useState(false)
  const aiming = isAiming || (centre === null && state.pendingAddress === null)
  const [start] = useState(() => (centre === null ? HOUSTON : { bounds: boundsAround(centre, radius) }))
  useRingFit(map, centre, radius, coveredTop)

  const reach = result?.reach ?? null
  const count = result?.comps.slots.length ?? 0
  const pins = useMemo(() => book && reach && compPins(mapPointsOf(book), reach.slots), [book, reach])
  const layers = useCompLayers({ centre, radius, pins, count, subject: subject?.property ?? null, zoom })

  useMapPointing(map, {
    pins,
    count,
    aiming,
    onPoint(index) {
      const slot = index < 0 ? undefined : pins?.slots[index]
      lit.light(slot === undefined ? null : { slot, has: (other) => other === slot })
    },
    onPick(index) {
      const slot = pins?.slots[index]
      if (slot !== undefined) onShow(slot)
    },
    onAim(at) {
      setAiming(false)
      onAim(at)
    },
  })

  const numberOf = (slot: number) => {
    if (slot === subject?.slot) return 0
    const index = result?.comps.slots.indexOf(slot) ?? -1
    return index < 0 ? null : index + 1
  }
  return (
    <BaseMap
      label={
        place === null
          ? 'Map'
          : `Map of ${formatCount(count)} properties within ${radiusWords(radius)} of ${place.label}`
      }
      start={start}
      onReady={setMap}
      onMoved={({ zoom }) => setZoom(Math.round(zoom / ZOOM_STEP) * ZOOM_STEP)}
      failed={failed}
    >
      <DeckOverlay layers={layers} />
      <LitPin {...{ lit, numberOf, propertyAt, unit }} />
      <MapControls>
        <MapButton
          icon={Crosshair}
          label="Point at the map"
          aria-pressed={aiming}
          onClick={() => setAiming(!isAiming)}
        />
      </MapControls>
    </BaseMap>
  )
}
