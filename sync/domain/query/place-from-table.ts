import { haversineMiles } from '../area/distance.ts'
import { hubNouns, railways } from './hub-words.ts'
import { phraseTable } from './phrase-table.ts'
import type { PlaceFound } from './place-found.ts'
import { knownPlaces } from './places/known-places.ts'
import type { Reading } from './reading.ts'

/** Between a submarket and the town that it is said to be of. */
const ofTown = phraseTable([[true, 'submarket in|submarket of|sub market in|area of|area in|market in']])
/** Miles: two points said in a row that lie as near are one place, and the second says where. */
const SAME_HUB = 15

/** A submarket, an airport, a port or a yard of the tables. */
export function fromTable(reading: Reading, at: number): PlaceFound | null {
  const { tokens, text, vocabulary } = reading
  const known = knownPlaces().places
  const own = known.longest(tokens, at)
  const isOfRailway = own === null && railways.has(tokens[at]?.text ?? '')
  const named = isOfRailway ? known.longest(tokens, at + 1) : own
  if (named === null) return null
  // "BNSF Pearland yard" is one place, and no yard of a property.
  const isHub = named.value.reach === null
  const found = { ...named, end: (isHub ? hubNouns.longest(tokens, named.end)?.end : undefined) ?? named.end }
  // "Clear Lake" in a book that has a town of that name is the town.
  const town = vocabulary.cities.exact(tokens, at)
  if (town !== null && town.end >= found.end) return null
  const { name, latitude, longitude, reach } = found.value
  const point = [{ latitude, longitude }]
  // "Port of Houston Turning Basin", "Ship Channel turning basin"
  const inner = known.longest(tokens, found.end)
  if (inner !== null && inner.value.reach === null && haversineMiles(found.value, inner.value) <= SAME_HUB) {
    const both = text.slice(tokens[at]?.start, tokens[inner.end - 1]?.end)
    const { latitude: north, longitude: east } = inner.value
    return { name: both, points: [{ latitude: north, longitude: east }], reach: null, end: inner.end }
  }
  if (reach === null) return { name, points: point, reach, end: found.end }
  // "I-20 West Atlanta", "Alliance submarket in Fort Worth": the town says which.
  const start = ofTown.longest(tokens, found.end)?.end ?? found.end
  const further = knownPlaces().towns.longest(tokens, start)
  if (further !== null && !name.includes(further.value.name)) {
    return { name: `${name}, ${further.value.name}`, points: point, reach, end: further.end }
  }
  return { name, points: point, reach, end: found.end }
}
