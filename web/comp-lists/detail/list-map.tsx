import { memo, useMemo } from 'react'
import { mapPointsOf } from '../../../sync/book/spatial/map-points.ts'
import { boundsOf, type LatLng } from '../../../sync/domain/area/coordinates.ts'
import { boundsAround } from '../../../sync/domain/area/distance.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { hasCoordinates } from '../../../sync/domain/place/has-coordinates.ts'
import { compPins } from '../../comps/map/comp-pins.ts'
import { CompsMap } from '../../comps/map/comps-map.tsx'
import type { HoverStore } from '../../property/hover-store.ts'
import type { ListScreen } from './use-list-screen.ts'

interface ListMapProps
  extends Pick<ListScreen, 'list' | 'book' | 'comps' | 'narrowed' | 'propertyAt' | 'unit'> {
  hovered: HoverStore
  /** A pin was picked: the list is to show it. */
  onShow(slot: number): void
}

/** The comps that the table is narrowed to under their numbers, the subject, and the radius the list was made with. */
export const ListMap = memo(function ListMap(props: ListMapProps) {
  const { list, book, comps, narrowed, propertyAt, unit, hovered, onShow } = props
  const { center, subject, included, excluded } = comps
  const { radius } = list
  const pins = useMemo(() => {
    const located = narrowed.filter(({ slot, property }) => slot >= 0 && hasCoordinates(property))
    const slots = Uint32Array.from(located, ({ slot }) => slot)
    const numbers = Uint32Array.from(located, ({ number }) => number ?? 0)
    return compPins(mapPointsOf(book), slots, numbers)
  }, [book, narrowed])
  // The others count as well: leaving a comp out, or narrowing the set, does not move the map.
  const bounds = useMemo(() => {
    const places: LatLng[] = [...included, ...excluded].map(({ property }) => property).filter(hasCoordinates)
    if (center !== null) places.push(center)
    const ring = center !== null && radius !== null ? boundsAround(center, radius) : null
    return boundsOf(ring === null ? places : [...places, ...cornersOf(ring)])
  }, [included, excluded, center, radius])
  return (
    <CompsMap
      label={`Map of ${formatCount(pins.slots.length)} included properties`}
      {...{ bounds, center, radius, pins, subject, propertyAt, unit, hovered, onShow }}
      coveredTop={0}
      count={pins.slots.length}
    />
  )
})

function cornersOf({ south, west, north, east }: NonNullable<ReturnType<typeof boundsOf>>): LatLng[] {
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ]
}
