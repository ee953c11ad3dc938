import type { LeaseCosts, LeaseTerms } from './lease-terms.ts'
import { freeMonths, rentOfMonth } from './rent-schedule.ts'

/** What a lease is worth a month, on average over its term, dollars per square foot per month. */
export interface EffectiveRent {
  /** With escalations and free rent. */
  effective: number
  sums: RentSums
}

/** Dollars per square foot over the whole term. */
export interface RentSums {
  contract: number
  free: number
}

export function effectiveRent(terms: LeaseTerms): EffectiveRent {
  const sums = sumsOf(terms)
  return { effective: (sums.contract - sums.free) / terms.months, sums }
}

/** The same after what the landlord pays at the start, each month counting alike. */
export function netEffectiveRent(terms: LeaseTerms, costs: LeaseCosts): number {
  const { contract, free } = sumsOf(terms)
  return (contract - free - costsOf(costs)) / terms.months
}

/**
 * The level rent that is worth as much today as the lease: rents are due at the start of each month, costs on the
 * first day, and money a year later is worth `percentAYear` less.
 */
export function discountedNetEffectiveRent(
  terms: LeaseTerms,
  costs: LeaseCosts,
  percentAYear: number,
): number {
  const { months } = terms
  const aMonth = (1 + percentAYear / 100) ** (-1 / 12)
  let worth = -costsOf(costs)
  let level = 0
  let rent = 0
  // Without a list of the months: tables are sorted by it.
  for (let at = 0, factor = 1; at < months; at++, factor *= aMonth) {
    if (at % 12 === 0 || terms.escalation.kind === 'schedule') rent = rentOfMonth(terms, at)
    const share = Math.min(1, months - at)
    worth += rent * (share - freeMonths(terms, at, at + share)) * factor
    level += share * factor
  }
  return worth / level
}

/** Year by year where the rent holds for one, and without a list of the months: tables are sorted by it. */
function sumsOf(terms: LeaseTerms): RentSums {
  const { months, escalation } = terms
  const step = escalation.kind === 'schedule' ? 1 : 12
  const sums = { contract: 0, free: 0 }
  for (let from = 0; from < months; from += step) {
    const until = Math.min(from + step, months)
    const rent = rentOfMonth(terms, from)
    sums.contract += rent * (until - from)
    sums.free += rent * freeMonths(terms, from, until)
  }
  return sums
}

function costsOf({ tiPerSf, commissionPerSf }: LeaseCosts): number {
  return tiPerSf + (commissionPerSf ?? 0)
}
