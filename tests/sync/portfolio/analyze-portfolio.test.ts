import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { AMENITY_IDS } from '../../../sync/domain/amenities/amenities.ts'
import { amenityBits } from '../../../sync/domain/amenities/amenity-bits.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { analyzePortfolio } from '../../../sync/portfolio/analyze-portfolio.ts'
import { BANDS, isBandField } from '../../../sync/portfolio/bands.ts'
import { OPTIMAL_RANGE } from '../../../sync/portfolio/optimal-range.ts'
import { PORTFOLIO_FIELDS, type PortfolioField } from '../../../sync/portfolio/portfolio-field.ts'
import {
  distinctFilters,
  fixedValues,
  type PortfolioFilter,
} from '../../../sync/portfolio/portfolio-filter.ts'
import { findPortfolio, portfolioSet } from '../../../sync/portfolio/portfolio-set.ts'
import { MOST_SUGGESTIONS, MOST_VALUES } from '../../../sync/portfolio/suggest.ts'
import { anyOverlaidBook } from '../../make/overlaid-book.ts'

const WORDS: Record<string, readonly string[]> = {
  propertyType: ['Manufacturing', 'warehouse', 'Flex', 'Castle'],
  city: ['Houston', 'KATY', 'Sugar Land', 'Nowhere'],
  brokerFirm: ['Ridgeline'],
  zip: ['77041', '07001'],
}

const anyFilter: fc.Arbitrary<PortfolioFilter> = fc
  .constantFrom(...PORTFOLIO_FIELDS)
  .chain((field) =>
    fc.constantFrom(...(fixedValues(field) ?? WORDS[field] ?? [])).map((value) => ({ field, value })),
  )
const anyFilters = fc.array(anyFilter, { maxLength: 6 }).map(distinctFilters)

/** What a property has of a field, one by one, without any index. */
function valuesOf(property: Property, field: PortfolioField): string[] {
  if (field === 'amenity') return AMENITY_IDS.filter((_, bit) => (amenityBits(property) >> bit) & 1)
  if (isBandField(field)) {
    const figure = {
      size: property.squareFootage,
      rent: property.rentPerSf,
      clearHeight: property.clearHeight,
      yearBuilt: property.yearBuilt,
    }[field]
    return BANDS[field]
      .filter(
        ({ from, to }) =>
          figure !== null && figure >= (from ?? -Infinity) && figure < (to ?? Number.POSITIVE_INFINITY),
      )
      .map(({ id }) => id)
  }
  const word = property[field]
  return word === null ? [] : [word]
}

function passes(property: Property, filters: readonly PortfolioFilter[]): boolean {
  return PORTFOLIO_FIELDS.every((field) => {
    const wanted = filters.filter((filter) => filter.field === field).map(({ value }) => value.toLowerCase())
    if (wanted.length === 0) return true
    const own = valuesOf(property, field).map((value) => value.toLowerCase())
    return field === 'amenity'
      ? wanted.every((value) => own.includes(value))
      : wanted.some((value) => own.includes(value))
  })
}

const countBy = (shown: readonly Property[], filters: readonly PortfolioFilter[]) =>
  shown.filter((property) => passes(property, filters)).length

test('every count is what filtering again one by one finds, whatever was asked before', () => {
  fc.assert(
    fc.property(anyOverlaidBook, anyFilters, anyFilters, ({ book, shown }, before, filters) => {
      analyzePortfolio(book, before)
      const analysis = analyzePortfolio(book, filters)
      expect([analysis.startingCount, analysis.count]).toEqual([shown.length, countBy(shown, filters)])
      expect(analysis.left).toEqual(filters.map((_, i) => countBy(shown, filters.slice(0, i + 1))))
      expect(analysis.withoutEach).toEqual(filters.map((_, i) => countBy(shown, filters.toSpliced(i, 1))))
      const current = shown.filter((property) => passes(property, filters))
      for (const [field, { values, after, found, missing, applied }] of analysis.fields) {
        expect(missing).toBe(current.filter((property) => valuesOf(property, field).length === 0).length)
        for (const [i, value] of values.entries()) {
          const further = distinctFilters([...filters, { field, value }])
          expect([field, value, after[i]]).toEqual([field, value, countBy(shown, further)])
          expect(found[i]).toBe(countBy(current, [{ field, value }]))
          expect(applied.has(i)).toBe(further.length === filters.length)
        }
      }
    }),
    { numRuns: 200 },
  )
})

test('the set is what passes, in order, with its figures', () => {
  fc.assert(
    fc.property(anyOverlaidBook, anyFilters, ({ book, shown }, filters) => {
      const set = portfolioSet(book, filters, 'rent_asc')
      const ids = Array.from(set.slots, (slot) => propertyAt(book, slot).id)
      const passing = shown.filter((property) => passes(property, filters))
      expect([...ids].sort()).toEqual(passing.map(({ id }) => id).sort())
      expect(set.rents.withRent).toBe(passing.filter(({ rentPerSf }) => rentPerSf !== null).length)
      expect(set.leaseMix.none).toBe(passing.filter(({ leaseType }) => leaseType === null).length)
      expect(findPortfolio(book, filters, { criteria: [], sort: 'rent_asc' }, 3)).toEqual({
        found: passing.length,
        slots: set.slots.subarray(0, 3),
      })
    }),
    { numRuns: 100 },
  )
})

test('suggestions are few, change something and never leave nothing, and are the same each time', () => {
  fc.assert(
    fc.property(anyOverlaidBook, anyFilters, ({ book, shown }, filters) => {
      const { suggestions, count } = analyzePortfolio(book, filters)
      expect(suggestions).toEqual(analyzePortfolio(book, filters).suggestions)
      expect(suggestions.length).toBeLessThanOrEqual(MOST_SUGGESTIONS)
      expect(new Set(suggestions.map(({ field }) => field)).size).toBe(suggestions.length)
      for (const { field, values, more } of suggestions) {
        expect(values.length).toBeGreaterThan(0)
        expect(values.length).toBeLessThanOrEqual(MOST_VALUES)
        if (more > 0) expect(values.length).toBe(MOST_VALUES)
        for (const { value, newCount, isOptimal } of values) {
          expect(newCount).toBe(countBy(shown, [...filters, { field, value }]))
          expect(newCount).toBeGreaterThan(0)
          expect(count < OPTIMAL_RANGE.min ? newCount > count : newCount < count).toBe(true)
          expect(isOptimal).toBe(newCount >= OPTIMAL_RANGE.min && newCount <= OPTIMAL_RANGE.max)
        }
      }
    }),
    { numRuns: 200 },
  )
})
