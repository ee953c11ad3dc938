import type { LatLng } from '../../../area/coordinates.ts'
import { knownPlaces, moreTowns } from '../../vocabulary/known-places.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import { isTerm } from '../../vocabulary/spelling.ts'
import { phraseTable } from '../../words/phrase-table.ts'
import type { PlaceFound } from '../place-found.ts'
import { bareCounty, readCounty } from '../read-county.ts'
import { partOfNamedTown } from './named-part.ts'

/** A compass part: its name, and how far north and east its middle lies, as parts of the town's reach. */
export interface Part {
  name: string
  north: number
  east: number
}

const NORTH = 'north|northern|n'
export const parts = phraseTable<Part>([
  [{ name: 'North', north: 1, east: 0 }, NORTH],
  [{ name: 'South', north: -1, east: 0 }, 'south|southern|s'],
  [{ name: 'East', north: 0, east: 1 }, 'east|eastern|e'],
  [{ name: 'West', north: 0, east: -1 }, 'west|western|w'],
  [{ name: 'Northeast', north: 0.7, east: 0.7 }, 'northeast|north east|ne|northeastern|n e'],
  [{ name: 'Northwest', north: 0.7, east: -0.7 }, 'northwest|north west|nw|northwestern|n w'],
  [{ name: 'Southeast', north: -0.7, east: 0.7 }, 'southeast|south east|se|southeastern|s e'],
  [{ name: 'Central', north: 0, east: 0 }, 'central|inner'],
  [{ name: 'Southwest', north: -0.7, east: -0.7 }, 'southwest|south west|sw|southwestern|s w'],
])
const sides = phraseTable([
  ['Side of', 'side of|sides of'],
  ['', 'part of|end of|of|portion of|quadrant of'],
])
const behind = phraseTable([[true, 'side|part|end|quadrant']])
/** Miles from the middle of a town to the middle of its part, and how far the part goes. */
const AWAY = 8
const REACH = 8
const MILES_PER_DEGREE = 69.1

/** "NE Houston", "the south side of Houston", "Houston's east side": a part of a town of the book. */
export function readPart(reading: Reading, at: number): PlaceFound | null {
  return partBefore(reading, at) ?? partBehind(reading, at)
}

function partBefore(reading: Reading, at: number): PlaceFound | null {
  const { tokens, vocabulary } = reading
  const start = tokens[at]?.text === 'the' ? at + 1 : at
  const part = parts.longest(tokens, start)
  if (part === null) return null
  const point = tokens[part.end]
  const partEnd = point?.text === '.' && point.glued ? part.end + 1 : part.end
  const side = sides.longest(tokens, partEnd)
  const townAt = side?.end ?? partEnd
  const own = vocabulary.cities.exact(tokens, townAt)
  const known = own === null && part.end > start ? knownPlaces().towns.longest(tokens, townAt) : null
  const town = own ?? (known === null ? null : { city: known.value.name, end: known.end })
  const county = partOfCounty(reading, start, townAt, part.value)
  if (county !== null && (town === null || county.end > town.end)) return county
  const alone = town === null ? behind.longest(tokens, part.end) : null
  if (alone !== null && start === at) {
    const from = (middle: LatLng) => shifted(middle, part.value)
    return partOfNamedTown(reading, at, { name: part.value.name, end: alone.end, from }, REACH)
  }
  // "South Houston" is a town; its side is not.
  const isTown =
    side === null &&
    (vocabulary.cities.exact(tokens, start) !== null ||
      (knownPlaces().towns.longest(tokens, start)?.end ?? 0) >= townAt + 1)
  if (town === null || isTown) return null
  const middle = vocabulary.placeOf(town.city)
  const name =
    side === null || side.value === ''
      ? `${part.value.name} ${town.city}`
      : `${part.value.name} ${side.value} ${town.city}`
  return { name, points: middle === null ? [] : [shifted(middle, part.value)], reach: REACH, end: town.end }
}

/** "South Fulton", "east Gwinnett County": a part of a county, by how far the county goes. */
function partOfCounty(reading: Reading, start: number, at: number, part: Part): PlaceFound | null {
  // "N Bergen" is a town.
  const isLetter = reading.tokens[start]?.text.length === 1
  const isTown = isLetter || (moreTowns().index.exact(reading.tokens, start)?.end ?? 0) > at
  const county = readCounty(reading, at) ?? (isTown ? null : bareCounty(reading, at))
  const [middle] = county?.points ?? []
  if (county === null || middle === undefined || county.reach === null || part.name === 'Central') return null
  const away = county.reach / 2
  const name = `${part.name} ${county.name}`
  return { name, points: [shifted(middle, part, away)], reach: county.reach * OF_COUNTY, end: county.end }
}

/** How much of a county's reach one part of it has. */
const OF_COUNTY = 0.65

function partBehind({ tokens, vocabulary }: Reading, at: number): PlaceFound | null {
  const own = vocabulary.cities.exact(tokens, at)
  const known = own === null ? knownPlaces().towns.longest(tokens, at) : null
  const town = own ?? (known === null ? null : { city: known.value.name, end: known.end })
  if (town === null) return null
  const start = tokens[town.end]?.text === "'" && tokens[town.end + 1]?.text === 's' ? town.end + 2 : town.end
  const part = parts.longest(tokens, start)
  const side = part === null ? null : behind.longest(tokens, part.end)
  if (part === null) return null
  if (side === null)
    return isBarePart(tokens, start, part.end)
      ? partOfTown(vocabulary, town.city, part.value, part.end)
      : null
  const middle = vocabulary.placeOf(town.city)
  return {
    name: `${part.value.name} Side of ${town.city}`,
    points: middle === null ? [] : [shifted(middle, part.value)],
    reach: REACH,
    end: side.end,
  }
}

/** "Nashville southeast, 100k": nothing follows that the part would belong to. */
function isBarePart(tokens: Reading['tokens'], at: number, end: number): boolean {
  const next = tokens[end]
  const isEnd = next === undefined || next.kind !== 'word' || isTerm(next.text)
  return (tokens[at]?.text.length ?? 0) > 1 && isEnd && !/^(?:of|side|or|and|to|in)$/.test(next?.text ?? '')
}

/** A compass part of a town. */
export function partOfTown(
  { placeOf }: Reading['vocabulary'],
  city: string,
  part: Part,
  end: number,
): PlaceFound {
  const middle = placeOf(city)
  return {
    name: `${part.name} ${city}`,
    points: middle === null ? [] : [shifted(middle, part)],
    reach: REACH,
    end,
  }
}

function shifted({ latitude, longitude }: LatLng, { north, east }: Part, away = AWAY): LatLng {
  const perDegree = MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: latitude + (north * away) / MILES_PER_DEGREE,
    longitude: longitude + (east * away) / perDegree,
  }
}
