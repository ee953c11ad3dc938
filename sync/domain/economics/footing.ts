import type { LeaseFacts, MissingTerm, SetTerms } from './stated-terms.ts'

/** Who bears the operating expenses in a rent: the tenant beside it, or the landlord out of it. */
export type Footing = 'NNN' | 'Gross'

export interface OnFooting {
  /** Dollars per square foot per month; null where something is missing. */
  rent: number | null
  /** What is added to the rent as it is stated; negative where it is taken off. */
  shift: number
  missing: MissingTerm[]
}

/**
 * A rent as it would be if the tenant, or the landlord, bore the operating expenses. Under a modified gross lease the
 * landlord's part has to be set: no field states it.
 */
export function onFooting(
  rent: number,
  lease: Pick<LeaseFacts, 'leaseType' | 'opexPerSf'>,
  footing: Footing,
  set: SetTerms = {},
): OnFooting {
  const borne = landlordsPart(lease.leaseType, set)
  if (borne === null) {
    return {
      rent: null,
      shift: 0,
      missing: [lease.leaseType === null ? 'leaseType' : 'modifiedGrossPercent'],
    }
  }
  const part = (footing === 'Gross' ? 1 : 0) - borne
  if (part === 0) return { rent, shift: 0, missing: [] }
  const opex = lease.opexPerSf ?? set.opexPerSf ?? null
  if (opex === null) return { rent: null, shift: 0, missing: ['opexPerSf'] }
  return { rent: rent + part * opex, shift: part * opex, missing: [] }
}

/** From 0 to 1; null where nobody said. */
function landlordsPart(
  leaseType: LeaseFacts['leaseType'],
  { modifiedGrossPercent }: SetTerms,
): number | null {
  switch (leaseType) {
    case 'NNN':
      return 0
    case 'Gross':
      return 1
    case 'MG':
      return modifiedGrossPercent === undefined ? null : modifiedGrossPercent / 100
    case null:
      return null
  }
}
