import { AMENITY_IDS } from '../amenities/amenities.ts'
import type { WordField } from './asked-fields.ts'
import type { Criterion } from './criterion.ts'
import type { PropertyFilter } from './filter.ts'
import { FILTER_BOUNDS, type FilterBounds } from './filter-bounds.ts'
import { FILTER_CHOICES, type FilterChoice } from './filter-choices.ts'
import { heldValues } from './held-values.ts'
import type { ParsedQuery } from './parsed-query.ts'

/** The part of a query that the filter panel can show: what it asks for, not what it excludes. */
export function filterOf({ criteria }: ParsedQuery): PropertyFilter {
  const asked = criteria.map(({ criterion }) => criterion)
  const amenities = AMENITY_IDS.filter((id) =>
    asked.some((criterion) => criterion.kind === 'amenity' && criterion.amenity === id && !criterion.not),
  )
  return {
    ...Object.assign({}, ...FILTER_CHOICES.map((choice) => chosenIn(asked, choice))),
    ...placeOf(asked),
    ...Object.assign({}, ...FILTER_BOUNDS.map((bounds) => boundsOf(asked, bounds))),
    ...(amenities.length > 0 && { amenities }),
  }
}

function chosenIn(asked: readonly Criterion[], { field, part }: FilterChoice): PropertyFilter {
  const values = valuesOf(asked, field)
  return values.length > 0 ? { [part]: values } : {}
}

/** A place to be near to, else the towns, states and ZIP codes in words that read back as they are. */
function placeOf(criteria: readonly Criterion[]): Pick<PropertyFilter, 'location' | 'radius'> {
  const near = criteria.find((criterion) => criterion.kind === 'near')
  if (near !== undefined) return { location: near.place, radius: near.miles }
  const places = (['city', 'state', 'zip'] as const).map((field) => valuesOf(criteria, field).join(' or '))
  const location = places.filter((words) => words !== '').join(', ')
  return location === '' ? {} : { location }
}

function valuesOf(criteria: readonly Criterion[], field: WordField): string[] {
  return criteria.flatMap((criterion) =>
    criterion.kind === 'word' && criterion.field === field && !criterion.not
      ? heldValues(field, criterion.anyOf)
      : [],
  )
}

function boundsOf(criteria: readonly Criterion[], { field, min, max }: FilterBounds): PropertyFilter {
  const range = criteria.find((criterion) => criterion.kind === 'range' && criterion.field === field)
  if (range?.kind !== 'range') return {}
  return { ...(range.min !== null && { [min]: range.min }), ...(range.max !== null && { [max]: range.max }) }
}
