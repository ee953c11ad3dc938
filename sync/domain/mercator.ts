const RADIANS = Math.PI / 180

/** How far north a latitude stands on a Mercator map, in the map's degrees: as long as those of longitude. */
export function mercatorDegrees(latitude: number): number {
  return Math.asinh(Math.tan(latitude * RADIANS)) / RADIANS
}
