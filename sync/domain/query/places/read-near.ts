import { DEFAULT_RADIUS_MILES } from '../../criteria/location-radius.ts'
import { isToOfNearest } from '../quantities/read-nearest.ts'
import {
  endOfLimit,
  milesWithoutUnit,
  readDistance,
  readRadius,
  WAYS_FROM,
} from '../quantities/readers/read-distance.ts'
import { type Found, foundCriterion, type Reader, type Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { streetAfter } from './read-place.ts'

/** Near a place, in words that both a town and any other place follow. */
export const CLOSE_BY =
  'closer to|nearer to|just outside|just outside of|right outside|right outside of|on the outskirts of|outskirts of'
const nearWords = phraseTable([
  [
    true,
    `${CLOSE_BY}|near|nr|nearby|around|close to|next to|by|not far from|surrounding|in the vicinity of|in proximity to|near downtown|near the city of|around downtown`,
  ],
])
const withinWords = phraseTable([
  [
    true,
    'within|within a|in a|inside a|inside|less than|under|up to|at most|no more than|a|radius|radius of',
  ],
])
const beyondWords = phraseTable([
  [true, 'over|more than|at least|beyond|outside|farther than|further than|min'],
])
const radiusWords = phraseTable([[true, 'radius|drive|range']])
const fromWords = phraseTable([
  [true, 'of|from|around|to|near|away from|out from|of the|from the|of downtown'],
  [true, WAYS_FROM],
])
const reachWords = phraseTable([[true, 'within|within a|plus|+|(']])

/** "near Katy", "10 mi from Houston", "within 5 miles of 77041", "Katy within 5 miles". */
export const readNear: Reader = (reading, at) =>
  readAround(reading, at) ?? readDistanceFrom(reading, at) ?? readPlaceWithin(reading, at)

function readAround(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  const words = nearWords.longest(tokens, at) ?? (isToOfNearest(tokens, at) ? { end: at + 1 } : null)
  if (words === null) return null
  const place = readPlaceName(reading, words.end, true)
  if (place === null) return null
  const reach = readReach(tokens, place.end)
  if (reach !== null && fromWords.longest(tokens, reach.end) === null) {
    return near(reading, place.name, reach.miles, reach.end)
  }
  return near(reading, place.name, DEFAULT_RADIUS_MILES, place.end)
}

function readDistanceFrom(reading: Reading, at: number): Found | null {
  const { tokens } = reading
  const isBeyond = beyondWords.longest(tokens, at)
  const said = distanceAt(tokens, isBeyond?.end ?? withinWords.longest(tokens, at)?.end ?? at)
  const distance = said ?? milesWithoutUnit(tokens, at)
  if (distance === null) return null
  const end = said === null ? distance.end : endOfLimit(tokens, distance.end)
  const from = said === null ? null : fromWords.longest(tokens, end)
  // "ten miles or less" without a place is of something else.
  if (end > distance.end && from === null) return null
  const place = readPlaceName(reading, from?.end ?? distance.end, true)
  if (place === null) return said === null ? null : { kind: 'words', end: from?.end ?? distance.end }
  return isBeyond === null
    ? near(reading, place.name, distance.miles, place.end)
    : { kind: 'words', end: place.end }
}

function readPlaceWithin(reading: Reading, at: number): Found | null {
  const place = readPlaceName(reading, at, false)
  const reach = place === null ? null : readReach(reading.tokens, place.end)
  if (place === null || reach === null || fromWords.longest(reading.tokens, reach.end) !== null) return null
  return near(reading, place.name, reach.miles, reach.end)
}

/** The distance after a place: "within 5 miles", "(5 mi)", "5-mile radius". */
function readReach(tokens: readonly Token[], at: number): { miles: number; end: number } | null {
  const words = reachWords.longest(tokens, at)
  const distance = distanceAt(tokens, words?.end ?? at)
  if (distance === null) return readRadius(tokens, tokens[at]?.text === ',' ? at + 1 : at)
  return tokens[at]?.text === '(' && tokens[distance.end]?.text === ')'
    ? { ...distance, end: distance.end + 1 }
    : distance
}

/** "5 miles", "10-minute drive": miles, also where minutes were said. */
function distanceAt(tokens: readonly Token[], at: number): { miles: number; end: number } | null {
  // "a min of 12,000" is no minute.
  const distance = /^mins?$/.test(tokens[at]?.text ?? '') ? null : readDistance(tokens, at)
  return distance === null
    ? null
    : { ...distance, end: radiusWords.longest(tokens, distance.end)?.end ?? distance.end }
}

/** A town, which may be misspelt where something else says that a place follows, or a ZIP code. */
function readPlaceName(
  reading: Reading,
  at: number,
  mayBeMisspelt: boolean,
): { name: string; end: number } | null {
  const { tokens, vocabulary } = reading
  const token = tokens[at]
  const city = vocabulary.cities.exact(tokens, at)
  if (city !== null && streetAfter(reading, city.end) !== null) return null
  if (city !== null) return { name: city.city, end: city.end }
  if (token?.kind === 'number') {
    return /^\d{5}$/.test(token.text) && vocabulary.zips.has(token.text)
      ? { name: token.text, end: at + 1 }
      : null
  }
  const misspelt = mayBeMisspelt ? vocabulary.cities.misspelt(tokens, at) : null
  return misspelt === null ? null : { name: misspelt.city, end: misspelt.end }
}

/** A place that nobody can locate stays words. */
function near({ vocabulary }: Reading, name: string, miles: number, end: number): Found {
  const place = vocabulary.placeOf(name)
  if (place === null) return { kind: 'words', end }
  const { latitude, longitude } = place
  return foundCriterion({ kind: 'near', place: place.name, latitude, longitude, miles }, end)
}
