import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PORTFOLIO_FIELDS } from '../../../sync/portfolio/portfolio-field.ts'
import {
  distinctFilters,
  fixedValues,
  type PortfolioFilter,
} from '../../../sync/portfolio/portfolio-filter.ts'
import { filtersIn, portfolioHref } from '../../../web/portfolio/portfolio-address.ts'
import { portfolioParams } from '../../../web/portfolio/portfolio-params.ts'
import { parseSearch } from '../../../web/search-params.ts'

const read = (href: string): PortfolioFilter[] =>
  filtersIn(portfolioParams.parse(parseSearch(href.slice('/portfolio'.length))))

const anyWords = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((words) => words.trim() === words && words !== '' && words.isWellFormed())
const anyFilter: fc.Arbitrary<PortfolioFilter> = fc.constantFrom(...PORTFOLIO_FIELDS).chain((field) => {
  const fixed = fixedValues(field)
  return (fixed === null ? anyWords : fc.constantFrom(...fixed)).map((value) => ({ field, value }))
})

test('filters come back from their address as they were, in order', () => {
  fc.assert(
    fc.property(fc.array(anyFilter, { maxLength: 6 }).map(distinctFilters), (filters) => {
      expect(read(portfolioHref(filters))).toEqual(filters)
    }),
  )
})

test('an address is short where it can be', () => {
  expect(portfolioHref([])).toBe('/portfolio')
  expect(portfolioHref([{ field: 'city', value: 'Sugar Land' }])).toBe('/portfolio?filter=city.Sugar+Land')
})

test.each(['color.red', 'city', 'city.', '.Houston', 'size.5', 'amenity.pool', `city.${'x'.repeat(201)}`])(
  '%s in a hand-written address is passed over, and nothing else',
  (token) => {
    const href = `/portfolio?filter=${encodeURIComponent(token)}&filter=city.Katy&filter=city.katy`
    expect(read(href)).toEqual([{ field: 'city', value: 'Katy' }])
  },
)
