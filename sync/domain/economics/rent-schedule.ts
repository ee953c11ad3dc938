import type { LeaseTerms } from './lease-terms.ts'

/** One month of a lease; of a lease that ends within a month, the last is a part of one. */
export interface RentMonth {
  /** The share of a month: 1, or less for the last. */
  share: number
  /** What the lease says, dollars per square foot for the month. */
  rent: number
  /** Of it, what is not paid. */
  free: number
}

/** A year of a lease, counted from 1. Dollars per square foot over the year. */
export interface RentYear {
  year: number
  months: number
  /** Per month, as the year begins. */
  rent: number
  contract: number
  free: number
}

/** Every month of a lease with its rent and what of it is free. */
export function rentSchedule(terms: LeaseTerms): RentMonth[] {
  return Array.from({ length: Math.ceil(terms.months) }, (_, at) => {
    const share = Math.min(1, terms.months - at)
    const rent = rentOfMonth(terms, at)
    return { share, rent: rent * share, free: rent * freeMonths(terms, at, at + share) }
  })
}

/** How many months between two are free; months are counted from 0. */
export function freeMonths({ freeRent }: LeaseTerms, from: number, until: number): number {
  const first = freeRent.fromMonth - 1
  return Math.max(0, Math.min(until, first + freeRent.months) - Math.max(from, first))
}

/** The same by year, for a table of few rows. */
export function rentByYear(schedule: readonly RentMonth[]): RentYear[] {
  const years: RentYear[] = []
  schedule.forEach(({ share, rent, free }, at) => {
    const year = Math.floor(at / 12) + 1
    const open = years[year - 1] ?? { year, months: 0, rent: rent / share, contract: 0, free: 0 }
    years[year - 1] = {
      ...open,
      months: open.months + share,
      contract: open.contract + rent,
      free: open.free + free,
    }
  })
  return years
}

/** `at` counts from 0. */
export function rentOfMonth({ faceRent, escalation }: LeaseTerms, at: number): number {
  const yearsDone = Math.floor(at / 12)
  switch (escalation.kind) {
    case 'percent':
      return faceRent * (1 + escalation.percentAYear / 100) ** yearsDone
    case 'step':
      return faceRent + escalation.dollarsAYear * yearsDone
    case 'schedule':
      return escalation.rents.findLast(({ fromMonth }) => fromMonth <= at + 1)?.rent ?? faceRent
  }
}
