import type { LatLng } from '../../area/coordinates.ts'
import { haversineMiles } from '../../area/distance.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import type { Zone } from '../../criteria/zone.ts'
import { middleOfTown } from '../places/middle-of-town.ts'
import { knownPlaces, moreTowns } from '../vocabulary/known-places.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { lex, type Token } from '../words/lexer.ts'

/** Miles: how far a town goes where it is one of several areas. */
const TOWN_REACH = 8

/** Whether a criterion is of a place. */
export function isOfPlace(criterion: Criterion): boolean {
  if (criterion.kind === 'zone') return true
  return criterion.kind === 'word' && ['city', 'zip', 'county'].includes(criterion.field)
}

/** "West Houston or Katy": the town as an area, so that either will do. Null for anything else. */
function townAsZone(reading: Reading, criterion: Criterion, beside?: LatLng): Zone | null {
  if (criterion.kind !== 'word' || criterion.field !== 'city') return null
  const circles = criterion.anyOf.flatMap((city) => {
    const place = middleOfTown(reading, city, beside)
    if (place === null) return []
    return [{ latitude: place.latitude, longitude: place.longitude, miles: TOWN_REACH }]
  })
  return { kind: 'zone', names: criterion.anyOf, circles, around: null, not: criterion.not }
}

/** "near 77040 and 77041": what is joined to a place to be near to is another such place, and either will do. */
function aroundBoth(
  { vocabulary }: Reading,
  last: Criterion,
  asked: Criterion,
): { last: Zone; asked: Zone } | null {
  if (last.kind !== 'near' && !(last.kind === 'zone' && last.around !== null)) return null
  if (asked.kind === 'zone' && asked.around === null && !asked.not) {
    const first = last.kind === 'zone' ? last : circleAt(last.place, last, last.miles)
    const miles = first.around ?? TOWN_REACH
    const circles = asked.circles.map((circle) => ({ ...circle, miles }))
    return { last: first, asked: { ...asked, circles, around: miles } }
  }
  if (asked.kind !== 'word' || asked.not || (asked.field !== 'city' && asked.field !== 'zip')) return null
  const place = vocabulary.placeOf(asked.anyOf[0] ?? '')
  if (place === null) return null
  const first = last.kind === 'zone' ? last : circleAt(last.place, last, last.miles)
  return { last: first, asked: circleAt(place.name, place, first.around ?? TOWN_REACH) }
}

function circleAt(name: string, { latitude, longitude }: LatLng, miles: number): Zone {
  return { kind: 'zone', names: [name], circles: [{ latitude, longitude, miles }], around: miles, not: false }
}

/** Whether a criterion is an area to be in. */
function isArea(criterion: Criterion | undefined): criterion is Zone {
  return criterion?.kind === 'zone' && criterion.around === null
}

/** A phrase whose criterion may still change. */
interface Asked {
  criterion: Criterion
}

/** A town and an area that are joined, or listed and apart from one another, are two areas: either will do. */
export function joinAreas(
  reading: Reading,
  phrases: readonly Asked[],
  asked: Asked,
  joined: 'or' | 'and' | null,
  isListed: boolean,
): void {
  const last = phrases.at(-1)
  if (last === undefined) return
  // "Energy Corridor, Pearland or Katy": a town behind an area is one of the areas.
  const isBesideArea = isArea(last.criterion) && isArea(phrases.at(-2)?.criterion)
  if ((joined !== null || isListed) && !isBesideArea && areOfTowns(last.criterion, asked.criterion)) {
    last.criterion = asTown(last.criterion)
    asked.criterion = asTown(asked.criterion)
    return
  }
  if (joined === null) {
    if (isListed && areApart(reading, last.criterion, asked.criterion)) joinTown(reading, last, asked)
    return
  }
  const circle = aroundBoth(reading, last.criterion, asked.criterion)
  if (circle !== null) {
    last.criterion = circle.last
    asked.criterion = circle.asked
    return
  }
  if (joined === 'or' && isAround(asked.criterion)) {
    const area = isArea(last.criterion) ? last.criterion : townAsZone(reading, last.criterion)
    // "in Katy or near IAH"
    if (area !== null && !area.not) last.criterion = { ...area, around: asked.criterion.around }
    return
  }
  if (joined === 'or' || isOpen(last.criterion, asked.criterion)) joinTown(reading, last, asked)
}

