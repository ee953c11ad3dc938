import { COMPUTED_NAMES } from '../economics/computed-names.ts'
import { fieldOf } from '../field-list.ts'
import { FIELDS, type FieldName } from '../fields.ts'
import { type ComputedRange, isComputedRange } from './asked-fields.ts'
import type { PropertyFilter } from './filter.ts'
import { FILTER_BOUNDS } from './filter-bounds.ts'
import type { FilterPart } from './filter-parts.ts'

/** A problem of a filter: a sentence that names the field, and the parts it is about. */
export interface FilterProblem {
  parts: readonly FilterPart[]
  message: string
}

/** What is said where nothing can lie between two ends. */
export function crossedBounds(field: FieldName | ComputedRange): string {
  const { label } = isComputedRange(field) ? COMPUTED_NAMES[field] : fieldOf(field)
  const name = label.toLowerCase()
  return `Minimum ${name} is above maximum ${name}`
}

/** The problems of a filter; empty where it is valid. */
export function filterProblems(filter: PropertyFilter): FilterProblem[] {
  const problems: FilterProblem[] = []
  for (const { field, min, max } of FILTER_BOUNDS) {
    const name = FIELDS[field].label.toLowerCase()
    for (const [part, bound] of [
      [min, 'Minimum'],
      [max, 'Maximum'],
    ] as const) {
      if ((filter[part] ?? 0) < 0) problems.push({ parts: [part], message: `${bound} ${name} is below zero` })
    }
    const [low, high] = [filter[min], filter[max]]
    if (low !== undefined && high !== undefined && low > high) {
      problems.push({ parts: [min, max], message: crossedBounds(field) })
    }
  }
  if (filter.radius !== undefined && filter.radius <= 0) {
    problems.push({ parts: ['radius'], message: 'Radius must be above zero' })
  }
  return problems
}
