import type { Book } from '../../sync/book/book.ts'
import { find } from '../../sync/book/question/find.ts'
import type { AmenityId } from '../../sync/domain/amenities/amenities.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import { keptIn, unitOf } from '../../sync/domain/fields/figure-units.ts'
import { FIELDS } from '../../sync/domain/fields.ts'
import { LEASE_TYPES } from '../../sync/domain/known-types.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'
import { DEFAULT_SORT } from '../../sync/domain/sort.ts'
import { BAND_FIGURES, BANDS, type BandField } from '../../sync/portfolio/bands.ts'
import type { PortfolioField } from '../../sync/portfolio/portfolio-field.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import { findPortfolio } from '../../sync/portfolio/portfolio-set.ts'
import { readQuestion } from '../search/read-question.ts'
import { filterIn, paramsOf, type SearchPageParams } from '../search/search-params.ts'

/**
 * The search page's address that finds the same properties; null where it cannot say all that is asked. It is tried
 * out on the book, so that the link never shows another set.
 */
export function searchLink(book: Book, filters: readonly PortfolioFilter[]): SearchPageParams | null {
  const params = paramsFor(filters)
  if (params === null) return null
  const { criteria } = readQuestion(book, params.q ?? '', filterIn(params), {})
  const asked = criteria.map(({ criterion }) => criterion)
  if (asked.some(({ kind }) => kind === 'text')) return null
  const there = find(book, { criteria: asked, sort: DEFAULT_SORT }).slots
  const here = findPortfolio(book, filters, { criteria: [], sort: DEFAULT_SORT }).slots
  return there.length === here.length && there.every((slot, i) => slot === here[i]) ? params : null
}

function paramsFor(filters: readonly PortfolioFilter[]): SearchPageParams | null {
  const valuesOf = (field: PortfolioField) =>
    filters.filter((filter) => filter.field === field).map(({ value }) => value)
  const size = spanOf('size', valuesOf('size'))
  const rent = spanOf('rent', valuesOf('rent'))
  const year = spanOf('yearBuilt', valuesOf('yearBuilt'))
  const words = wordsFor(valuesOf('clearHeight'), valuesOf('leaseType'), valuesOf('brokerFirm'))
  if (size === null || rent === null || year === null || words === null) return null
  const places = [valuesOf('city'), valuesOf('zip')].filter((values) => values.length > 0)
  const location = places.map((values) => values.join(' or ')).join(', ')
  const [types, amenities] = [valuesOf('propertyType'), valuesOf('amenity') as AmenityId[]]
  return {
    ...paramsOf({}),
    q: words || undefined,
    type: types.length > 0 ? types : undefined,
    minRent: rent.min,
    maxRent: rent.max,
    minSqft: size.min,
    maxSqft: size.max,
    location: location || undefined,
    yearBuiltMin: year.min,
    yearBuiltMax: year.max,
    amenity: amenities.length > 0 ? amenities : undefined,
    area: undefined,
    within: undefined,
    similar: undefined,
    sort: undefined,
    view: 'list',
    unit: undefined,
    property: undefined,
  }
}

interface Span {
  min: number | undefined
  max: number | undefined
}

/** Bands beside each other as one span; null where there is a gap between them. */
function spanOf(field: BandField, ids: readonly string[]): Span | null {
  if (ids.length === 0) return { min: undefined, max: undefined }
  const chosen = BANDS[field].map(({ id }) => ids.includes(id))
  const [first, last] = [chosen.indexOf(true), chosen.lastIndexOf(true)]
  if (last - first + 1 !== ids.length) return null
  const max = BANDS[field][last]?.to ?? undefined
  // A band ends a step, as its figure is kept, below the next one.
  const { unit } = FIELDS[BAND_FIGURES[field]]
  const step = 10 ** -unitOf(unit).decimals
  return {
    min: BANDS[field][first]?.from ?? undefined,
    max: max === undefined ? undefined : keptIn(unit, max - step),
  }
}

/** What only words can ask of the search page. */
function wordsFor(
  heights: readonly string[],
  leases: readonly string[],
  firms: readonly string[],
): string | null {
  const span = spanOf('clearHeight', heights)
  if (span === null || firms.length > 1) return null
  const criteria: Criterion[] = []
  if (heights.length > 0) {
    criteria.push({ kind: 'range', field: 'clearHeight', min: span.min ?? null, max: span.max ?? null })
  }
  const anyOf = LEASE_TYPES.filter((type) => leases.includes(type))
  if (anyOf.length > 0) criteria.push({ kind: 'word', field: 'leaseType', anyOf, not: false })
  if (firms[0] !== undefined) {
    criteria.push({ kind: 'party', field: 'brokerFirm', text: firms[0], not: false })
  }
  return criteria.map(phraseOf).join(', ')
}
