import type { MultiPolygon, Position } from 'geojson'
import type { Area } from './tile-areas.ts'

/** The part of polygons that lies in an area. Parts may be joined along its edges by lines without width. */
export function clipToArea({ coordinates }: MultiPolygon, area: Area): MultiPolygon {
  const edges: readonly Edge[] = [
    { axis: 0, at: area.west, keeps: 1 },
    { axis: 0, at: area.east, keeps: -1 },
    { axis: 1, at: area.south, keeps: 1 },
    { axis: 1, at: area.north, keeps: -1 },
  ]
  const clipped = coordinates.map((rings) =>
    rings.map((ring) => edges.reduce(clipRing, ring)).filter((ring) => ring.length > 0),
  )
  return { type: 'MultiPolygon', coordinates: clipped.filter((rings) => rings.length > 0) }
}

interface Edge {
  /** 0 for a meridian, 1 for a parallel. */
  readonly axis: 0 | 1
  readonly at: number
  /** 1 keeps what is east or north of it, -1 the other side. */
  readonly keeps: 1 | -1
}

/** Sutherland and Hodgman's way of clipping. */
function clipRing(ring: readonly Position[], { axis, at, keeps }: Edge): Position[] {
  const clipped: Position[] = []
  const isKept = (position: Position): boolean => ((position[axis] ?? 0) - at) * keeps >= 0
  for (const [i, position] of ring.entries()) {
    const before = ring[i - 1]
    if (before !== undefined && isKept(before) !== isKept(position))
      clipped.push(crossing(before, position, axis, at))
    if (isKept(position)) clipped.push(position)
  }
  const [first] = clipped
  if (first !== undefined && clipped.at(-1) !== first) clipped.push(first)
  return clipped
}

function crossing([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, axis: 0 | 1, at: number): Position {
  return axis === 0
    ? [at, ay + ((at - ax) / (bx - ax)) * (by - ay)]
    : [ax + ((at - ay) / (by - ay)) * (bx - ax), at]
}
