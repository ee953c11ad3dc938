import type { ProximityFilter } from '../proximity.ts'
import type { Criterion, RangeField } from './criterion.ts'
import { type FilterProblem, filterProblems } from './filter-problems.ts'

/** A part of the filter that is one chip, one thing to clear and one of the count of active filters. */
export interface ProximityFilterPart {
  readonly criterion: Criterion
  /** The fields of the filter it comes from. */
  readonly fields: readonly (keyof ProximityFilter)[]
}

/**
 * A filter as criteria, in the order of its fields; `propertyTypes` are the types written in the book, as words of
 * the filter match a part of one.
 */
export function proximityFilterParts(
  filter: ProximityFilter,
  propertyTypes: readonly string[],
): ProximityFilterPart[] {
  return [
    ...typeParts(filter, propertyTypes),
    ...range(filter, 'rentPerSf', 'minRent', 'maxRent'),
    ...range(filter, 'squareFootage', 'minSquareFootage', 'maxSquareFootage'),
    ...range(filter, 'yearBuilt', 'minYearBuilt', 'maxYearBuilt'),
    ...party(filter, 'tenant'),
    ...party(filter, 'brokerName'),
    ...party(filter, 'landlordFirm'),
  ]
}

/** How many filters are active: bounds of one figure are one. */
export function activeFilters(filter: ProximityFilter): number {
  return proximityFilterParts(filter, []).length
}

/** Why a filter finds nothing whatever the book holds, in a sentence that names the field; null where it may. */
export function proximityFilterProblem(filter: ProximityFilter): FilterProblem | null {
  const { minRent, maxRent } = filter
  const [problem = null] = filterProblems({
    minRent,
    maxRent,
    minSqft: filter.minSquareFootage,
    maxSqft: filter.maxSquareFootage,
    yearBuiltMin: filter.minYearBuilt,
    yearBuiltMax: filter.maxYearBuilt,
  })
  return problem
}

function typeParts({ propertyType = '' }: ProximityFilter, types: readonly string[]): ProximityFilterPart[] {
  const words = propertyType.trim()
  if (words === '') return []
  const part = words.toLowerCase()
  const matching = types.filter((type) => type.toLowerCase().includes(part))
  const anyOf = matching.length > 0 ? matching : [words]
  return [{ criterion: { kind: 'word', field: 'propertyType', anyOf, not: false }, fields: ['propertyType'] }]
}

function party(
  filter: ProximityFilter,
  field: 'tenant' | 'brokerName' | 'landlordFirm',
): ProximityFilterPart[] {
  const text = filter[field]?.trim() ?? ''
  return text === '' ? [] : [{ criterion: { kind: 'party', field, text, not: false }, fields: [field] }]
}

type Bound = Exclude<keyof ProximityFilter, 'propertyType' | 'tenant' | 'brokerName' | 'landlordFirm'>

function range(filter: ProximityFilter, field: RangeField, min: Bound, max: Bound): ProximityFilterPart[] {
  const fields = [min, max].filter((bound) => filter[bound] !== undefined)
  if (fields.length === 0) return []
  const criterion = { kind: 'range', field, min: filter[min] ?? null, max: filter[max] ?? null } as const
  return [{ criterion, fields }]
}
