import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { near } from '../../../../sync/book/spatial/near.ts'
import {
  proximityCriteria,
  proximityFilterProblem,
} from '../../../../sync/domain/criteria/proximity-criteria.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { formatRadius, type ProximityFilter, toRadius } from '../../../../sync/domain/proximity.ts'
import { makeBase } from '../../../make/book.ts'
import { anyBook } from '../../../make/property.ts'

const HOUSTON = { latitude: 29.7604, longitude: -95.3698 }
const text = fc.constantFrom('ware', ' WAREHOUSE ', 'u', 'bayou', 'Ann', 'zzz', '')
const anyFilter: fc.Arbitrary<ProximityFilter> = fc.record(
  {
    propertyType: text,
    tenant: text,
    brokerName: text,
    landlordFirm: text,
    minRent: fc.constantFrom(0, 0.5, 1),
    maxRent: fc.constantFrom(0.5, 1, 2),
    minSquareFootage: fc.constantFrom(0, 100_000),
    maxSquareFootage: fc.constantFrom(100_000, 400_000),
    minYearBuilt: fc.constantFrom(1950, 1990),
    maxYearBuilt: fc.constantFrom(1990, 2026),
  },
  { requiredKeys: [] },
)

/** The specification's words, field by field. */
function isLeft(property: Property, filter: ProximityFilter): boolean {
  const has = (value: string | null, wanted = '') =>
    wanted.trim() === '' || (value?.toLowerCase().includes(wanted.trim().toLowerCase()) ?? false)
  const isBetween = (value: number | null, min: number | undefined, max: number | undefined) =>
    (min === undefined && max === undefined) ||
    (value !== null && (min === undefined || value >= min) && (max === undefined || value <= max))
  return (
    has(property.propertyType, filter.propertyType) &&
    has(property.tenant, filter.tenant) &&
    has(property.brokerName, filter.brokerName) &&
    has(property.landlordFirm, filter.landlordFirm) &&
    isBetween(property.rentPerSf, filter.minRent, filter.maxRent) &&
    isBetween(property.squareFootage, filter.minSquareFootage, filter.maxSquareFootage) &&
    isBetween(property.yearBuilt, filter.minYearBuilt, filter.maxYearBuilt)
  )
}

test('filters combine: texts anywhere in the field, ranges with both ends, and what lacks a filtered field is out', () => {
  fc.assert(
    fc.property(anyBook, anyFilter, (properties, filter) => {
      const placed = properties.map((property) => ({ ...property, ...HOUSTON }))
      const types = placed.flatMap(({ propertyType }) => propertyType ?? [])
      const criteria = proximityCriteria(filter, () => types)
      const book = overlay(makeBase(1, placed), [])
      const found = Array.from(near(book, HOUSTON, 1, criteria).slots, (slot) => propertyAt(book, slot).id)
      expect(found.sort()).toEqual(placed.filter((p) => isLeft(p, filter)).map(({ id }) => id))
    }),
  )
})

test('a pair of bounds is one criterion, and a blank text is none', () => {
  const filter = { minRent: 0, maxRent: 1, minYearBuilt: 1990, tenant: '  ', brokerName: 'Lee' }
  expect(proximityCriteria({}, () => [])).toEqual([])
  expect(proximityCriteria(filter, () => [])).toHaveLength(3)
})

test('bounds that no property can meet are named', () => {
  expect(proximityFilterProblem({ minRent: 0.5, maxRent: 0.5 })).toBeNull()
  expect(proximityFilterProblem({ minSquareFootage: 2, maxSquareFootage: 1 })?.message).toBe(
    'Minimum size is above maximum size',
  )
})

test('a radius is held between 0.1 and 100 miles in steps of 0.1', () => {
  expect([0, 0.1, 0.14, 4.96, 5, 99.99, 1e9].map(toRadius)).toEqual([0.1, 0.1, 0.1, 5, 5, 100, 100])
  expect(formatRadius(3)).toBe('3.0')
})
