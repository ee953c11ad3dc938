import type { LatLng } from '../../../area/coordinates.ts'
import { haversineMiles } from '../../../area/distance.ts'
import type { Zone } from '../../../criteria/zone.ts'
import { type Found, foundCriterion, type Reading } from '../../vocabulary/reading.ts'
import { fromTable } from '../place-from-table.ts'
import { roadAlone } from './read-road.ts'

/** By how much the middle of what lies there is north and east of the road. */
const SIDES = {
  north: [1, 0],
  south: [-1, 0],
  east: [0, 1],
  west: [0, -1],
} as const
/** "n of 610", "N. of I-10" */
const SHORT_SIDES = new Map([
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
])
/** Miles: how far from a road its sides reach is twice as much. */
const AWAY = 6
/** Miles: of points that are closer together along a road one is enough. */
const APART = 3
const MOST_CIRCLES = 16
const MILES_PER_DEGREE = 69.1

/** "north of I-10", "east of 288": the land along a road, or beside a place of the tables, on that side of it. */
export function sideOfRoad(reading: Reading, at: number): Found | null {
  const { tokens, text } = reading
  const said = tokens[at]?.text ?? ''
  const side = (SHORT_SIDES.get(said) ?? said) as keyof typeof SIDES
  // "n/o 610", but "w/o office"
  const isStroke = tokens[at + 1]?.text === '/' && said !== 'w'
  const of = isStroke || tokens[at + 1]?.text === '.' ? at + 2 : at + 1
  if (!Object.hasOwn(SIDES, side) || !/^(?:of|o)$/.test(tokens[of]?.text ?? '')) return null
  const end = tokens[of]?.text === 'o' && tokens[of + 1]?.text === '.' ? of + 2 : of + 1
  const start = tokens[end]?.text === 'the' ? end + 1 : end
  const road = roadAlone(reading, start, true) ?? fromTable(reading, start)
  if (road === null) return null
  const name = `${side.charAt(0).toUpperCase()}${side.slice(1)} of ${text.slice(tokens[start]?.start, tokens[road.end - 1]?.end)}`
  const circles = spread(road.points).map((point) => ({ ...beside(point, SIDES[side]), miles: AWAY }))
  const zone: Zone = { kind: 'zone', names: [name], circles, around: null, not: false }
  return foundCriterion(zone, road.end)
}

/** Whether a zone is a side of something: two sides are both meant, where two places are either. */
export function isSide({ names }: Zone): boolean {
  return names.length === 1 && /^(?:North|South|East|West) of /.test(names[0] ?? '')
}

function spread(points: readonly LatLng[]): LatLng[] {
  const kept: LatLng[] = []
  for (const point of points) {
    if (kept.length >= MOST_CIRCLES) break
    if (kept.every((other) => haversineMiles(other, point) > APART)) kept.push(point)
  }
  return kept
}

function beside({ latitude, longitude }: LatLng, [north, east]: readonly [number, number]): LatLng {
  const perDegree = MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: latitude + (north * AWAY) / MILES_PER_DEGREE,
    longitude: longitude + (east * AWAY) / perDegree,
  }
}
