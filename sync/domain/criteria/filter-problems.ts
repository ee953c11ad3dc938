import { FIELDS } from '../fields.ts'
import type { PropertyFilter } from './filter.ts'
import { FILTER_BOUNDS } from './filter-bounds.ts'
import type { FilterPart } from './filter-parts.ts'

/** A problem of a filter: a sentence that names the field, and the parts it is about. */
export interface FilterProblem {
  parts: readonly FilterPart[]
  message: string
}

/** What is said where nothing can lie between two ends of what is called so. */
export function crossedBounds(label: string): string {
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
      problems.push({ parts: [min, max], message: crossedBounds(FIELDS[field].label) })
    }
  }
  if (filter.radius !== undefined && filter.radius <= 0) {
    problems.push({ parts: ['radius'], message: 'Radius must be above zero' })
  }
  return problems
}
