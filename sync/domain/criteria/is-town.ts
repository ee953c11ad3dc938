import type { Criterion } from './criterion.ts'

/** Whether towns are asked for by their names. */
export function isTown(criterion: Criterion): boolean {
  return criterion.kind === 'word' && criterion.field === 'city' && !criterion.not
}
