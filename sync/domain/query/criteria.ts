import type { Ring } from '../area/area.ts'
import type { Bounds } from '../area/coordinates.ts'
import type { Criterion } from '../criteria/criterion.ts'
import type { PropertyFilter } from '../criteria/filter.ts'
import { FILTER_BOUNDS, type FilterBounds } from '../criteria/filter-bounds.ts'
import { FILTER_CHOICES, type FilterChoice } from '../criteria/filter-choices.ts'
import { filterOf } from '../criteria/filter-of.ts'
import { type FilterPart, partsOf, removeFromFilter, withParts } from '../criteria/filter-parts.ts'
import type { ParsedQuery } from '../criteria/parsed-query.ts'
import { locationCriteria } from './location-criteria.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** What a map asks: an area drawn on it, and what is seen of it. */
export interface MapFilter {
  area?: Ring
  view?: Bounds
}

/** Where a criterion in force comes from: the query's words, the filter, or the map. */
export type CriterionSource = { query: number } | { filter: readonly FilterPart[] } | { map: keyof MapFilter }

export interface SourcedCriterion {
  criterion: Criterion
  from: CriterionSource
}

/** A filter as criteria: types, place, further choices, figures, amenities. */
export function criteriaOf(filter: PropertyFilter, vocabulary: Vocabulary): Criterion[] {
  return sourcedCriteriaOf(filter, vocabulary).map(({ criterion }) => criterion)
}

/**
 * All that is in force, in the order of the chips: what the query's words ask for, then the parts of the filter
 * that the query does not speak of, what the map asks, and last the words to search, with similar ones where
 * `withSimilar`.
 */
export function effectiveCriteria(
  parsed: ParsedQuery,
  urlFilter: PropertyFilter,
  vocabulary: Vocabulary,
  mapFilter: MapFilter = {},
  withSimilar = false,
): SourcedCriterion[] {
  const asked = parsed.criteria.map(({ criterion }, query) => ({ criterion, from: { query } }))
  const further = removeFromFilter(urlFilter, spokenParts(filterOf(parsed)))
  return [
    ...asked.filter(({ criterion }) => criterion.kind !== 'text'),
    ...sourcedCriteriaOf(further, vocabulary),
    ...mapCriteria(mapFilter),
    ...asked.flatMap(({ criterion, from }) =>
      criterion.kind === 'text'
        ? [{ criterion: withSimilar ? { ...criterion, similar: true as const } : criterion, from }]
        : [],
    ),
  ]
}

/** The filter in force: the URL's, overlaid by what the query's words say. Amenities add up. */
export function effectiveFilter(urlFilter: PropertyFilter, queryFilter: PropertyFilter): PropertyFilter {
  return withParts(urlFilter, spokenParts(queryFilter), queryFilter)
}

/** The parts a query decides: a place without a radius also decides that there is none. */
function spokenParts(queryFilter: PropertyFilter): FilterPart[] {
  const parts = partsOf(queryFilter)
  return parts.includes('location') ? [...parts, 'radius'] : parts
}

function sourcedCriteriaOf(filter: PropertyFilter, vocabulary: Vocabulary): SourcedCriterion[] {
  const { location = '', radius, amenities = [] } = filter
  const [types, ...choices] = FILTER_CHOICES.map((choice) => choiceCriterion(filter, choice))
  return [
    ...(types ?? []),
    ...locationCriteria(location, radius, vocabulary).map((criterion) => ({
      criterion,
      from: { filter: ['location', 'radius'] as const },
    })),
    ...choices.flat(),
    ...FILTER_BOUNDS.flatMap((bounds) => rangeCriterion(filter, bounds)),
    // An amenity named twice is asked once, because the number of criteria is limited.
    ...[...new Set(amenities)].map((amenity) => ({
      criterion: { kind: 'amenity', amenity, not: false } as const,
      from: { filter: [`amenity:${amenity}` as const] },
    })),
  ]
}

function mapCriteria({ area, view }: MapFilter): SourcedCriterion[] {
  return [
    ...(area === undefined
      ? []
      : [{ criterion: { kind: 'area', ring: area }, from: { map: 'area' } } as const]),
    ...(view === undefined ? [] : [{ criterion: { kind: 'view', ...view }, from: { map: 'view' } } as const]),
  ]
}

function choiceCriterion(filter: PropertyFilter, { field, part }: FilterChoice): SourcedCriterion[] {
  const anyOf = filter[part] ?? []
  if (anyOf.length === 0) return []
  return [{ criterion: { kind: 'word', field, anyOf: [...anyOf], not: false }, from: { filter: [part] } }]
}

function rangeCriterion(filter: PropertyFilter, { field, min, max }: FilterBounds): SourcedCriterion[] {
  const parts = [min, max].filter((part) => filter[part] !== undefined)
  if (parts.length === 0) return []
  const criterion = { kind: 'range', field, min: filter[min] ?? null, max: filter[max] ?? null } as const
  return [{ criterion, from: { filter: parts } }]
}
