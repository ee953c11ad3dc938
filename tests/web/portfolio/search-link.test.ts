import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { PORTFOLIO_FIELDS } from '../../../sync/portfolio/portfolio-field.ts'
import {
  distinctFilters,
  fixedValues,
  type PortfolioFilter,
} from '../../../sync/portfolio/portfolio-filter.ts'
import { searchLink } from '../../../web/portfolio/search-link.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

/** Every value of every field, some at the very edges of bands. */
const BOOK = overlay(
  makeBase(
    1,
    Array.from({ length: 240 }, (_, i) =>
      makeProperty({
        id: `p${String(i).padStart(3, '0')}`,
        propertyType: (['Warehouse', 'Office', 'Manufacturing', null] as const)[i % 4] ?? null,
        city: (['Houston', 'Katy', 'Sugar Land'] as const)[i % 3] ?? null,
        zip: (['77041', '77449'] as const)[i % 2] ?? null,
        brokerFirm: (['Ridgeline Commercial', 'Texline'] as const)[i % 2] ?? null,
        leaseType: (['NNN', 'MG', 'Gross', null] as const)[(i >> 1) % 4] ?? null,
        rentPerSf: [0.2, 0.35, 0.499999, 0.5, 0.65, 0.8, 1.25][i % 7] ?? null,
        squareFootage: [19_999, 20_000, 39_999, 40_000, 99_999, 500_000][i % 6] ?? null,
        clearHeight: [17.9, 18, 23.5, 24, 31.9, 36, 40][i % 7] ?? null,
        yearBuilt: [1969, 1970, 1989, 1990, 2014, 2015][i % 6] ?? null,
        craneTons: i % 5 === 0 ? 10 : null,
        dockDoors: i % 3 === 0 ? 4 : null,
      }),
    ),
  ),
  [],
)

const WORDS: Record<string, readonly string[]> = {
  propertyType: ['Warehouse', 'Office', 'Manufacturing'],
  city: ['Houston', 'Katy', 'Sugar Land'],
  zip: ['77041', '77449'],
  brokerFirm: ['Ridgeline Commercial', 'Texline'],
}
const anyFilter: fc.Arbitrary<PortfolioFilter> = fc
  .constantFrom(...PORTFOLIO_FIELDS)
  .chain((field) =>
    fc.constantFrom(...(fixedValues(field) ?? WORDS[field] ?? [])).map((value) => ({ field, value })),
  )

test('one value of each field, and all values of most, can be shown in Search', () => {
  fc.assert(
    fc.property(fc.array(anyFilter, { maxLength: 5 }), (filters) => {
      const ofEach = filters.filter(
        ({ field }, i) => field === 'amenity' || filters.findIndex((other) => other.field === field) === i,
      )
      expect(searchLink(BOOK, distinctFilters(ofEach))).not.toBeNull()
    }),
  )
})

describe('the address says what is asked', () => {
  test.each<[PortfolioFilter[], object]>([
    [
      [
        { field: 'propertyType', value: 'Warehouse' },
        { field: 'propertyType', value: 'Office' },
        { field: 'city', value: 'Katy' },
      ],
      { type: ['Warehouse', 'Office'], location: 'Katy' },
    ],
    [
      [
        { field: 'size', value: '40000-60000' },
        { field: 'size', value: '20000-40000' },
        { field: 'rent', value: '0.35-0.5' },
      ],
      { minSqft: 20_000, maxSqft: 59_999, minRent: 0.35, maxRent: 0.499999 },
    ],
    [
      [
        { field: 'clearHeight', value: 'from36' },
        { field: 'yearBuilt', value: 'under1970' },
      ],
      { q: 'at least 36 ft clear', yearBuiltMax: 1969 },
    ],
    [
      [
        { field: 'amenity', value: 'crane' },
        { field: 'amenity', value: 'dock' },
      ],
      { amenity: ['crane', 'dock'] },
    ],
  ])('%j', (filters, params) => {
    expect(searchLink(BOOK, filters)).toMatchObject(params)
  })
})

test('what the search page cannot ask has no link: bands with a gap, several firms', () => {
  const gap = [
    { field: 'size', value: 'under20000' },
    { field: 'size', value: 'from500000' },
  ] as const
  const firms = [
    { field: 'brokerFirm', value: 'Ridgeline Commercial' },
    { field: 'brokerFirm', value: 'Texline' },
  ] as const
  expect([searchLink(BOOK, gap), searchLink(BOOK, firms)]).toEqual([null, null])
})
