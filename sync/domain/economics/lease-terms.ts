/** How a rent rises over a lease. Rents are dollars per square foot per month. */
export type Escalation =
  | { kind: 'percent'; percentAYear: number }
  | { kind: 'step'; dollarsAYear: number }
  | { kind: 'schedule'; rents: readonly ScheduledRent[] }

/** A rent that holds from a month of the lease, counted from 1, until the next one. */
export interface ScheduledRent {
  fromMonth: number
  rent: number
}

/** Months without rent; they begin with the first month unless the lease says otherwise. */
export interface FreeRent {
  months: number
  fromMonth: number
}

/** What a lease's worth depends on. Everything of it is stated or set by a person. */
export interface LeaseTerms {
  /** The rent of the first month, dollars per square foot per month. */
  faceRent: number
  months: number
  escalation: Escalation
  freeRent: FreeRent
}

/** What the landlord pays once, at the start, dollars per square foot; null where it is not known. */
export interface LeaseCosts {
  tiPerSf: number
  commissionPerSf: number | null
}

/** A longer lease is taken for a mistake in its source. */
export const LONGEST_LEASE_MONTHS = 1_200
