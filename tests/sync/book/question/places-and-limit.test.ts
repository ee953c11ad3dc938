import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { ask } from '../../../../sync/book/question/ask.ts'
import { vocabularyOf } from '../../../../sync/book/question/vocabulary-of.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import { haversineMiles } from '../../../../sync/domain/area/distance.ts'
import { centerOf } from '../../../../sync/domain/criteria/center-of.ts'
import { type Criterion, featuresIn } from '../../../../sync/domain/criteria/criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { makeBase } from '../../../make/book.ts'

const properties = sampleProperties({ seed: 7, count: 2_000 }).sort((a, b) => (a.id < b.id ? -1 : 1))
const book = overlay(makeBase(1, properties), [])

function criteriaOf(words: string): Criterion[] {
  return parseQuery(words, vocabularyOf(book), '2026-11-22').criteria.map(({ criterion }) => criterion)
}

test.each([
  'in Northeast Houston',
  'not in Northeast Houston',
  'within 6 miles of IAH',
  'Northwest Houston or Katy',
  'on Clay Rd',
  'listed by Fairlead or Keystile',
])('a book finds what each of its properties says of itself: “%s”', (words) => {
  const criteria = criteriaOf(words)
  const [criterion] = criteria
  if (criterion === undefined || criterion.kind === 'text') throw new Error('No criterion was read.')
  const wanted = properties.filter((property) => matchesCriterion(property, criterion, 0)).map(({ id }) => id)
  const { slots } = ask(book, { criteria, sort: 'rent_asc' })
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.length).toBeLessThan(properties.length)
  expect(Array.from(slots, (slot) => propertyAt(book, slot).id).sort()).toEqual(wanted)
})

test.each([
  'crane or rail',
  'docks, rail or a yard',
  '60+ docks or 4+ drive-ins',
  '30 ton crane or 100 trailer stalls',
  'NNN or under 60 cents',
  'gross or docks',
  'NNN under 60 cents or MG under 90 cents',
  'under 9 gross or under 7 NNN',
])('of several features a book finds what has one of them: “%s”', (words) => {
  const criteria = criteriaOf(words)
  const [criterion] = criteria
  if (criterion?.kind !== 'either') throw new Error('No choice was read.')
  const wanted = properties
    .filter((property) => matchesCriterion(property, criterion, amenityBits(property)))
    .map(({ id }) => id)
  const each = criterion.of.map((one) => ask(book, { criteria: featuresIn(one), sort: 'rent_asc' }).found)
  const { slots } = ask(book, { criteria, sort: 'rent_asc' })
  expect(Array.from(slots, (slot) => propertyAt(book, slot).id).sort()).toEqual(wanted)
  expect(wanted.length).toBeGreaterThan(Math.max(...each))
  expect(wanted.length).toBeLessThan(properties.length)
})

test('a place that nobody knows excludes nothing', () => {
  const { found } = ask(book, { criteria: criteriaOf('within 3 miles of Gotham Works'), sort: 'rent_asc' })
  expect(found).toBe(properties.length)
})

test('so many of what is found are the first of it, and all figures are of them alone', () => {
  const criteria = criteriaOf('warehouse')
  const all = ask(book, { criteria, sort: 'rent_asc' }).slots.slice(0, 5)
  const first = ask(book, { criteria, sort: 'rent_asc' }, 5)
  expect([...first.slots]).toEqual([...all])
  expect([first.found, first.rents.withRent]).toEqual([5, 5])
  expect(first.rents.max).toBe(propertyAt(book, all[4] as number).rentPerSf)
})

test.each([
  ['5 closest warehouses to 77041', 5],
  ['nearest ten buildings to IAH', 10],
  ['closest 3 comps to Katy, NNN', 3],
])('so many of the nearest are the nearest of all, nearest first: “%s”', (words, count) => {
  const { criteria, limit, isNearest } = parseQuery(words, vocabularyOf(book), '2026-11-22')
  const asked = criteria.map(({ criterion }) => criterion)
  const place = centerOf(asked)
  if (place === null) throw new Error('No place was read.')
  const milesOf = ({ latitude, longitude }: (typeof properties)[number]) =>
    haversineMiles(place, { latitude: latitude as number, longitude: longitude as number })
  const wanted = properties
    .filter((property) =>
      asked.every((one) => one.kind !== 'text' && matchesCriterion(property, one, amenityBits(property))),
    )
    .map(milesOf)
    .sort((a, b) => a - b)
    .slice(0, count)
  const { slots, found } = ask(book, { criteria: asked, sort: 'rent_asc' }, limit ?? null, isNearest)
  expect(found).toBe(count)
  expect(Array.from(slots, (slot) => milesOf(propertyAt(book, slot)))).toEqual(wanted)
})