/** Behind a comma and no word of nearness: "Katy, off I-10" is in Katy. */
export function isListedAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === ',' && !NARROWS.test(tokens[at + 1]?.text ?? '')
}

/** "Southeast Memphis, Olive Branch or Southaven": right behind a comma, where one more place ends the list. */
export function joinedLater(
  { tokens, vocabulary }: Reading,
  first: number,
  at: number,
  end: number,
): 'or' | null {
  if (at !== first + 1 || tokens[first]?.text !== ',') return null
  const joint = tokens[end]?.text === ',' ? end + 1 : end
  if (!/^(?:or|and|&)$/.test(tokens[joint]?.text ?? '')) return null
  const { places, towns } = knownPlaces()
  const isPlace =
    vocabulary.cities.exact(tokens, joint + 1) !== null ||
    moreTowns().index.exact(tokens, joint + 1) !== null ||
    [places, towns].some((table) => table.longest(tokens, joint + 1) !== null)
  return isPlace ? 'or' : null
}

const NARROWS =
  /^(?:off|along|near|nearby|by|on|at|just|right|close|within|around|beside|next|facing|fronting|with|frontage)$/

/** "Plant City and Lakeland": an area that is called as a town is the town, beside another. */
function areOfTowns(...both: readonly Criterion[]): boolean {
  return isOpen(...both) && both.some(isOfTown) && both.every((one) => isOfTown(one) || isNamedAsTown(one))
}

/** "Medley", then "Doral as well": two towns, one of which is called as an area is. Null where they are not. */
export function bothTowns(known: Criterion, asked: Criterion): Criterion | null {
  if (!areOfTowns(known, asked)) return null
  const anyOf = [known, asked].map(asTown).flatMap((one) => (one.kind === 'word' ? one.anyOf : []))
  return { kind: 'word', field: 'city', anyOf: [...new Set(anyOf)], not: false }
}

function isOfTown(one: Criterion): boolean {
  return one.kind === 'word' && one.field === 'city'
}

function isNamedAsTown(one: Criterion): boolean {
  if (!isArea(one) || one.names.length !== 1) return false
  const words = lex(one.names[0] ?? '')
  return knownPlaces().towns.longest(words, 0)?.end === words.length
}

function asTown(one: Criterion): Criterion {
  return isArea(one) ? { kind: 'word', field: 'city', anyOf: [...one.names], not: false } : one
}

function isAround(criterion: Criterion): criterion is Zone {
  return criterion.kind === 'zone' && criterion.around !== null && !criterion.not
}

function isOpen(...both: readonly Criterion[]): boolean {
  return both.every((one) => 'not' in one && !one.not)
}

/** The town of the two as an area. */
function joinTown(reading: Reading, last: Asked, asked: Asked): void {
  if (isArea(last.criterion))
    asked.criterion = townAsZone(reading, asked.criterion, last.criterion.circles[0]) ?? asked.criterion
  else if (isArea(asked.criterion))
    last.criterion = townAsZone(reading, last.criterion, asked.criterion.circles[0]) ?? last.criterion
}

/** "Plant City, Lakeland", but not "Houston, Ship Channel": neither lies in the other. */
function areApart(reading: Reading, last: Criterion, asked: Criterion): boolean {
  const [area, town] = isArea(last) ? [last, asked] : [asked, last]
  const [circle] = isArea(area) ? area.circles : []
  if (circle === undefined || !isOpen(last, asked)) return false
  const other = townAsZone(reading, town, circle)?.circles[0]
  return other !== undefined && haversineMiles(circle, other) > circle.miles + MILES_APART
}

/** Miles: a town as far from the edge of an area is no part of it. */
const MILES_APART = 5
