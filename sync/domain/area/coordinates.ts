/** A point on the earth, degrees. */
export interface LatLng {
  latitude: number
  longitude: number
}

/** A rectangle of degrees that does not cross the 180th meridian. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

/** Edges included. A missing coordinate (NaN) is not within. */
export function isWithin({ south, west, north, east }: Bounds, latitude: number, longitude: number): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** The smallest rectangle that holds all points; null for none. */
export function boundsOf(points: Iterable<LatLng>): Bounds | null {
  let bounds: Bounds | null = null
  for (const { latitude, longitude } of points) {
    if (bounds === null) {
      bounds = { south: latitude, west: longitude, north: latitude, east: longitude }
      continue
    }
    bounds.south = Math.min(bounds.south, latitude)
    bounds.west = Math.min(bounds.west, longitude)
    bounds.north = Math.max(bounds.north, latitude)
    bounds.east = Math.max(bounds.east, longitude)
  }
  return bounds
}

/** Widens each side by a fraction of the span, and by at least `minimum` degrees; stays on the globe. */
export function padBounds(bounds: Bounds, fraction: number, minimum = 0): Bounds {
  const tall = Math.max((bounds.north - bounds.south) * fraction, minimum)
  const wide = Math.max((bounds.east - bounds.west) * fraction, minimum)
  return {
    south: Math.max(-90, bounds.south - tall),
    west: Math.max(-180, bounds.west - wide),
    north: Math.min(90, bounds.north + tall),
    east: Math.min(180, bounds.east + wide),
  }
}

/** A slack that keeps a point on the rim inside, whatever the rounding: about a tenth of a millimeter. */
export const RIM = 1e-9

/** Five decimals are about a meter. */
const STEPS = 1e5

/** The rectangle with five decimals, grown for that where it must be; no farther than the globe. */
export function roundOutward({ south, west, north, east }: Bounds): Bounds {
  // What is a step already stays it, whatever the rounding.
  const down = (degrees: number) => Math.floor(degrees * STEPS + RIM * STEPS) / STEPS
  const up = (degrees: number) => Math.ceil(degrees * STEPS - RIM * STEPS) / STEPS
  return {
    south: Math.max(-90, down(south)),
    west: Math.max(-180, down(west)),
    north: Math.min(90, up(north)),
    east: Math.min(180, up(east)),
  }
}
