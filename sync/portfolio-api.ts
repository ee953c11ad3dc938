import * as z from 'zod/mini'
import { filterInput, foundProperties, page } from './api.ts'
import { endpoint } from './endpoint.ts'
import { NAMED_FIELDS, portfolioFilters } from './portfolio/filters-input.ts'
import { PORTFOLIO_FIELDS } from './portfolio/portfolio-field.ts'

const count = z.int()

/** A field to narrow by next. All lists are about the same values, in the same order. */
const suggestion = z.object({
  field: z.enum(NAMED_FIELDS),
  /** The field's own name, also where `field` is `other`. */
  name: z.enum(PORTFOLIO_FIELDS),
  label: z.string(),
  values: z.array(z.string()),
  /** The values as people read them. */
  valueLabels: z.array(z.string()),
  /** How many there would be with each. */
  counts: z.array(count),
  /** Why each is suggested: `cuts 412 to 38`. */
  reasons: z.array(z.string()),
  /** How many there would be with the value of fewest steps. */
  newCount: count,
  /** How many further values of the field there are. */
  more: count,
})

/** Filters by the search page's names or the panel's, or of a portfolio; and what a portfolio may be narrowed by. */
export const portfolioApi = {
  filterProperties: endpoint({
    method: 'POST',
    path: '/api/properties/filter',
    input: z.strictObject({ ...filterInput.shape, ...page, filters: z.optional(portfolioFilters) }),
    output: foundProperties,
  }),
  filterAnalysis: endpoint({
    method: 'POST',
    path: '/api/properties/filter-analysis',
    input: z.strictObject({ appliedFilters: z.optional(portfolioFilters) }),
    output: z.object({
      currentCount: count,
      startingCount: count,
      optimalRange: z.object({ min: count, max: count }),
      recommendedMin: count,
      /** The found by property type. */
      dataDistribution: z.record(z.string(), count),
      suggestions: z.array(suggestion),
    }),
  }),
} as const
