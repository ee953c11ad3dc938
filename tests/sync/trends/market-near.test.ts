import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { marketNear } from '../../../sync/trends/market-near.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const center = { latitude: 29.76, longitude: -95.37 }

test('properties with a rent are found behind thousands of nearer ones without', () => {
  const without = Array.from({ length: 3_200 }, (_, i) =>
    makeProperty({ ...center, id: `a${i}`, latitude: center.latitude + i / 100_000, rentPerSf: null }),
  )
  const rented = Array.from({ length: 12 }, (_, i) =>
    makeProperty({ ...center, id: `b${i}`, latitude: center.latitude + 0.06 + i / 1_000, rentPerSf: 0.8 }),
  )
  const book = overlay(makeBase(1, [...without, ...rented]), [])
  expect(marketNear(book, center, 25).map(({ id }) => id)).toEqual(rented.map(({ id }) => id))
})
