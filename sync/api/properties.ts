import * as z from 'zod/mini'
import { AMENITY_IDS } from '../domain/amenities/amenities.ts'
import { eachBound } from '../domain/criteria/filter-bounds.ts'
import { eachChoice } from '../domain/criteria/filter-choices.ts'
import { QUERY_LENGTH } from '../domain/criteria/parsed-query.ts'
import { FIELDS } from '../domain/fields.ts'
import { property } from '../domain/property.ts'
import { SORT_BY } from '../domain/sort.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { furtherBounds } from './further-bounds.ts'
import { dayOrInstant } from './moment-input.ts'
import { numberOrDigits } from './number-input.ts'

const queryText = z.string().check(z.maxLength(QUERY_LENGTH))
const wholeFromOne = [z.int(), z.positive(), z.maximum(1_000_000)] as const
const figure = z.optional(numberOrDigits(z.number().check(z.nonnegative())))
const whole = z.optional(z.int().check(z.nonnegative()))
const LIMIT = 'Properties on a page. Without it, all of them.'
const PAGE = 'Pages count from 1.'

/**
 * The filter as callers send it: the search page's names and the filter panel's, which mean the same, and the ends of
 * every other figure and date. All parts combine; a property lacking a filtered field is out.
 */
export const filterInput = z.strictObject({
  sortBy: z.optional(z.enum(SORT_BY)),
  propertyType: described('The same as `propertyTypes` with one.', z.optional(z.string())),
  ...eachChoice((): z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString>> => z.optional(z.array(z.string()))),
  ...eachBound(
    ({ field, isWhole }): z.ZodMiniOptional<z.ZodMiniType<number>> =>
      described(
        `${FIELDS[field].header}.`,
        field === 'yearBuilt' ? z.optional(z.int()) : isWhole ? whole : figure,
      ),
  ),
  minSize: described('The same as `minSqft`.', whole),
  maxSize: described('The same as `maxSqft`.', whole),
  location: z.optional(queryText),
  radius: described(
    'Miles around `location`; without it the location is a city, ZIP code or state.',
    z.optional(z.number().check(z.positive(), z.maximum(100))),
  ),
  amenities: z.optional(z.array(z.enum(AMENITY_IDS))),
  ...furtherBounds,
})
export type FilterInput = z.infer<typeof filterInput>

/** A part of what is found. */
export const page = {
  limit: described(LIMIT, z.optional(z.number().check(...wholeFromOne))),
  page: described(PAGE, z.optional(z.number().check(...wholeFromOne))),
}
/** The same in a query string, where every value is text. */
const pageInQuery = {
  limit: described(LIMIT, z.optional(z.coerce.number<string>().check(...wholeFromOne))),
  page: described(PAGE, z.optional(z.coerce.number<string>().check(...wholeFromOne))),
}

export const foundProperties = z.object({ results: z.array(property), totalCount: z.int() })

const parsedCriteria = z.object({
  propertyTypes: z.array(z.string()),
  minRent: z.nullable(z.number()),
  maxRent: z.nullable(z.number()),
  minSqft: z.nullable(z.number()),
  maxSqft: z.nullable(z.number()),
  location: z.nullable(z.string()),
  tenant: z.nullable(z.string()),
  brokerName: z.nullable(z.string()),
})

/** What became of the words that are no criterion; null where there are none. */
const searchedWords = z.nullable(
  z.object({
    told: described('In sentences, as the search page tells it.', z.array(z.string())),
    notUsed: z.readonly(z.array(z.string())),
    similarWords: described(
      'Some of the values similar to them, how many have only such words, and whether these are among the results.',
      z.readonly(z.array(z.string())),
    ),
    similarCount: z.int(),
    withSimilar: z.boolean(),
  }),
)

export const listProperties = endpoint({
  method: 'GET',
  path: '/api/properties',
  summary: 'Lists the properties of the team: all of them, or what became of them since some time.',
  about:
    'Without a limit, all that are found. A time is a day, which begins where the server is, or one such as `2026-11-22T17:40:00Z`, and counts by the minute. A property that was added and not changed since has no time of change.',
  access: 'user',
  input: z.strictObject({
    addedSince: described('Only those that came since then.', z.optional(dayOrInstant)),
    changedSince: described(
      'Only those whose source or a person changed something of them since then.',
      z.optional(dayOrInstant),
    ),
    rentChangedSince: described('Only those whose rent changed since then.', z.optional(dayOrInstant)),
    ...pageInQuery,
  }),
  output: z.object({ properties: z.array(property), totalCount: z.int() }),
  example: { limit: '2', page: '1', addedSince: '2020-01-01' },
  errors: ['too_many'],
})

export const searchProperties = endpoint({
  method: 'POST',
  path: '/api/properties/search',
  summary: 'Finds what a question in plain words asks for.',
  about:
    'The question is understood as on the search page; what was understood comes back as `parsedCriteria`.',
  access: 'user',
  token: 'read',
  input: z.strictObject({
    query: described('Words as one would say them. Empty for all.', queryText),
    filter: z.optional(filterInput),
    withSimilar: described(
      'Whether what holds only words similar to those searched is found as well.',
      z._default(z.boolean(), false),
    ),
    ...page,
  }),
  output: z.extend(foundProperties, {
    parsedCriteria,
    searchedWords,
    unusedCriteria: described(
      'What was asked beyond the most criteria that one question has, in words. It narrows nothing.',
      z.array(z.string()),
    ),
  }),
  example: { query: 'warehouses in Houston under $0.95/sf', filter: { minSqft: 20_000 }, limit: 10 },
  errors: ['too_many'],
})
