import { expect, test } from 'vitest'
import { factOf } from '../../../sync/adjustments/grid-words.ts'
import { makeProperty } from '../../make/property.ts'

test('a size that is leased, and not that of the building, says so', () => {
  const sizeOf = (squareFootage: number | null, leasedSf: number | null) =>
    factOf('size', makeProperty({ squareFootage, leasedSf }), null)
  expect(sizeOf(580_800, 20_000)).toBe('20,000 SF leased')
  expect(sizeOf(580_800, 580_800)).toBe('580,800 SF')
  expect(sizeOf(580_800, null)).toBe('580,800 SF')
  expect(sizeOf(null, 20_000)).toBe('20,000 SF')
  expect(sizeOf(null, null)).toBe('not stated')
})
