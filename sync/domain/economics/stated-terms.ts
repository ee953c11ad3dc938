import { addDays, daysOf } from '../dates/days.ts'
import type { Property } from '../property.ts'
import { type Escalation, type FreeRent, type LeaseTerms, LONGEST_LEASE_MONTHS } from './lease-terms.ts'

/** The fields that lease economics rest on. */
export type EconomicField =
  | 'rentPerSf'
  | 'leaseTerm'
  | 'rentEscalationPct'
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
  /** True where the term is counted from the dates. */
  isTermCounted: boolean
}

/** A lease's terms as they are stated or set; nothing is assumed for what is neither. */
export function statedTerms(lease: LeaseFacts, set: SetTerms = {}): StatedTerms {
  const { rentPerSf } = lease
  const stated = lease.leaseTerm ?? null
  const counted = stated === null ? monthsBetween(lease) : null
  const months = within(set.months ?? stated ?? counted)
  const freeMonths = set.freeRent?.months ?? lease.freeRentMonths
  const escalation = set.escalation ?? statedEscalation(lease.rentEscalationPct, months)
  const missing: EconomicField[] = []
  if (rentPerSf === null || rentPerSf <= 0) missing.push('rentPerSf')
  if (months === null) missing.push('leaseTerm')
  if (escalation === null) missing.push('rentEscalationPct')
  if (freeMonths === null || freeMonths < 0) missing.push('freeRentMonths')
  const isTermCounted = set.months === undefined && stated === null && counted !== null
  if (
    missing.length > 0 ||
    rentPerSf === null ||
    months === null ||
    escalation === null ||
    freeMonths === null
  ) {
    return { terms: null, missing, isTermCounted }
  }
  const freeRent = { months: freeMonths, fromMonth: set.freeRent?.fromMonth ?? 1 }
  return { terms: { faceRent: rentPerSf, months, escalation, freeRent }, missing, isTermCounted }
}

/** A lease of a year or less has no year in which its rent could rise. */
function statedEscalation(percentAYear: number | null, months: number | null): Escalation | null {
  if (percentAYear !== null) return { kind: 'percent', percentAYear }
  return months !== null && months <= 12 ? { kind: 'percent', percentAYear: 0 } : null
}

function within(months: number | null): number | null {
  return months !== null && months > 0 && months <= LONGEST_LEASE_MONTHS ? months : null
}

const TO_THE_MONTH = /^\d{4}-\d\d/

/** Whole months from commencement to expiration, where both are known to the month. */
function monthsBetween({ commencement, expiration }: LeaseFacts): number | null {
  if (commencement === null || expiration === null) return null
  if (!TO_THE_MONTH.test(commencement) || !TO_THE_MONTH.test(expiration)) return null
  const first = daysOf(commencement)?.first
  const last = daysOf(expiration)?.last
  if (first === undefined || last === undefined || last <= first) return null
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = first.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = addDays(last, 1).split('-').map(Number)
  return Math.round((year - fromYear) * 12 + month - fromMonth + (day - fromDay) / 30)
}
