import type { LatLng } from '../domain/area/coordinates.ts'
import type { ProximityFilter } from '../domain/proximity.ts'
import { FILTER_PARAMS, placeParams } from './proximity-params.ts'

interface Asked {
  center: LatLng
  /** What the place is called; null where it has no name. */
  address: string | null
  radius: number
  filter: ProximityFilter
}

/** The address of a search on the proximity page: `/proximity?address=11830+Tanner+Rd&lat=29.86&lng=-95.57&radius=3`. */
export function proximityHref({ center, address, radius, filter }: Asked): string {
  const parts = Object.entries(placeParams(address ?? undefined, center, radius))
  for (const [field, name] of Object.entries(FILTER_PARAMS)) {
    parts.push([name, filter[field as keyof ProximityFilter]])
  }
  const said = parts.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return `/proximity?${new URLSearchParams(Object.fromEntries(said))}`
}
