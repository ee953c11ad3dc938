import type { LatLng } from '../../../area/coordinates.ts'
import { haversineMiles } from '../../../area/distance.ts'
import type { Reading } from '../../vocabulary/reading.ts'

const SIDES: ReadonlyMap<string, Side> = new Map([
  ...['north', 'n'].map((word) => [word, 'north'] as const),
  ...['south', 's'].map((word) => [word, 'south'] as const),
  ...['east', 'e'].map((word) => [word, 'east'] as const),
  ...['west', 'w'].map((word) => [word, 'west'] as const),
])
/** Miles: points of the other road that lie as near across are what a point is on a side of. */
const ACROSS = 5
const MILES_PER_DEGREE = 60

type Side = 'north' | 'south' | 'east' | 'west'

/** "west of" behind a road: the side, and the token of the road that it is a side of. */
export function sideBehind({ tokens }: Reading, at: number): { side: Side; of: number } | null {
  const start = tokens[at]?.text === ',' ? at + 1 : at
  const side = SIDES.get(tokens[start]?.text ?? '')
  if (side === undefined) return null
  if (tokens[start + 1]?.text === 'of') return { side, of: start + 2 }
  const isShort = tokens[start + 1]?.text === '/' && tokens[start + 2]?.text === 'o'
  return isShort ? { side, of: start + 3 } : null
}

/** Of a road's points those that lie on one side of another road; all of them where nobody knows where that runs. */
export function pointsBeside(points: readonly LatLng[], side: Side, other: readonly LatLng[]): LatLng[] {
  if (other.length === 0) return [...points]
  return points.filter((point) => {
    const facing = other.filter((one) => across(point, one, side) <= ACROSS)
    const near = facing.length > 0 ? facing : [nearest(point, other)]
    return near.every((one) => isBeyond(point, one, side))
  })
}

/** Miles between two points across the direction of a side. */
function across(a: LatLng, b: LatLng, side: Side): number {
  const isAcross = side === 'north' || side === 'south' ? 'longitude' : 'latitude'
  return Math.abs(a[isAcross] - b[isAcross]) * MILES_PER_DEGREE
}

function isBeyond(point: LatLng, other: LatLng, side: Side): boolean {
  switch (side) {
    case 'north':
      return point.latitude > other.latitude
    case 'south':
      return point.latitude < other.latitude
    case 'east':
      return point.longitude > other.longitude
    case 'west':
      return point.longitude < other.longitude
  }
}

function nearest(point: LatLng, others: readonly LatLng[]): LatLng {
  return others.reduce((best, other) =>
    haversineMiles(point, other) < haversineMiles(point, best) ? other : best,
  )
}
