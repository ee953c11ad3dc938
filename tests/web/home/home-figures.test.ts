import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { homeFigures } from '../../../web/home/home-figures.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const bookOf = (properties: readonly Property[]) => overlay(makeBase(1, properties), [])

/** 400 properties, half of them warehouses in Houston, a quarter of those with cranes, on a line going north. */
const MANY = Array.from({ length: 400 }, (_, i) =>
  makeProperty({
    id: `p${String(i).padStart(4, '0')}`,
    address: `${i} Clay Rd`,
    propertyType: i % 2 === 0 ? 'Warehouse' : 'Office',
    city: i % 2 === 0 ? 'Houston' : 'Katy',
    craneTons: i % 4 === 0 ? 10 : null,
    rentPerSf: 0.5 + (i % 40) / 100,
    brokerFirm: 'Ridgeline Commercial',
    latitude: 29.7 + i / 1000,
    longitude: -95.4,
  }),
)

test('the funnel narrows the real book down to a comp set, leaving out steps that change nothing', () => {
  expect(homeFigures(bookOf(MANY)).funnel).toEqual([
    { words: 'All properties', left: 400 },
    { words: 'Warehouse', left: 200 },
    { words: 'Crane Ready', left: 100 },
    { words: '$0.50\u2009–\u2009$0.64/SF/mo', left: 40 },
  ])
})

test('the subject stands in the middle, with the properties around it where they are', () => {
  const { surroundings } = homeFigures(bookOf(MANY))
  expect(surroundings).toMatchObject({ subject: '200 Clay Rd', radiusMiles: 0.5, count: 14 })
  const nearest = surroundings?.dots.slice(0, 2).sort((a, b) => a.north - b.north)
  expect(nearest).toEqual([
    { east: 0, north: expect.closeTo(-0.069, 3), rentPerSf: 0.89, within: true },
    { east: 0, north: expect.closeTo(0.069, 3), rentPerSf: 0.51, within: true },
  ])
  expect(surroundings?.dots.filter(({ within }) => within)).toHaveLength(14)
})

test('an empty book and one without coordinates have nothing to draw', () => {
  expect(homeFigures(bookOf([]))).toEqual({
    funnel: [{ words: 'All properties', left: 0 }],
    surroundings: null,
  })
  expect(homeFigures(bookOf([makeProperty()])).surroundings).toBeNull()
})
