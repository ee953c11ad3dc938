import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { compListSummary } from '../../../web/comp-lists/comp-list-summary.ts'
import { milesInWords } from '../../../web/comp-lists/comp-list-words.ts'
import { sortedCompLists } from '../../../web/comp-lists/sorted-comp-lists.ts'
import { thumbnailScene } from '../../../web/comp-lists/thumbnail/thumbnail-scene.ts'
import { makeBase } from '../../make/book.ts'
import { makeComp } from '../../make/comp.ts'
import { makeProperty } from '../../make/property.ts'

const BOOK = overlay(
  makeBase(1, [
    makeProperty({ id: 'a', rentPerSf: 0.6, latitude: 29.8, longitude: -95.5 }),
    makeProperty({ id: 'b', rentPerSf: 1, latitude: 29.9, longitude: -95.4 }),
    makeProperty({ id: 'c' }),
    makeProperty({ id: 's', rentPerSf: 9, latitude: 29.85, longitude: -95.45 }),
  ]),
  [],
)

test('a card says what the list holds without its subject, and shows what is on the map', () => {
  const entries = [
    makeComp('a'),
    makeComp('b'),
    makeComp('c'),
    makeComp('s'),
    makeComp('gone'),
    makeComp('x', { isIncluded: false }),
  ]
  const list = { entries, subjectPropertyId: 's', latitude: null, longitude: null }
  const { included, excluded, medianRent, dots, center } = compListSummary(list, BOOK)
  expect([included, excluded, medianRent, dots.map(({ id, tier }) => [id, tier])]).toEqual([
    4,
    1,
    0.8,
    [
      ['a', 3],
      ['b', 6],
    ],
  ])
  expect(center?.latitude).toBeCloseTo(29.85, 9)
  expect(compListSummary(list, null)).toMatchObject({ included: 4, excluded: 1, medianRent: null, dots: [] })
})

test('every comp is within its small map, and a list without a place has none', () => {
  const list = {
    entries: [makeComp('a'), makeComp('b')],
    subjectPropertyId: null,
    latitude: 29.8,
    longitude: -95.5,
  }
  const size = { width: 406, height: 110 }
  const scene = thumbnailScene(compListSummary(list, BOOK), 3, size)
  expect(scene?.dots.every(({ x, y }) => x > 0 && x < size.width && y > 0 && y < size.height)).toBe(true)
  expect([scene?.ring?.startsWith('M'), scene?.center !== null]).toEqual([true, true])
  expect(thumbnailScene({ dots: [], center: null }, 3, size)).toBeNull()
  expect(
    thumbnailScene({ dots: [], center: { latitude: 29.8, longitude: -95.5 } }, null, size)?.ring,
  ).toBeNull()
})

test('lists are found by all words anywhere in name, description and address, whatever their case', () => {
  const make = (name: string, given: { description?: string; centerAddress?: string; at?: number } = {}) => ({
    name,
    description: given.description ?? null,
    centerAddress: given.centerAddress ?? null,
    createdAt: given.at ?? 0,
    updatedAt: -(given.at ?? 0),
  })
  const lists = [
    make('Tanner Rd', { at: 1 }),
    make('Port', { description: 'Cross-dock near Tanner', at: 2 }),
    make('alpha', { centerAddress: '1 Main St', at: 3 }),
  ]
  const names = (...args: [string, 'newest' | 'changed' | 'name']) =>
    sortedCompLists(lists, ...args).map(({ name }) => name)
  expect([
    names('', 'newest'),
    names('', 'changed'),
    names('', 'name'),
    names('TANNER near', 'newest'),
  ]).toEqual([
    ['alpha', 'Port', 'Tanner Rd'],
    ['Tanner Rd', 'Port', 'alpha'],
    ['alpha', 'Port', 'Tanner Rd'],
    ['Port'],
  ])
})

test('one mile is not several', () => {
  expect([milesInWords(1), milesInWords(3), milesInWords(0.5)]).toEqual(['1 mile', '3 miles', '0.5 miles'])
})
