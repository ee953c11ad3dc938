import type { LatLng } from '../domain/area/coordinates.ts'

const CORNERS = 96
/** The same earth as `haversineMiles`. */
const EARTH_RADIUS_MILES = 3958.7613

/** Places on the circle of a radius around a center, evenly, from north clockwise. */
export function ringAround({ latitude, longitude }: LatLng, miles: number): LatLng[] {
  const angle = miles / EARTH_RADIUS_MILES
  const from = (latitude * Math.PI) / 180
  return Array.from({ length: CORNERS }, (_, i) => {
    const bearing = (2 * Math.PI * i) / CORNERS
    const to = Math.asin(
      Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing),
    )
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
      Math.cos(angle) - Math.sin(from) * Math.sin(to),
    )
    return { latitude: (to * 180) / Math.PI, longitude: longitude + (east * 180) / Math.PI }
  })
}
