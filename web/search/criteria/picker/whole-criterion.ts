import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import type { Askable } from './asked-field.ts'

/** What needs no editor, as the criterion it is; null for what has values to choose from. */
export function wholeCriterion(askable: Askable): Criterion | null {
  if (askable === 'hasRent') return { kind: 'range', field: 'rentPerSf', min: 0, max: null }
  return askable === 'rail' ? { kind: 'rail', not: false } : null
}
