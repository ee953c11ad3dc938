import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { type Askable, amenityOf, isWholeAskable, type WholeAskable } from './asked-field.ts'

/** What needs no editor, as the criterion it is; null for what has values to choose from. */
export function wholeCriterion(askable: Askable): Criterion | null {
  return isWholeAskable(askable) ? criterionOf(askable) : null
}

function criterionOf(askable: WholeAskable): Criterion {
  if (askable === 'hasRent') return { kind: 'stated', field: 'rentPerSf', not: false }
  if (askable === 'rail') return { kind: 'rail', not: false }
  return { kind: 'amenity', amenity: amenityOf(askable), not: false }
}
