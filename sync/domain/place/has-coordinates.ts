import type { Property } from '../property.ts'

/** True where both coordinates are known, which is what a map and a distance need. */
export function hasCoordinates<P extends Pick<Property, 'latitude' | 'longitude'>>(
  place: P,
): place is P & { latitude: number; longitude: number } {
  return place.latitude !== null && place.longitude !== null
}
