import { haversineMiles } from '../../area/distance.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import type { Zone } from '../../criteria/zone.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { middleOfTown } from './middle-of-town.ts'

/** How many times larger a place is than one that lies within it. */
const LARGER = 1.5

/**
 * "Great Southwest, DFW", "DFW, Great Southwest": of two areas parted by a comma the one that lies in the other is
 * meant. Null where they are two places.
 */
export function narrower(
  reading: Reading,
  last: ParsedCriterion | undefined,
  asked: Criterion,
  start: number,
): Zone | null {
  const one = last?.criterion
  if (last === undefined || one === undefined) return null
  const between = reading.text.slice(last.spans.at(-1)?.end ?? 0, start)
  if (!/^\s*(?:,|\(|in|within|of|-)?\s*(?:the\s+|(?:any|some)(?:where|place)\s+)?$/i.test(between))
    return null
  const place = placeOfCity(reading, one, asked) ?? placeOfCity(reading, asked, one)
  if (place !== null) return place
  if (!isArea(one) || !isArea(asked)) return null
  // "I-10 between 610 and Beltway 8": what lies between, along the road.
  if (/^between /i.test(asked.names[0] ?? '')) return alongRoad(one, asked)
  if (isWithin(one, asked)) return one
  return isWithin(asked, one) ? asked : null
}

/** Cities that name all that lies around them: whoever adds one to a place says where the place is. */
const CITIES: ReadonlySet<string> = new Set([
  ...['Atlanta', 'Austin', 'Baltimore', 'Boston', 'Charlotte', 'Chicago', 'Cincinnati', 'Cleveland'],
  ...['Columbus', 'Dallas', 'Denver', 'Detroit', 'Houston', 'Indianapolis', 'Jacksonville', 'Kansas City'],
  ...['Las Vegas', 'Los Angeles', 'Louisville', 'Memphis', 'Miami', 'Milwaukee', 'Minneapolis', 'Nashville'],
  ...['New York', 'Orlando', 'Philadelphia', 'Phoenix', 'Pittsburgh', 'Portland', 'Sacramento', 'St. Louis'],
  ...['Salt Lake City', 'San Antonio', 'San Diego', 'San Francisco', 'Seattle', 'Tampa', 'Washington'],
])
/** Miles between the middle of such a city and what is said to be there. */
const AROUND_CITY = 30

/** "Energy Corridor, Houston", "near Hobby in Houston": the place alone, which need not lie within the city's limits. */
function placeOfCity(reading: Reading, place: Criterion, town: Criterion): Zone | null {
  const [circle] = place.kind === 'zone' && !place.not ? place.circles : []
  if (place.kind !== 'zone' || circle === undefined) return null
  if (town.kind !== 'word' || town.field !== 'city' || town.not) return null
  const [city = '', ...others] = town.anyOf
  const middle = CITIES.has(city) && others.length === 0 ? middleOfTown(reading, city, circle) : null
  return middle !== null && haversineMiles(circle, middle) <= AROUND_CITY ? place : null
}

function alongRoad(road: Zone, between: Zone): Zone {
  const along = between.circles.filter((circle) =>
    road.circles.some((point) => haversineMiles(circle, point) <= circle.miles + point.miles),
  )
  const [name = ''] = between.names
  const names = [`${road.names.join(' or ')} ${name.charAt(0).toLowerCase()}${name.slice(1)}`]
  return { ...between, names, circles: along.length === 0 ? between.circles : along }
}

function isArea(criterion: Criterion | undefined): criterion is Zone {
  return criterion?.kind === 'zone' && !criterion.not && criterion.around === null
}

function isWithin(inner: Zone, outer: Zone): boolean {
  const [small, large] = [inner.circles[0], outer.circles[0]]
  if (small === undefined || large === undefined || inner.circles.length > 1 || outer.circles.length > 1)
    return false
  return large.miles >= small.miles * LARGER && haversineMiles(small, large) <= large.miles
}
