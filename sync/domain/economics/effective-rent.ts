import type { LeaseCosts, LeaseTerms } from './lease-terms.ts'
import { monthOf, rentOfMonth, rentSchedule } from './rent-schedule.ts'

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
  const aMonth = (1 + percentAYear / 100) ** (-1 / 12)
  let worth = -costsOf(costs)
  let level = 0
  rentSchedule(terms).forEach(({ rent, free, share }, at) => {
    const factor = aMonth ** at
    worth += (rent - free) * factor
    level += share * factor
  })
  return worth / level
}

/** Without a list of the months, and with the rent looked up once a year where it can be: tables are sorted by it. */
function sumsOf(terms: LeaseTerms): RentSums {
  const isYearly = terms.escalation.kind !== 'schedule'
  const sums = { contract: 0, free: 0 }
  let rent = 0
  for (let at = 0; at < terms.months; at++) {
    if (!isYearly || at % 12 === 0) rent = rentOfMonth(terms, at)
    const { share, freeShare } = monthOf(terms, at)
    sums.contract += rent * share
    sums.free += rent * share * freeShare
  }
  return sums
}

function costsOf({ tiPerSf, commissionPerSf }: LeaseCosts): number {
  return tiPerSf + (commissionPerSf ?? 0)
}
