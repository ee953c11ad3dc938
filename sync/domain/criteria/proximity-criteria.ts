import { fieldOf } from '../fields/field-list.ts'
import { FIELDS } from '../fields.ts'
import {
  isNearFigure,
  NEAR_FIELDS,
  NEAR_FIGURES,
  type NearFigure,
  type NearWords,
  type ProximityFilter,
} from '../proximity.ts'
import type { Criterion } from './criterion.ts'
import { type FilterProblem, filterProblems } from './filter-problems.ts'

/**
 * A filter as criteria, in the order of its fields; `valuesOf` are the words written in the book, as those of the
 * filter match a part of one.
 */
export function proximityCriteria(
  filter: ProximityFilter,
  valuesOf: (field: NearWords) => readonly string[],
): Criterion[] {
  return NEAR_FIELDS.flatMap((field) =>
    isNearFigure(field) ? range(filter, field) : words(filter, field, valuesOf),
  )
}

/** Why a filter finds nothing whatever the book holds, in a sentence that names the field; null where it may. */
export function proximityFilterProblem(filter: ProximityFilter): FilterProblem | null {
  const bounds = NEAR_FIGURES.flatMap((field) => {
    const { near, bounds } = FIELDS[field]
    return bounds.map((bound, end) => [bound, filter[near[end as 0 | 1]]])
  })
  const [problem = null] = filterProblems(Object.fromEntries(bounds))
  return problem
}

function words(
  filter: ProximityFilter,
  field: NearWords,
  valuesOf: (field: NearWords) => readonly string[],
): Criterion[] {
  const text = filter[field]?.trim() ?? ''
  if (text === '') return []
  return [wordsCriterion(field, text, valuesOf)]
}

/** Of few values, those that have the words in them. */
function wordsCriterion(
  field: NearWords,
  text: string,
  valuesOf: (field: NearWords) => readonly string[],
): Criterion {
  if (!isChoice(field)) return { kind: 'party', field, text, not: false }
  const part = text.toLowerCase()
  const matching = valuesOf(field).filter((value) => value.toLowerCase().includes(part))
  return { kind: 'word', field, anyOf: matching.length > 0 ? matching : [text], not: false }
}

function isChoice(field: NearWords): field is NearWords<'choice'> {
  return fieldOf(field).kind === 'choice'
}

function range(filter: ProximityFilter, field: NearFigure): Criterion[] {
  const [min, max] = FIELDS[field].near
  const [from = null, to = null] = [filter[min], filter[max]]
  return from === null && to === null ? [] : [{ kind: 'range', field, min: from, max: to }]
}
