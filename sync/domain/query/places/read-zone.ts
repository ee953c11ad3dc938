import { DEFAULT_RADIUS_MILES } from '../../criteria/location-radius.ts'
import type { Zone } from '../../criteria/zone.ts'
import { units } from '../amounts/units.ts'
import { nouns } from '../fields/nouns.ts'
import { isToOfNearest } from '../quantities/read-nearest.ts'
import {
  type Distance,
  readDistanceAlone,
  readDistanceBefore,
  readDistanceBehind,
} from '../quantities/readers/read-distance.ts'
import { type Found, foundCriterion, type Lead, type Reader, type Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import { glueAt } from '../words/glue.ts'
import { lex } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'
import { areaOfHub, cornerAt, hubOfTown, landmarkAt, namedSite } from './landmark.ts'
import { hasLateDistance } from './late-distance.ts'
import { isNoOtherWord } from './no-other-word.ts'
import { readPart } from './parts/read-part.ts'
import { readParts } from './parts/read-parts.ts'
import type { PlaceFound } from './place-found.ts'
import { fromTable } from './place-from-table.ts'
import { readAddress, readPoint, townAfter } from './read-address.ts'
import { readBetween } from './read-between.ts'
import { readCounties, readCounty } from './read-county.ts'
import { CLOSE_BY } from './read-near.ts'
import { streetAfter } from './read-place.ts'
import { readRoad } from './roads/read-road.ts'
import { sideOfRoad } from './roads/side-of-road.ts'
import { surePlace } from './sure-place.ts'
import { zoneOf } from './zone-of.ts'

/** "right by 249", "just off I-10" */
const closely = ['right', 'just'].flatMap((how) =>
  ['off', 'on', 'by', 'near', 'along', 'next to'].map((where) => `${how} ${where}`),
)
const nearWords = phraseTable([
  [true, `${closely.join('|')}|${CLOSE_BY}`],
  [
    true,
    'near|nr|nearby|near to|nearer|intersection of|the intersection of|corner of|the corner of|crossing of|where|close to|next to|by|not far from|around|off|off of|along|adjacent to|surrounding|in the vicinity of|vicinity of|in proximity to|proximity to|convenient to|nearest|nearest to|closest to|close by|on|fronting|at|minutes from|serving|walking distance to|outside of the gates of|frontage on|frontage along|frontage to|fronts on|exposure to|exposure on|visibility from|visibility on|visible from|access to|easy access to|direct access to|quick access to',
  ],
])
const crossings = phraseTable([
  [true, 'intersection of|corner of|crossing of|vicinity of|area around|area of'],
])
/** Of these, the ones that may stand before a street as well as before anything else. */
const looseWords = new Set(['on', 'at', 'by', 'around'])
const articles = new Set(['the', 'a'])
const tails = phraseTable([
  [true, 'submarket|sub market|market|area|region|metro|metro area|corridor|vicinity|submkt'],
])
const MOST_WORDS = 6
const LENGTHS = /^(?:frontage|fence|fencing|track|tracks|shoreline|paving|road|roads)$/
const CLOSE = /^(?:near|nr|nearby|close|next|adjacent|nearest|closest)$/
/** What is a place by its name, whether anyone knows where it is or not. */
const SURE_NAME =
  /\bExit \d|^(?:I|IH|Interstate|US|Highway|Hwy|SH|FM)[- ]?\d|^(?:North|South|East|West|Central)(?:east|west)? (?!Freeway)\p{Lu}| & | County$/u

/**
 * A place of the tables, a part of a town, a road, an address or a point: to be in, or to be near to. Where nobody
 * knows where it is, it keeps its name and excludes nothing.
 */
export const readZone: Reader = (reading, at, lead) => {
  const { tokens } = reading
  const distance = readDistanceBefore(tokens, at)
  if (distance !== null) return aroundPlace(reading, distance)
  const anchored = aroundAnchor(reading, at)
  if (anchored !== null) return anchored
  const near = nearWords.longest(tokens, at) ?? (isToOfNearest(tokens, at) ? { end: at + 1 } : null)
  if (near !== null) {
    const start = articles.has(tokens[near.end]?.text ?? '') ? near.end + 1 : near.end
    if (tokens[start]?.kind === 'quoted') return quotedPlaces(reading, start, false, null)
    const isLoose = looseWords.has(tokens[at]?.text ?? '')
    // "by the motor speedway", but "by Amazon"
    const isBeside = start > near.end && /^(?:by|around)$/.test(tokens[at]?.text ?? '')
    const landmark = isLoose && !isBeside ? null : landmarkAt(reading, start)
    // "off the Hardy": of some roads the article is part of the name.
    const sure =
      surePlace(reading, start, !isLoose) ??
      hubOfTown(reading, start) ??
      (start > near.end ? surePlace(reading, near.end, !isLoose) : null)
    const corner = cornerAt(reading, near.end - 1)
    const known = (corner?.end ?? 0) > (sure?.end ?? 0) ? corner : sure
    const place = landmark !== null && landmark.end > (known?.end ?? 0) ? landmark : known
    const isStreet = readAddress(reading, start) !== null
    const isRoad = /^\d{1,4} \p{L}/u.test(place?.name ?? '')
    if (isLoose && !isBeside && place?.points.length === 0 && !isStreet && !isRoad) return null
    const found = place ?? (CLOSE.test(tokens[at]?.text ?? '') ? namedSite(reading, start) : null)
    // "where I-10 meets the Beltway", but "where is Home Depot the tenant"
    if (tokens[at]?.text === 'where' && !found?.name.includes(' & ')) return null
    return found === null ? null : foundNear(reading, found)
  }
  if (tokens[at]?.text === 'area' && tokens[at + 1]?.kind === 'quoted')
    return quotedPlaces(reading, at + 1, true, null)
  const counties = readCounties(reading, at)
  if (counties !== null) return counties
  const side = sideOfRoad(reading, at)
  if (side !== null) return side
  const parts = readParts(reading, at)
  if (parts !== null) return parts
  const between = readBetween(reading, at)
  if (between !== null) return between
  if (!canBegin(reading, at)) return null
  const isDowntown = tokens[at]?.text === 'downtown'
  const place =
    areaOfHub(reading, at) ?? bareThing(reading, at, lead) ?? (isDowntown ? hubOfTown(reading, at) : null)
  // A road that no property is on may still be in a name.
  const isLost = place?.points.length === 0 && !hasDistance(tokens, place.end)
  if (isLost && !SURE_NAME.test(place.name)) return { kind: 'words', end: place.end }
  return place === null ? null : foundNear(reading, place)
}

/** "within 5 miles of X": also of a place that nobody knows. */
function aroundPlace(reading: Reading, distance: Distance): Found | null {
  const { tokens, vocabulary } = reading
  const article = articles.has(tokens[distance.end]?.text ?? '') ? distance.end + 1 : distance.end
  const start = crossings.longest(tokens, article)?.end ?? article
  if (tokens[start]?.kind === 'quoted') return quotedPlaces(reading, start, false, distance.miles)
  if (tokens[distance.end - 1]?.text === 'therefrom')
    return zone({ name: 'there', points: [], reach: null, end: distance.end }, distance.miles, distance.end)
  // Towns and ZIP codes of the book are read elsewhere.
  const town = vocabulary.cities.exact(tokens, start)
  const place = surePlace(reading, start, true) ?? hubOfTown(reading, start) ?? landmarkAt(reading, start)
  if (distance.isBare === true && !(place !== null && place.points.length > 0)) return null
  if (place === null || (town !== null && town.end >= place.end)) {
    const isKnown = town !== null || vocabulary.zips.has(tokens[start]?.text ?? '')
    return isKnown ? null : unknownPlace(reading, start, distance.miles)
  }
  return zone(place, distance.miles, place.end)
}

/** "2mi 5500 Fallbrook Dr", "3 miles 29.85, -95.55": a distance right before an address or a point. */
function aroundAnchor(reading: Reading, at: number): Found | null {
  const distance = readDistanceAlone(reading.tokens, at)
  if (distance === null) return null
  const comma = reading.tokens[distance.end]?.text === ',' ? distance.end + 1 : distance.end
  const isFigure = [nouns, units].some((words) => words.longest(reading.tokens, comma + 1) !== null)
  const place = readPoint(reading, comma) ?? (isFigure ? null : readAddress(reading, comma))
  return place === null ? null : zone(place, distance.miles, place.end)
}

function foundNear(reading: Reading, place: PlaceFound): Found {
  const behind = readDistanceBehind(reading.tokens, place.end)
  if (behind !== null) return zone(place, behind.miles, behind.end)
  const end = tails.longest(reading.tokens, place.end)?.end ?? place.end
  return zone(place, null, end)
}

function zone(place: PlaceFound, miles: number | null, end: number): Found {
  const reach = miles ?? place.reach ?? DEFAULT_RADIUS_MILES
  return foundCriterion(zoneOf(place, reach, place.reach !== null && miles === null ? null : reach), end)
}

/** Without a word such as "near": what cannot be anything else. */
function bareThing(reading: Reading, at: number, lead: Lead): PlaceFound | null {
  const { tokens, text } = reading
  const table = fromTable(reading, at)
  const road = readRoad(reading, at, false)
  // "DuPage County" is more than the submarket.
  const county = table === null ? null : readCounty(reading, at)
  if (table !== null && county !== null && county.end > table.end) return county
  // "I-81 exit 77" is more than the corridor.
  if (table !== null && road !== null && road.end > table.end) return road
  const found = readPart(reading, at)
  // "North Houston Rd" is a street.
  const part = found === null || streetAfter(reading, found.end) !== null ? null : found
  if (part !== null && (table === null || part.end > table.end)) return part
  if (table !== null && streetAfter(reading, table.end) === null) {
    // One word alone may mean something else.
    const first = tokens[at]
    const isWritten = /^\p{Lu}/u.test(text.slice(first?.start, first?.end))
    const isShort = (first?.text.length ?? 0) <= 2 && !/^\p{Lu}+$/u.test(text.slice(first?.start, first?.end))
    const isState = lead.isAfterCity && (first?.text.length ?? 0) === 2
    const isNamed = lead.isPlace || isWritten || isNoOtherWord(reading, at)
    if (table.end > at + 1 || (isNamed && !isShort && !isState)) return table
  }
  return county ?? readCounty(reading, at) ?? road ?? readPoint(reading, at) ?? readAnchor(reading, at)
}

/** "5500 Mitchelldale St within 3 miles", "5500 Mitchelldale St. What is within 3 miles?": an address, with how far from it. */
function readAnchor(reading: Reading, at: number): PlaceFound | null {
  const address = readAddress(reading, at)
  return address !== null && hasDistance(reading.tokens, address.end) ? address : null
}

function hasDistance(tokens: Reading['tokens'], at: number): boolean {
  return readDistanceBehind(tokens, at) !== null || hasLateDistance(tokens, at)
}

function canBegin({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.kind === 'word' || tokens[at]?.kind === 'number' || tokens[at]?.text === '('
}

/** `near "Port Freeport" or "Hobby Airport"`, `area "Northeast Houston"`: names taken as they stand. */
function quotedPlaces(reading: Reading, at: number, isArea: boolean, miles: number | null): Found | null {
  const { tokens } = reading
  const zones: Zone[] = []
  let end = at
  for (let next = at; tokens[next]?.kind === 'quoted'; next = end + 1) {
    const text = tokens[next]?.text ?? ''
    const inside = { ...reading, text, tokens: lex(text) }
    const known = surePlace(inside, 0, true)
    const place =
      known !== null && known.end === inside.tokens.length
        ? known
        : { name: text, points: [], reach: null, end: 0 }
    const reach = isArea ? (place.reach ?? DEFAULT_RADIUS_MILES) : (miles ?? DEFAULT_RADIUS_MILES)
    zones.push(zoneOf({ ...place, name: text }, reach, isArea ? null : reach))
    end = next + 1
    if (tokens[end]?.text !== 'or') break
  }
  const [first, ...others] = zones
  if (first === undefined) return null
  const names = [first, ...others].flatMap((zone) => zone.names)
  const circles = [first, ...others].flatMap((zone) => zone.circles)
  return foundCriterion({ ...first, names, circles }, end)
}

/** The words after "of", up to the next thing that is asked. */
function unknownPlace(reading: Reading, at: number, miles: number): Found | null {
  const { tokens, text } = reading
  // "1/2 mile of frontage" says how long something is.
  if (LENGTHS.test(tokens[at]?.text ?? '')) return null
  // "2 miles from 5151 Mitchelldale"
  const isHouse = /^\d{2,5}$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'word'
  const isName = isHouse && !tokens[at + 1]?.glued && !isTerm(tokens[at + 1]?.text ?? '')
  const first = isName ? at + 1 : at
  let end = first
  for (let i = first; i < tokens.length && i < at + MOST_WORDS; i++) {
    const token = tokens[i]
    const isPart = token?.kind === 'word' && nouns.longest(tokens, i) === null
    if (
      !isPart ||
      (i > first && (isTerm(token.text) || glueAt(tokens, i) !== null) && !/^(?:of|the)$/.test(token.text))
    )
      break
    end = i + 1
  }
  if (end === first) return null
  // "5 miles from Telge & 290"
  const isCrossing = /^(?:&|@)$/.test(tokens[end]?.text ?? '') && tokens[end + 1]?.kind !== 'sign'
  if (isCrossing && end + 1 < tokens.length) end += 2
  const name = text.slice(tokens[at]?.start, tokens[end - 1]?.end)
  const town = isName ? townAfter(reading, end) : null
  if (town !== null)
    return zone({ name: `${name}, ${town.name}`, points: [], reach: null, end: town.end }, miles, town.end)
  return zone({ name, points: [], reach: null, end }, miles, end)
}
