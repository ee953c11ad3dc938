import type { MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import { type Atlas, type Id, usAtlas, worldAtlas } from './atlas.ts'
import type { Area } from './tile-areas.ts'

/** Around the Great Lakes, where Natural Earth has land and the Census has shores. */
const GREAT_LAKES: Area = { west: -92.4, south: 41.2, east: -75.8, north: 49.1 }
/** All but Antarctica, which goes around the pole. */
const ALL: Area = { west: -360, south: -60, east: 360, north: 90 }
/** Areas overlap a little, or a line of water would shine through. */
const OVERLAP = 0.05
const ELSEWHERE: readonly Area[] = [
  { ...ALL, east: GREAT_LAKES.west + OVERLAP },
  { ...ALL, west: GREAT_LAKES.east - OVERLAP },
  { ...GREAT_LAKES, south: ALL.south, north: GREAT_LAKES.south + OVERLAP },
  { ...GREAT_LAKES, south: GREAT_LAKES.north - OVERLAP, north: ALL.north },
]
/** Its number in ISO 3166-1. */
const CANADA = '124'

/** The world's land without the American half of the Great Lakes; what is known of the Canadian half has no shores. */
export function landOfTheWorld(): MultiPolygon[] {
  const land = polygonsOf(worldAtlas('land'))
  const canada = polygonsOf(worldAtlas('countries'), (id) => id === CANADA)
  const unitedStates = polygonsOf(usAtlas('nation'))
  return [
    ...ELSEWHERE.map((area) => clipToArea(land, area)),
    clipToArea(canada, GREAT_LAKES),
    clipToArea(unitedStates, GREAT_LAKES),
  ]
}

function polygonsOf({ topology, layer }: Atlas, isWanted: (id: Id) => boolean = () => true): MultiPolygon {
  const coordinates = feature(topology, layer).features.flatMap(({ id, geometry }) => {
    if (!isWanted(id)) return []
    if (geometry.type === 'Polygon') return [geometry.coordinates]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  })
  return { type: 'MultiPolygon', coordinates: coordinates.map((rings) => rings.map(unbroken)) }
}

/** A ring that jumps from 180 to -180 degrees goes on beyond 180 instead; most of it lies between the two. */
function unbroken(ring: readonly Position[]): Position[] {
  let turns = 0
  const longitudes = ring.map(([longitude = 0], i) => {
    turns += Math.round(((ring[i - 1]?.[0] ?? longitude) - longitude) / 360)
    return longitude + turns * 360
  })
  const middle = longitudes.reduce((sum, longitude) => sum + longitude, 0) / longitudes.length
  const back = Math.round(middle / 360) * 360
  return ring.map(([, latitude = 0], i) => [(longitudes[i] ?? 0) - back, latitude])
}

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
