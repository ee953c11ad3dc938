import type { Bounds, LatLng } from './coordinates.ts'

/**
 * The corners of an area drawn on a map, joined in order and the last to the first by lines that are straight on
 * the map. The lines may cross: what an even number of them surrounds is outside.
 */
export type Ring = readonly LatLng[]

/** The most corners an area has. */
export const RING_LENGTH = 200

/** Corners stand on multiples of 0.00001 degrees, about a meter. */
const STEPS = 1e5

/**
 * Corners as a ring: rounded to five decimals, none twice in a row. Null where they surround nothing, are off the
 * globe, or are more than `RING_LENGTH`.
 */
export function ringOf(corners: Iterable<LatLng>): Ring | null {
  const ring: LatLng[] = []
  for (const { latitude, longitude } of corners) {
    const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    if (!isOnGlobe) return null
    const corner = { latitude: rounded(latitude), longitude: rounded(longitude) }
    if (!isSame(ring.at(-1), corner)) ring.push(corner)
  }
  while (ring.length > 1 && isSame(ring[0], ring.at(-1))) ring.pop()
  return ring.length > RING_LENGTH || isOnOneLine(ring) ? null : ring
}

/** The corners of a rectangle. */
export function cornersOf({ south, west, north, east }: Bounds): Ring {
  return [
    { latitude: south, longitude: west },
    { latitude: south, longitude: east },
    { latitude: north, longitude: east },
    { latitude: north, longitude: west },
  ]
}

function rounded(degrees: number): number {
  // Not `-0`, which reads back as 0.
  return Math.round(degrees * STEPS) / STEPS + 0
}

function isSame(a: LatLng | undefined, b: LatLng | undefined): boolean {
  return a?.latitude === b?.latitude && a?.longitude === b?.longitude
}

/** By whole steps, which is exact. */
function isOnOneLine(ring: Ring): boolean {
  const [first, second, ...others] = ring.map(({ latitude, longitude }) => ({
    x: Math.round(longitude * STEPS),
    y: Math.round(latitude * STEPS),
  }))
  if (first === undefined || second === undefined) return true
  const [dx, dy] = [second.x - first.x, second.y - first.y]
  return others.every(({ x, y }) => (x - first.x) * dy === (y - first.y) * dx)
}
