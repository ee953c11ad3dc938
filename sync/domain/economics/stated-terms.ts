import { addDays, daysOf } from '../dates/days.ts'
import type { Property } from '../property.ts'
import { type Escalation, type FreeRent, type LeaseTerms, LONGEST_LEASE_MONTHS } from './lease-terms.ts'
import { type StepsDoubt, statedEscalation, stepsDoubt } from './stated-escalation.ts'

/** The fields that lease economics rest on. */
export type EconomicField =
  | 'rentPerSf'
  | 'leaseTerm'
  | 'rentEscalationPct'
  | 'rentSteps'
  | 'freeRentMonths'
  | 'tiPerSf'
  | 'leaseType'
  | 'opexPerSf'

/** What a figure may lack: what no source states, or what only a person can set. */
export type MissingTerm = EconomicField | 'modifiedGrossPercent'

/** What a person sets where the sources are silent, or to see what would be. Rents are per month. */
export interface SetTerms {
  months?: number
  escalation?: Escalation
  freeRent?: Partial<FreeRent>
  tiPerSf?: number
  commissionPerSf?: number
  opexPerSf?: number
  /** The part of the operating expenses that a landlord bears under a modified gross lease, percent. */
  modifiedGrossPercent?: number
  discountPercent?: number
}

export type LeaseFacts = Pick<Property, EconomicField | 'commencement' | 'expiration'>

export interface StatedTerms {
  /** Null where something of it is missing. */
  terms: LeaseTerms | null
  missing: EconomicField[]
  /** How the term follows from the dates; null where it is stated or set. */
  termCounted: TermCounted | null
  /** Why the steps that are stated give no escalation; null where they give one, or are not used. */
  doubt: StepsDoubt | null
}

/** Exactly where the dates are so many whole months apart, about where they leave a choice. */
export type TermCounted = 'exactly' | 'about'

/** A lease's terms as they are stated or set; nothing is assumed for what is neither. */
export function statedTerms(lease: LeaseFacts, set: SetTerms = {}): StatedTerms {
  const { rentPerSf } = lease
  const stated = lease.leaseTerm ?? null
  const counted = stated === null ? monthsBetween(lease) : null
  const months = within(set.months ?? stated ?? counted?.months ?? null)
  const freeMonths = set.freeRent?.months ?? lease.freeRentMonths
  const escalation = set.escalation ?? statedEscalation(lease, months)
  const missing: EconomicField[] = []
  if (rentPerSf === null || rentPerSf <= 0) missing.push('rentPerSf')
  if (months === null) missing.push('leaseTerm')
  if (escalation === null) missing.push(lease.rentSteps === null ? 'rentEscalationPct' : 'rentSteps')
  if (freeMonths === null || freeMonths < 0) missing.push('freeRentMonths')
  const termCounted = set.months === undefined ? (counted?.termCounted ?? null) : null
  if (
    missing.length > 0 ||
    rentPerSf === null ||
    months === null ||
    escalation === null ||
    freeMonths === null
  ) {
    const doubt = escalation === null ? stepsDoubt(lease, months) : null
    return { terms: null, missing, termCounted, doubt }
  }
  const freeRent = { months: freeMonths, fromMonth: set.freeRent?.fromMonth ?? 1 }
  return { terms: { faceRent: rentPerSf, months, escalation, freeRent }, missing, termCounted, doubt: null }
}

function within(months: number | null): number | null {
  return months !== null && months > 0 && months <= LONGEST_LEASE_MONTHS ? months : null
}

const TO_THE_MONTH = /^\d{4}-\d\d/

/** Days that whole months may differ by, as part of a month: months have 28 to 31 days. */
const WHOLE = 0.11
const ROUNDING = 1e-9

/**
 * Months from commencement to expiration, where both are known to the month. A date without its day leaves room: it is
 * filled by whole years where they fit, as leases mostly have them, else by the middle.
 */
function monthsBetween({
  commencement,
  expiration,
}: LeaseFacts): { months: number; termCounted: TermCounted } | null {
  if (commencement === null || expiration === null) return null
  if (!TO_THE_MONTH.test(commencement) || !TO_THE_MONTH.test(expiration)) return null
  const start = daysOf(commencement)
  const end = daysOf(expiration)
  if (start === null || end === null || end.last <= start.first) return null
  const longest = monthsApart(start.first, addDays(end.last, 1))
  const shortest = monthsApart(start.last, end.first)
  // Both days are known.
  if (start.first === start.last && end.first === end.last) {
    const months = Math.round(longest)
    return { months, termCounted: Math.abs(longest - months) < WHOLE ? 'exactly' : 'about' }
  }
  const years = Math.floor(longest / 12 + ROUNDING) * 12
  const months = years > 0 && years >= shortest - ROUNDING ? years : Math.round((shortest + longest) / 2)
  return { months, termCounted: 'about' }
}

function monthsApart(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number)
  return (year - fromYear) * 12 + month - fromMonth + (day - fromDay) / 30
}
