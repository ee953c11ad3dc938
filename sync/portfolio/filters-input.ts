import * as z from 'zod/mini'
import { PORTFOLIO_FIELDS, type PortfolioField } from './portfolio-field.ts'
import {
  distinctFilters,
  fixedValues,
  LONGEST_VALUE,
  MAX_PORTFOLIO_FILTERS,
  type PortfolioFilter,
} from './portfolio-filter.ts'

/**
 * The fields that suggestions are answered under by their own name; all others are `other` (specification, section
 * 3).
 */
export const NAMED_FIELDS = ['propertyType', 'city', 'brokerFirm', 'other'] as const
const OTHERS = PORTFOLIO_FIELDS.filter((field) => !(NAMED_FIELDS as readonly string[]).includes(field))

/**
 * Filters as callers send them: `[{field, value}]`, or `{field: value or values}`. A suggestion's field and one of its
 * values can be sent back as they were answered: no two of the `other` fields share a value.
 */
export const portfolioFilters = z.pipe(
  z.unknown(),
  z.transform((input, context): PortfolioFilter[] => {
    const read = readFilters(input)
    if (Array.isArray(read)) return read
    const { path, problem } = read
    context.issues.push({ code: 'custom', input, path, params: { problem } })
    return z.NEVER
  }),
)

/** What is wrong, and where. The caller words the refusal. */
interface Problem {
  path: (string | number)[]
  problem: string
}

function readFilters(input: unknown): PortfolioFilter[] | Problem {
  const entries = entriesOf(input)
  if (!Array.isArray(entries)) return entries
  if (entries.length > MAX_PORTFOLIO_FILTERS)
    return { path: [], problem: `must have at most ${MAX_PORTFOLIO_FILTERS} entries` }
  const filters: PortfolioFilter[] = []
  for (const { path, field, value } of entries) {
    const read = readFilter(field, value)
    if ('field' in read) filters.push(read)
    else return { path: [...path, ...read.path], problem: read.problem }
  }
  return distinctFilters(filters)
}

interface Entry {
  path: (string | number)[]
  field: unknown
  value: unknown
}

function entriesOf(input: unknown): Entry[] | Problem {
  if (Array.isArray(input)) {
    const wrong = input.findIndex((entry) => typeof entry !== 'object' || entry === null)
    if (wrong >= 0) return { path: [wrong], problem: 'must be an object with a field and a value' }
    return input.map((entry: { field?: unknown; value?: unknown }, i) => ({
      path: [i],
      field: entry.field,
      value: entry.value,
    }))
  }
  if (typeof input !== 'object' || input === null)
    return { path: [], problem: 'must be a list of fields with values, or an object of them' }
  return Object.entries(input).flatMap(([field, values]: [string, unknown]) =>
    (Array.isArray(values) ? values : [values]).map((value: unknown) => ({ path: [field], field, value })),
  )
}

function readFilter(field: unknown, value: unknown): PortfolioFilter | Problem {
  if (typeof value !== 'string' || value.trim() === '')
    return { path: ['value'], problem: 'must be text that is not empty' }
  if (value.length > LONGEST_VALUE)
    return { path: ['value'], problem: `must be no longer than ${LONGEST_VALUE} characters` }
  const known = field === 'other' ? otherFieldOf(value) : PORTFOLIO_FIELDS.find((one) => one === field)
  if (known === undefined)
    return { path: ['field'], problem: `must be one of ${[...PORTFOLIO_FIELDS, 'other'].join(', ')}` }
  const allowed = fixedValues(known)
  const fixed = allowed?.find((one) => one.toLowerCase() === value.trim().toLowerCase())
  if (allowed !== null && fixed === undefined)
    return { path: ['value'], problem: `must be one of ${allowed.join(', ')}` }
  return { field: known, value: fixed ?? value.trim() }
}

/** The field that has a value; what no band, lease type or amenity is called is a ZIP code. */
function otherFieldOf(value: string): PortfolioField {
  const lower = value.trim().toLowerCase()
  return OTHERS.find((field) => fixedValues(field)?.some((one) => one.toLowerCase() === lower)) ?? 'zip'
}
