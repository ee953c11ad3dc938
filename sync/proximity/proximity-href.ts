import type { LatLng } from '../domain/coordinates.ts'
import { PROXIMITY_MILES, type ProximityFilter } from '../domain/proximity.ts'
import { FILTER_PARAMS } from './filter-params.ts'

interface Asked {
  centre: LatLng
  /** What the place is called; null where it has no name. */
  address: string | null
  radius: number
  filter: ProximityFilter
}

/** The address of a search on the proximity page: `/proximity?address=11830+Tanner+Rd&lat=29.86&lng=-95.57&radius=3`. */
export function proximityHref({ centre, address, radius, filter }: Asked): string {
  const parts: Record<string, string> = {
    ...(address !== null && { address }),
    lat: degrees(centre.latitude),
    lng: degrees(centre.longitude),
    ...(radius !== PROXIMITY_MILES.default && { radius: String(radius) }),
  }
  for (const [field, name] of Object.entries(FILTER_PARAMS)) {
    const value = filter[field as keyof ProximityFilter]
    if (value !== undefined && value !== '') parts[name] = String(value)
  }
  return `/proximity?${new URLSearchParams(parts)}`
}

/** As the page writes them. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)))
}
