import type { Property } from '../property.ts'
import type { Escalation } from './lease-terms.ts'
import { parseRentSteps, type RentSteps } from './rent-steps.ts'

type Rising = Pick<Property, 'rentPerSf' | 'rentEscalationPct' | 'rentSteps'>

/** Why steps that are stated give no figure. */
export type StepsDoubt =
  | 'unreadable'
  /** They begin with another rent than the lease. */
  | 'other-rent'
  /** The lease states a percentage as well, which leads to other rents. */
  | 'other-percent'
  /** They end before the lease does. */
  | 'too-short'

/** A rent is kept to a millionth of a dollar a month. */
export const SAME_RENT = 0.000_001_5
/** Dollars, in the period of the steps: what rents that follow a percentage are rounded by. */
export const ROUNDED_BY = 0.0105

/** How a rent rises by what is stated: by steps before a percentage; null where nothing is, or it is in doubt. */
export function statedEscalation(lease: Rising, months: number | null): Escalation | null {
  const { rentEscalationPct: percentAYear, rentSteps } = lease
  if (rentSteps !== null) {
    const steps = parseRentSteps(rentSteps)
    return steps === null || doubtOf(steps, lease, months) !== null ? null : escalationOf(steps)
  }
  if (percentAYear !== null) return { kind: 'percent', percentAYear }
  // A lease of a year or less has no year in which its rent could rise.
  return months !== null && months <= 12 ? { kind: 'percent', percentAYear: 0 } : null
}

/** What keeps the steps of a lease of so many months from being used; null where nothing does. */
export function stepsDoubt(lease: Rising, months: number | null): StepsDoubt | null {
  if (lease.rentSteps === null) return null
  const steps = parseRentSteps(lease.rentSteps)
  return steps === null ? 'unreadable' : doubtOf(steps, lease, months)
}

function doubtOf(steps: RentSteps, lease: Rising, months: number | null): StepsDoubt | null {
  const { rentPerSf, rentEscalationPct: percent } = lease
  const a = perMonth(steps)
  if (steps.kind === 'schedule') {
    const first = steps.rents[0]?.rent ?? 0
    if (rentPerSf !== null && Math.abs(rentPerSf - first / a) > SAME_RENT) return 'other-rent'
    if (months !== null && steps.untilMonth !== null && months > steps.untilMonth) return 'too-short'
  }
  if (percent === null || rentPerSf === null || months === null) return null
  const isOther = comparedMonths(steps, months).some(
    (at) =>
      at < months &&
      Math.abs(
        rentPerSf * a * (1 + percent / 100) ** Math.floor(at / 12) - statedRent(steps, rentPerSf, at),
      ) > ROUNDED_BY,
  )
  return isOther ? 'other-percent' : null
}

/** How many times a rent a month goes into one of the period of the steps. */
export function perMonth({ period }: RentSteps): 1 | 12 {
  return period === 'month' ? 1 : 12
}

/** The months, from 0, that show whether a percentage leads to the rents of the steps: where either changes. */
export function comparedMonths(steps: RentSteps, months: number): number[] {
  if (steps.kind === 'step') return [12, (Math.ceil(months / 12) - 1) * 12]
  const starts = steps.rents.map(({ fromMonth }) => fromMonth - 1)
  // A year after the last one a rent that rises has risen once more.
  const last = Math.min((starts.at(-1) ?? 0) + 12, steps.untilMonth ?? Number.POSITIVE_INFINITY)
  const years = Array.from({ length: Math.floor(last / 12) }, (_, year) => (year + 1) * 12)
  return [...new Set([...starts, ...years])].filter((at) => at > 0).sort((a, b) => a - b)
}

/** In the period of the steps; `at` counts from 0. */
export function statedRent(steps: RentSteps, rentPerSf: number, at: number): number {
  if (steps.kind === 'step') return rentPerSf * perMonth(steps) + steps.dollarsAYear * Math.floor(at / 12)
  return steps.rents.findLast(({ fromMonth }) => fromMonth <= at + 1)?.rent ?? 0
}

/** The same per month, as figures are worked out with it. */
function escalationOf(steps: RentSteps): Escalation {
  const a = perMonth(steps)
  if (steps.kind === 'step') return { kind: 'step', dollarsAYear: steps.dollarsAYear / a }
  return {
    kind: 'schedule',
    rents: steps.rents.map(({ fromMonth, rent }) => ({ fromMonth, rent: rent / a })),
  }
}
