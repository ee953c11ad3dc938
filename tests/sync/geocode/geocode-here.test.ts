import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GeocodeOutcome } from '../../../sync/domain/place/geocoded.ts'
import { ADDRESS_LENGTH, geocodeHere } from '../../../sync/geocode/geocode-here.ts'
import { embeddedPlaceTable } from './embedded-place-table.ts'
import { bookOf } from './make-book.ts'

const places = await embeddedPlaceTable()
const book = bookOf(
  { name: 'Plant', address: '5200 Windfern Rd', city: 'Houston', state: 'TX' },
  { name: 'Depot', address: '1 Mesa Dr', city: 'Cleveland', state: 'Texas' },
)
const empty = bookOf()

function label(outcome: GeocodeOutcome | null): string | null {
  return outcome?.kind === 'found' ? outcome.place.label : (outcome?.kind ?? null)
}
const here = (text: string, own = book) => {
  const { exact, approximate } = geocodeHere(text, own, places)
  return [label(exact), label(approximate)]
}

describe('an area named alone is what was asked for', () => {
  test.each([
    ['77041', 'ZIP 77041, approximate'],
    ['ZIP 77041', 'ZIP 77041, approximate'],
    ['zip code: 77041-1234', 'ZIP 77041, approximate'],
    ['00501', 'ZIP 00501, approximate'],
    ['Houston', 'Houston, TX, approximate'],
    ['houston, tx', 'Houston, TX, approximate'],
    ['HOUSTON TX', 'Houston, TX, approximate'],
    ['Houston, Texas', 'Houston, TX, approximate'],
    ['Houston Tex.', 'Houston, TX, approximate'],
    ['Houston, TX 77041', 'ZIP 77041, approximate'],
    ['Houston Texas 77041, USA', 'ZIP 77041, approximate'],
    ['TX 77041', 'ZIP 77041, approximate'],
    ['Houston, TX 00000', 'Houston, TX, approximate'],
    ['Springfield', 'Springfield, MO, approximate'],
    ['Springfield, IL', 'Springfield, IL, approximate'],
    ['Springfield Massachusetts', 'Springfield, MA, approximate'],
    ['New York', 'New York, NY, approximate'],
    ['New York City', 'New York, NY, approximate'],
    ['New York, New York', 'New York, NY, approximate'],
    ['Washington', 'Washington, DC, approximate'],
    ['Washington DC', 'Washington, DC, approximate'],
    ['Charleston, West Virginia', 'Charleston, WV, approximate'],
    ['St Louis', 'St. Louis, MO, approximate'],
    ['Saint Louis MO', 'St. Louis, MO, approximate'],
    ['Ft. Worth', 'Fort Worth, TX, approximate'],
    ['canon city co', 'Cañon City, CO, approximate'],
    ['La Porte', 'La Porte, TX, approximate'],
    ['Kingwood, TX', 'Kingwood, TX, approximate'],
    ['San Pedro, CA', 'San Pedro, CA, approximate'],
  ])('%s', (text, expected) => {
    expect(here(text, empty)).toEqual([expected, expected])
  })

  test('of cities with one name, that of our properties is meant', () => {
    expect(here('Cleveland', empty)[0]).toBe('Cleveland, OH, approximate')
    expect(here('Cleveland')[0]).toBe('Cleveland, TX, approximate')
    expect(here('Cleveland, OH')[0]).toBe('Cleveland, OH, approximate')
  })
})

describe('an address in no table falls to its area, which says so', () => {
  test.each([
    ['12 Nowhere Rd, Houston, TX 77041', 'ZIP 77041, approximate'],
    ['12 Nowhere Rd Houston TX 77041-0001', 'ZIP 77041, approximate'],
    ['12 Nowhere Rd, 77041', 'ZIP 77041, approximate'],
    ['12 Oak Ct, 77041', 'ZIP 77041, approximate'],
    ['12 Nowhere Rd, Smallville, TX 77041', 'ZIP 77041, approximate'],
    ['12 Nowhere Rd, Houston, TX', 'Houston, TX, approximate'],
    ['12 Nowhere Rd Houston TX', 'Houston, TX, approximate'],
    ['12 Nowhere Rd Houston', 'Houston, TX, approximate'],
    ['12 Nowhere Rd, Suite 4, Fort Worth, Texas', 'Fort Worth, TX, approximate'],
    ['12 Nowhere Rd, Houston, TX 00000', 'Houston, TX, approximate'],
    ['5300 Windfern Rd, Houston, TX', 'Houston, TX, approximate'],
    ['5200 Windfern Rd, Austin, TX', 'Austin, TX, approximate'],
  ])('%s', (text, expected) => {
    expect(here(text)).toEqual([null, expected])
  })
})

test.each([
  'abc',
  '12 Nowhere Rd',
  '12100 Old Katy',
  'Texas',
  'Ohio',
  '00000',
  'Houston, ZZ',
  'Springfield, HI',
  '12 Nowhere Rd, Houston, CA 77041',
  '12 Nowhere Rd, Toronto, ON',
  '',
])('%j is in no table', (text) => {
  expect(here(text)).toEqual([null, 'unknown'])
})

test('coordinates, links and our own addresses come before any table', () => {
  expect(geocodeHere('29.76, -95.37', book, null).exact).toEqual({
    kind: 'found',
    place: { latitude: 29.76, longitude: -95.37, precision: 'coordinates', label: '29.76, -95.37' },
  })
  expect(here('https://maps.google.com/?q=29.76,-95.37')[0]).toBe('29.76, -95.37')
  expect(here('https://www.google.com/maps/place/5200+Windfern+Rd')[0]).toBe('5200 Windfern Rd, Houston, TX')
  expect(here('5200 windfern road, houston, tx')[0]).toBe('5200 Windfern Rd, Houston, TX')
})

test('the words of a link are those to ask others for', () => {
  const { words, exact } = geocodeHere('https://maps.google.com/?q=1+Nowhere+Rd', book, places)
  expect({ words, exact }).toEqual({ words: '1 Nowhere Rd', exact: null })
})

test.each([
  ['91, -95', 'Latitude must be from -90 to 90.'],
  ['x'.repeat(ADDRESS_LENGTH + 1), 'An address has at most 500 characters.'],
])('what can be no place is told why', (text, sentence) => {
  expect(geocodeHere(text, book, places).exact).toEqual({ kind: 'invalid', sentence })
})

test('without the table no area is known', () => {
  expect(geocodeHere('Houston, TX', book, null)).toEqual({
    words: 'Houston, TX',
    exact: null,
    approximate: { kind: 'unknown' },
  })
})

test('no text makes it fail, and every place is on Earth', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(fc.constantFrom('12', 'Main', 'St', ',', 'Houston', 'TX', '77041', 'New', 'York', '#4', 'CT'), {
        maxLength: 8,
      })
      .map((w) => w.join(' ')),
  )
  fc.assert(
    fc.property(text, (words) => {
      const { exact, approximate } = geocodeHere(words, book, places)
      for (const outcome of [exact, approximate]) {
        if (outcome?.kind !== 'found') continue
        expect(Math.abs(outcome.place.latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(outcome.place.longitude)).toBeLessThanOrEqual(180)
      }
    }),
  )
})
