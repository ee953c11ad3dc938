import * as z from 'zod/mini'
import { NAMED_FIELDS, portfolioFilters } from '../portfolio/filters-input.ts'
import { PORTFOLIO_FIELDS } from '../portfolio/portfolio-field.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { filterInput, foundProperties, page } from './properties.ts'

const count = z.int()

const filtersOfPortfolio = described(
  'Filters of a portfolio: `[{"field", "value"}]`, or `{"field": value}` with one value or a list of them. What `analyzeFilters` suggests can be sent as it is.',
  z.optional(portfolioFilters),
)

/** A field to narrow by next. All lists are about the same values, in the same order. */
const suggestion = z.object({
  field: z.enum(NAMED_FIELDS),
  name: described("The field's own name, also where `field` is `other`.", z.enum(PORTFOLIO_FIELDS)),
  label: z.string(),
  values: z.array(z.string()),
  valueLabels: described('The values as people read them.', z.array(z.string())),
  counts: described('How many there would be with each.', z.array(count)),
  reasons: described('Why each is suggested: `cuts 412 to 38`.', z.array(z.string())),
  newCount: described('How many there would be with the value of fewest steps.', count),
  more: described('How many further values of the field there are.', count),
})

const filterKeys = Object.keys(filterInput.shape).filter((key) => key !== 'propertyType')

/** The names of a filter may stand among a portfolio's filters as well. */
function hoisted(body: unknown): unknown {
  const filters = (body as { filters?: unknown } | null)?.filters
  if (typeof filters !== 'object' || filters === null || Array.isArray(filters)) return body
  const entries = Object.entries(filters)
  const isNamed = ([key]: [string, unknown]) => filterKeys.includes(key)
  return {
    ...Object.fromEntries(entries.filter(isNamed)),
    ...(body as object),
    filters: Object.fromEntries(entries.filter((entry) => !isNamed(entry))),
  }
}

export const filterProperties = endpoint({
  method: 'POST',
  path: '/api/properties/filter',
  summary: 'Finds what meets a filter.',
  about: 'All parts combine. A property that lacks a filtered field is left out.',
  access: 'user',
  token: 'read',
  input: z.pipe(
    z.transform(hoisted),
    z.strictObject({ ...filterInput.shape, ...page, filters: filtersOfPortfolio }),
  ),
  output: foundProperties,
  example: {
    propertyTypes: ['Warehouse'],
    maxRent: 0.95,
    minTruckCourtFeet: 120,
    minDateSigned: '2023',
    maxExpiration: '2031-06',
    stated: ['tenant'],
    sortBy: 'rent_asc',
    limit: 10,
  },
  errors: ['too_many'],
})

export const analyzeFilters = endpoint({
  method: 'POST',
  path: '/api/properties/filter-analysis',
  summary: 'Counts what filters leave, and suggests what to narrow by next.',
  access: 'user',
  token: 'read',
  input: z.strictObject({ appliedFilters: filtersOfPortfolio }),
  output: z.object({
    currentCount: count,
    startingCount: count,
    optimalRange: z.object({ min: count, max: count }),
    recommendedMin: count,
    dataDistribution: described('The found by property type.', z.record(z.string(), count)),
    suggestions: z.array(suggestion),
  }),
  example: { appliedFilters: [{ field: 'propertyType', value: 'Warehouse' }] },
  errors: ['too_many'],
})
