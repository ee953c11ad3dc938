import type { Criterion } from './criterion.ts'

/** Whether two criteria ask for the same, to the letter. */
export function isSameCriterion(one: Criterion, other: Criterion): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
