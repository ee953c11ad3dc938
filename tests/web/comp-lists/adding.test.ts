import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { madeWith } from '../../../web/comp-lists/adding/made-with.ts'
import { MOST_OFFERED, offeredProperties } from '../../../web/comp-lists/adding/use-property-finder.ts'
import { withRentOnly } from '../../../web/comp-lists/adding/with-rent-only.ts'
import { additionOf } from '../../../web/search/results/addition-of.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const MANY = Array.from({ length: 60 }, (_, i) =>
  makeProperty({
    id: `p${String(i).padStart(2, '0')}`,
    name: i % 2 === 0 ? `Tanner Works ${i}` : `Clay Depot ${i}`,
    latitude: 29.8 + i / 1000,
    longitude: -95.5,
  }),
)
const BOOK = overlay(makeBase(1, MANY), [])
const CENTER = { latitude: 29.8, longitude: -95.5 }

test('at most 20 are offered, none that the list has, and without words the nearest first', () => {
  const present = new Set(['p00', 'p02'])
  const near = offeredProperties(BOOK, ' ', present, CENTER).map(({ id }) => id)
  expect([near.length, near.slice(0, 3)]).toEqual([MOST_OFFERED, ['p01', 'p03', 'p04']])
  const found = offeredProperties(BOOK, 'tanner', present, CENTER)
  expect(found.length).toBe(MOST_OFFERED)
  expect(found.every(({ id, name }) => !present.has(id) && name.startsWith('Tanner'))).toBe(true)
  expect(offeredProperties(BOOK, '', new Set(MANY.map(({ id }) => id)), null)).toEqual([])
})

const RENT: Criterion = { kind: 'range', field: 'rentPerSf', min: null, max: 0.95 }
const NEAR: Criterion = { kind: 'near', place: 'Katy', latitude: 29.79, longitude: -95.82, miles: 10 }

test('a list remembers what it was made with, without the property that was open', () => {
  expect(madeWith([RENT], 'month', { pathname: '/search', search: '?q=crane&property=p1' })).toEqual({
    words: ['Rent ≤ $0.95/SF/mo'],
    href: '/search?q=crane',
  })
  expect(madeWith([], 'year', { pathname: '/search', search: `?q=${'x'.repeat(5_000)}` })).toEqual({
    words: [],
    href: null,
  })
})

test('a search near a place gives the list its center and radius', () => {
  const state = { propertyAt: (slot: number) => MANY[slot] as (typeof MANY)[number], unit: 'month' as const }
  const chips = [RENT, NEAR].map((criterion) => ({ criterion, left: 0, without: 0 }))
  const addition = additionOf({ ...state, chips, book: BOOK, answer: null }, Uint32Array.of(2, 0), {
    pathname: '/search',
    search: '',
  })
  expect([addition.count, addition.properties().map(({ id }) => id)]).toEqual([2, ['p02', 'p00']])
  expect(addition.origin).toEqual({
    centerAddress: 'Katy',
    center: { latitude: 29.79, longitude: -95.82 },
    radius: 10,
    subjectPropertyId: null,
    filters: { words: ['Rent ≤ $0.95/SF/mo', 'Near Katy, 10 mi'], href: '/search' },
  })
})

test('a list of comps with a rent holds those alone, and remembers that', () => {
  const rented = overlay(
    makeBase(1, [
      makeProperty({ id: 'a', rentPerSf: 0.8 }),
      makeProperty({ id: 'b' }),
      makeProperty({ id: 'c', rentPerSf: 0 }),
    ]),
    [{ id: 'b', property: makeProperty({ id: 'b' }) }],
  )
  const addition = additionOf(
    {
      book: rented,
      propertyAt: (slot) => propertyAt(rented, slot),
      chips: [{ criterion: RENT, left: 0, without: 0 }],
      answer: null,
      unit: 'month',
    },
    Uint32Array.of(3, 2, 0),
    { pathname: '/search', search: '' },
  )
  expect([addition.count, addition.withRent]).toEqual([3, 2])
  const chosen = withRentOnly(addition)
  expect([chosen.count, chosen.properties().map(({ id }) => id)]).toEqual([2, ['c', 'a']])
  expect(chosen.origin?.filters?.words).toEqual(['Rent ≤ $0.95/SF/mo', 'With rent only'])
})
