/** Pixels that the world is wide at zoom 0, as Mapbox and MapLibre count zooms. Google's are one higher. */
export const WORLD_PIXELS = 512

/** A square map of the world ends here, degrees. */
export const LAST_LATITUDE = 85.0511287798066

const RADIANS = Math.PI / 180

/** How far north a latitude stands on a Mercator map, in the map's degrees: as long as those of longitude. */
export function mercatorDegrees(latitude: number): number {
  return Math.asinh(Math.tan(latitude * RADIANS)) / RADIANS
}

/** Web Mercator: 0 at the 180th meridian, 1 all around the world. */
export function mercatorX(longitude: number): number {
  return (longitude + 180) / 360
}

/** Web Mercator: 0 at the north edge of the map, 1 at its south, which hold what lies beyond. */
export function mercatorY(latitude: number): number {
  return 0.5 - mercatorDegrees(Math.min(Math.max(latitude, -LAST_LATITUDE), LAST_LATITUDE)) / 360
}

/** Degrees, of what `mercatorX` gives. */
export function longitudeAt(x: number): number {
  return x * 360 - 180
}

/** Degrees, of what `mercatorY` gives. */
export function latitudeAt(y: number): number {
  return Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) / RADIANS
}
