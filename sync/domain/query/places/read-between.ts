import type { LatLng } from '../../area/coordinates.ts'
import { haversineMiles } from '../../area/distance.ts'
import { knownPlaces } from '../vocabulary/known-places.ts'
import { type Found, foundCriterion, type Reading } from '../vocabulary/reading.ts'
import { farTownAt } from './far-town.ts'
import { hubOfTown } from './landmark.ts'
import { isKnownRoad } from './roads/bare-road.ts'
import { roadAlone } from './roads/read-road.ts'
import { surePlace } from './sure-place.ts'

const BETWEEN = /^(?:between|btwn|btw|betw)$/
/** Miles: places of two roads that lie farther apart do not face each other. */
const MOST_APART = 25
const TOWN_REACH = 8
const MOST_CIRCLES = 16

/** A place at one end of what lies between. */
interface End {
  /** Of roads as it was typed. */
  name: string
  points: readonly LatLng[]
  end: number
}

/** "between Katy and Brookshire", "between 290 and the Beltway": around the middle, as far as either. */
export function readBetween(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  if (!BETWEEN.test(tokens[at]?.text ?? '')) return null
  const first = endAt(reading, at + 1)
  if (first === null || !/^(?:and|&)$/.test(tokens[first.end]?.text ?? '')) return null
  const second = endAt(reading, first.end + 1)
  if (second === null) return null
  const name = `Between ${first.name} and ${second.name}`
  const zone = { kind: 'zone' as const, names: [name], circles: middles(first, second), around: null }
  return foundCriterion({ ...zone, not: false }, second.end)
}

/** A circle around the middle of each pair of points that face each other; of two points there is one. */
function middles(first: End, second: End) {
  // Of two ends only one of which anybody knows, what lies around that one.
  const known = first.points.length === 0 ? second : first
  if (first.points.length === 0 || second.points.length === 0)
    return known.points.slice(0, MOST_CIRCLES).map((point) => ({ ...bare(point), miles: TOWN_REACH }))
  const along = first.points.length >= second.points.length ? first.points : second.points
  const across = along === first.points ? second.points : first.points
  const circles = along.flatMap((point) => {
    const facing = nearest(point, across)
    if (facing === null || (along.length > 1 && haversineMiles(point, facing) > MOST_APART)) return []
    const latitude = (point.latitude + facing.latitude) / 2
    const longitude = (point.longitude + facing.longitude) / 2
    const miles = Math.max(Math.ceil(haversineMiles({ latitude, longitude }, point)), 1)
    return [{ latitude, longitude, miles }]
  })
  return circles.slice(0, MOST_CIRCLES)
}

function bare({ latitude, longitude }: LatLng): LatLng {
  return { latitude, longitude }
}

function nearest(point: LatLng, others: readonly LatLng[]): LatLng | null {
  let best: LatLng | null = null
  for (const other of others) {
    if (best === null || haversineMiles(point, other) < haversineMiles(point, best)) best = other
  }
  return best
}

/** "the loop" of Texas, without its number. */
function loopAt(reading: Reading, at: number): End | null {
  const { tokens, vocabulary } = reading
  const token = tokens[at]
  const isAlone = token?.text === 'loop' && tokens[at + 1]?.kind !== 'number'
  if (token === undefined || !isAlone || !vocabulary.ownStates.has('TX')) return null
  const number = { kind: 'number' as const, text: '610', start: token.end, end: token.end, glued: false }
  const road = roadAlone({ ...reading, tokens: tokens.toSpliced(at + 1, 0, number) }, at, true)
  return road === null ? null : { name: 'the loop', points: road.points, end: at + 1 }
}

function endAt(reading: Reading, at: number): End | null {
  const { tokens, vocabulary, text } = reading
  const start = /^(?:the|a)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const loop = loopAt(reading, start)
  if (loop !== null) return loop
  const town = vocabulary.cities.exact(tokens, start)
  if (town !== null) {
    const middle = vocabulary.placeOf(town.city)
    return { name: town.city, points: middle === null ? [] : [middle], end: town.end }
  }
  const road = roadAlone(reading, start, isKnownRoad(reading, start))
  if (road !== null) {
    const name = text.slice(tokens[start]?.start, tokens[road.end - 1]?.end)
    return { name, points: road.points, end: road.end }
  }
  const place = surePlace(reading, start, false) ?? hubOfTown(reading, start) ?? farTownAt(reading, start)
  const unplaced = place === null ? knownPlaces().towns.longest(tokens, start) : null
  return unplaced === null ? place : { name: unplaced.value.name, points: [], end: unplaced.end }
}
