import { haversineMiles } from '../../area/distance.ts'
import { type KnownPlace, knownPlaces } from '../vocabulary/known-places.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { type PlaceFound, placeFound } from './place-found.ts'

/** Between a submarket and the town that it is said to be of. */
const ofTown = phraseTable([[true, 'submarket in|submarket of|sub market in|area of|area in|market in']])
/** Miles: two points said in a row that lie as near are one place, and the second says where. */
const SAME_HUB = 15

/** A submarket, an airport, a port or a yard of the tables. */
export function fromTable(reading: Reading, at: number): PlaceFound | null {
  const { tokens, vocabulary } = reading
  const known = knownPlaces().places
  const own = known.longest(tokens, at)
  const railway = own === null ? railways.longest(tokens, at) : null
  const named = railway === null ? own : known.longest(tokens, railway.end)
  if (named === null) return null
  // "BNSF Pearland yard" is one place, and no yard of a property.
  const isHub = named.value.reach === null
  const isExit = isHub && named.value.name.includes('Turnpike Exit')
  const behind = isExit ? turnpikes : hubNouns
  const found = { ...named, end: (isHub ? behind.longest(tokens, named.end)?.end : undefined) ?? named.end }
  // "Clear Lake" in a book that has a town of that name is the town.
  const town = vocabulary.cities.exact(tokens, at)
  if (town !== null && town.end >= found.end) return null
  // "West Valley City" is more than the West Valley.
  if ((knownPlaces().towns.longest(tokens, at)?.end ?? 0) > found.end) return null
  const place = placeFound(found.value, found.end)
  return innerHub(reading, at, found) ?? (place.reach === null ? place : withTown(reading, place))
}

/** "Port of Houston Turning Basin", "Ship Channel turning basin": a hub within the one named first. */
function innerHub(
  { tokens, text }: Reading,
  at: number,
  outer: { value: KnownPlace; end: number },
): PlaceFound | null {
  const inner = knownPlaces().places.longest(tokens, outer.end)
  if (inner === null || inner.value.reach !== null) return null
  if (haversineMiles(outer.value, inner.value) > SAME_HUB) return null
  const name = text.slice(tokens[at]?.start, tokens[inner.end - 1]?.end)
  return placeFound({ ...inner.value, name }, inner.end)
}

/** "I-20 West Atlanta", "Alliance submarket in Fort Worth": the town says which. */
function withTown({ tokens }: Reading, place: PlaceFound): PlaceFound {
  const town = knownPlaces().towns.longest(tokens, ofTown.longest(tokens, place.end)?.end ?? place.end)
  if (town === null || place.name.includes(town.value.name)) return place
  return { ...place, name: `${place.name}, ${town.value.name}`, end: town.end }
}

/** Whose yard it is, before its name. */
const railways = phraseTable([
  [
    true,
    'up|bnsf|kcs|cpkc|ns|csx|cn|cp|kcsm|union pacific|burlington northern|kansas city southern|norfolk southern|canadian national',
  ],
])
/** "Exit 8A on the Turnpike" */
const turnpikes = phraseTable([
  [
    true,
    ['', 'on ', 'of ', 'off ', 'on the ', 'of the ', 'off the ', 'the ']
      .flatMap((of) => ['turnpike', 'nj turnpike', 'new jersey turnpike', 'njtp'].map((road) => of + road))
      .join('|'),
  ],
])
/** What a place of the tables may be called behind its name. */
const hubNouns = phraseTable([
  [
    true,
    'yard|rail yard|intermodal|intermodal yard|intermodal terminal|intermodal facility|intermodal ramp|ramp|rail ramp|terminal|facility|airport',
  ],
])
