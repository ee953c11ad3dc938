import { type AssumedTerm, type Assumption, assumedTerms } from './assumptions.ts'
import type { ComputedFieldName } from './computed-names.ts'
import type { LeaseFacts } from './stated-terms.ts'

const COSTS = ['discountPercent', 'commissionPerSf'] as const
const FOOTING = ['opexPerSf', 'modifiedGrossPercent'] as const

/** The assumptions that a worked out rent can rest on. */
const USED: Readonly<Record<ComputedFieldName, readonly AssumedTerm[]>> = {
  effectiveOverTerm: [],
  netEffectiveRent: COSTS,
  netRent: FOOTING,
  grossRent: FOOTING,
}

/** Those of the assumptions that some columns can rest on, in their order. */
export function assumptionsOf(
  columns: readonly ComputedFieldName[],
  assumptions: readonly Assumption[],
): readonly Assumption[] {
  return assumptions.filter(({ term }) => columns.some((name) => USED[name].includes(term)))
}

/** Those that one figure of a lease rests on: what its source states is never assumed. */
export function assumptionsBehind(
  name: ComputedFieldName,
  lease: Pick<LeaseFacts, 'leaseType' | 'opexPerSf'>,
  assumptions: readonly Assumption[],
): readonly Assumption[] {
  const { modifiedGrossPercent } = assumedTerms(assumptions)
  const isShifted = landlordBears(lease.leaseType, modifiedGrossPercent) !== (name === 'grossRent' ? 100 : 0)
  return assumptionsOf([name], assumptions).filter(({ term }) => {
    if (term === 'modifiedGrossPercent') return lease.leaseType === 'MG'
    if (term === 'opexPerSf') return lease.opexPerSf === null && lease.leaseType !== null && isShifted
    return true
  })
}

/** Percent of the operating expenses. */
function landlordBears(
  leaseType: LeaseFacts['leaseType'],
  ofModified: number | undefined,
): number | undefined {
  return leaseType === 'MG' ? ofModified : leaseType === 'Gross' ? 100 : 0
}
