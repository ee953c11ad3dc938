import { discountedNetEffectiveRent, effectiveRent, netEffectiveRent } from './effective-rent.ts'
import { type Footing, onFooting } from './footing.ts'
import { type RentYear, rentByYear, rentSchedule } from './rent-schedule.ts'
import type { StepsDoubt } from './stated-escalation.ts'
import { type LeaseFacts, type MissingTerm, type SetTerms, statedTerms } from './stated-terms.ts'
import { effectiveWorking, footingWorking, netWorking, type Working } from './working.ts'

/** A figure that is worked out, dollars per square foot per month; without one, what is missing. */
export interface WorkedOut {
  figure: number | null
  missing: readonly MissingTerm[]
  /** Worded when it is read. */
  readonly working: Working
}

export interface LeaseEconomics {
  effective: WorkedOut
  netEffective: WorkedOut
  /** Null where no rate is set. */
  discounted: WorkedOut | null
  net: WorkedOut
  gross: WorkedOut
  /** Empty where the schedule is not known. */
  years: readonly RentYear[]
  /** Why the steps that are stated are not used. */
  doubt: StepsDoubt | null
}

/** What a lease is worth, each figure with how it was worked out. */
export function leaseEconomics(lease: LeaseFacts, set: SetTerms = {}): LeaseEconomics {
  const { terms, doubt } = statedTerms(lease, set)
  const { discountPercent } = set
  return {
    effective: effectiveOver(lease, set),
    netEffective: netEffectiveOver(lease, set),
    discounted: discountPercent === undefined ? null : netEffectiveOver(lease, set, discountPercent),
    net: footed(lease, 'NNN', set),
    gross: footed(lease, 'Gross', set),
    years: terms === null ? [] : rentByYear(rentSchedule(terms)),
    doubt,
  }
}

/** The rent over the term with escalations and free rent. */
export function effectiveOver(lease: LeaseFacts, set: SetTerms = {}): WorkedOut {
  const { terms, missing, termCounted } = statedTerms(lease, set)
  if (terms === null) return unknown(missing)
  const { effective, sums } = effectiveRent(terms)
  return {
    figure: effective,
    missing: [],
    get working() {
      return effectiveWorking(terms, sums, effective, termCounted)
    },
  }
}

/** The same after TI and commissions; at a rate, what it is worth today. */
export function netEffectiveOver(lease: LeaseFacts, set: SetTerms = {}, discountPercent?: number): WorkedOut {
  const { terms, missing, termCounted } = statedTerms(lease, set)
  const tiPerSf = set.tiPerSf ?? lease.tiPerSf
  if (terms === null || tiPerSf === null) {
    return unknown(tiPerSf === null ? [...missing, 'tiPerSf'] : missing)
  }
  const costs = { tiPerSf, commissionPerSf: set.commissionPerSf ?? null }
  const figure =
    discountPercent === undefined
      ? netEffectiveRent(terms, costs)
      : discountedNetEffectiveRent(terms, costs, discountPercent)
  return {
    figure,
    missing: [],
    get working() {
      const { sums } = effectiveRent(terms)
      return netWorking({ terms, sums, costs, figure, discountPercent, termCounted })
    },
  }
}

/** The rent as it would be under a net or a gross lease. */
export function footed(lease: LeaseFacts, footing: Footing, set: SetTerms = {}): WorkedOut {
  if (lease.rentPerSf === null) return unknown(['rentPerSf'])
  const { rent, shift, missing } = onFooting(lease.rentPerSf, lease, footing, set)
  if (rent === null) return unknown(missing)
  const stated = lease.rentPerSf
  return {
    figure: rent,
    missing: [],
    get working() {
      return footingWorking(stated, shift, rent)
    },
  }
}

function unknown(missing: readonly MissingTerm[]): WorkedOut {
  return { figure: null, missing, working: [] }
}
