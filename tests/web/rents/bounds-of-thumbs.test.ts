import { expect, test } from 'vitest'
import { boundsOfThumbs } from '../../../web/rents/histogram-span.ts'

const scale = [0.45, 1.45] as const

test('moving one thumb leaves a typed bound of the other one that lies beyond the scale', () => {
  expect(boundsOfThumbs({ minRent: 0.1 }, scale, [0.45, 1.45], [0.45, 1])).toEqual({
    minRent: 0.1,
    maxRent: 1,
  })
  expect(boundsOfThumbs({ maxRent: 5 }, scale, [0.45, 1.45], [0.6, 1.45])).toEqual({
    minRent: 0.6,
    maxRent: 5,
  })
})

test('a thumb that is moved to the end of the scale is no bound', () => {
  const bounds = { minRent: 0.6, maxRent: 1 }
  expect(boundsOfThumbs(bounds, scale, [0.6, 1], [0.45, 1])).toEqual({ minRent: undefined, maxRent: 1 })
  expect(boundsOfThumbs(bounds, scale, [0.6, 1], [0.6, 1.45])).toEqual({ minRent: 0.6, maxRent: undefined })
})
