import type { ComputedFieldName } from './computed-names.ts'
import { effectiveOver, footed, netEffectiveOver, type WorkedOut } from './lease-economics.ts'
import type { LeaseFacts, SetTerms } from './stated-terms.ts'

/** Dollars per square foot per month, or what is missing; and how it was worked out. */
type WorkOut = (lease: LeaseFacts, set?: SetTerms) => WorkedOut

const WAYS: Readonly<Record<ComputedFieldName, WorkOut>> = {
  effectiveOverTerm: effectiveOver,
  netEffectiveRent: (lease, set) => netEffectiveOver(lease, set, set?.discountPercent),
  netRent: (lease, set) => footed(lease, 'NNN', set),
  grossRent: (lease, set) => footed(lease, 'Gross', set),
}

/** A rent that no source states, from what it states. Net effective is discounted where a rate is set. */
export function computedField(name: ComputedFieldName, lease: LeaseFacts, set?: SetTerms): WorkedOut {
  return WAYS[name](lease, set)
}
