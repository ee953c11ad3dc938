import type { Map as MapInstance } from 'maplibre-gl'
import { type ReactNode, useState } from 'react'
import type { Bounds, LatLng } from '../../../sync/domain/area/coordinates.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { BaseMap } from '../../map/base-map.tsx'
import type { MapFailure, SeenView } from '../../map/base-map-props.ts'
import { DeckOverlay } from '../../map/deck-overlay.tsx'
import { seenView } from '../../map/map-events.tsx'
import type { HoverStore } from '../../property/hover-store.ts'
import type { Subject } from '../subject.ts'
import type { CompPins } from './comp-pins.ts'
import { HoveredPin } from './hovered-pin.tsx'
import { useCompLayers } from './use-comp-layers.ts'
import { useFitBounds } from './use-fit-bounds.ts'
import { useMapPointing } from './use-map-pointing.ts'

/** What the map shows while there is nothing to show on it (specification, section 9). */
const HOUSTON = { latitude: 29.7604, longitude: -95.3698, zoom: 10 }

interface CompsMapProps {
  label: string
  /** What is to be in view, whenever it is something else; null where there is nothing yet. */
  bounds: Bounds | null
  /** Pixels at the top that something covers. */
  coveredTop: number
  /** The place in the middle; null for none. */
  center: LatLng | null
  /** Miles; null for no ring. */
  radius: number | null
  /** Null while there are none. */
  pins: CompPins | null
  /** How many of them are shown, the first ones. */
  count: number
  subject: Subject | null
  propertyAt(slot: number): Property
  unit: RentUnit
  hovered: HoverStore
  /** A pin was picked: the list is to show it. */
  onShow(slot: number): void
  /** While given, a press says where to search instead. */
  onAim?: ((center: LatLng) => void) | undefined
  /** As of `BaseMap`. */
  failed?: MapFailure | undefined
  /** Further controls. */
  children?: ReactNode
}

/** A place, the radius around it, and comps as pins with the numbers of their rows. */
export function CompsMap(props: CompsMapProps) {
  const { label, bounds, coveredTop, center, radius, pins, count, subject, propertyAt, unit, hovered } = props
  const { onShow, onAim, failed, children } = props
  const [map, setMap] = useState<MapInstance | null>(null)
  const [seen, setSeen] = useState<SeenView | null>(null)
  const [start] = useState(() => (bounds === null ? HOUSTON : { bounds }))
  useFitBounds(map, bounds, coveredTop)
  const layers = useCompLayers({ center, radius, pins, count, subject: subject?.property ?? null, seen })

  useMapPointing(map, {
    pins,
    count,
    onPoint(position) {
      const slot = position < 0 ? undefined : pins?.slots[position]
      hovered.hover(slot === undefined ? null : { slot, has: (other) => other === slot })
    },
    onPick(position) {
      const slot = pins?.slots[position]
      if (slot !== undefined) onShow(slot)
    },
    onAim,
  })

  const numberOf = (slot: number) => {
    if (slot === subject?.slot) return 0
    const position = pins?.slots.indexOf(slot) ?? -1
    return position < 0 || position >= count ? null : (pins?.numbers[position] ?? null)
  }
  return (
    <BaseMap
      {...{ label, start, failed }}
      onReady={(ready) => {
        setMap(ready)
        setSeen(seenView(ready))
      }}
      onMoved={setSeen}
    >
      <DeckOverlay layers={layers} />
      <HoveredPin {...{ hovered, numberOf, propertyAt, unit }} />
      {children}
    </BaseMap>
  )
}
