import type { RentStatistics } from '../book/answer.ts'
import { rentStatistics } from '../book/rent-statistics.ts'
import { LEASE_TYPES, type LeaseType } from '../domain/property.ts'
import { type CompRow, isIncluded } from './comps-document.ts'

export interface RentGroup {
  /** Null for those whose source does not say. */
  leaseType: LeaseType | null
  /** With a rent or without. */
  count: number
  rents: RentStatistics
}

export interface CompsStatistics extends Omit<RentGroup, 'leaseType'> {
  /** Those lease types that occur: a mean over several is only half the truth. */
  byLease: readonly RentGroup[]
}

/** Figures of the included rows, by the same arithmetic as the search page's. */
export function compsStatistics(rows: readonly CompRow[]): CompsStatistics {
  const included = rows.filter(isIncluded)
  const squareFeet = numbersOf(included, 'squareFootage')
  const rents = numbersOf(included, 'rentPerSf')
  const byRent = Uint32Array.from(rents.keys())
    .filter((at) => !Number.isNaN(rents[at]))
    .sort((a, b) => (rents[a] as number) - (rents[b] as number))
  const statisticsOf = (order: Uint32Array) =>
    rentStatistics({
      rents: Float64Array.from(order, (at) => rents[at] as number),
      squareFeet: Float64Array.from(order, (at) => squareFeet[at] as number),
    })
  const leaseTypes = included.map(({ property }) => property.leaseType)
  const byLease = [...LEASE_TYPES, null].map((leaseType) => ({
    leaseType,
    count: leaseTypes.filter((own) => own === leaseType).length,
    rents: statisticsOf(byRent.filter((at) => leaseTypes[at] === leaseType)),
  }))
  return {
    count: included.length,
    rents: statisticsOf(byRent),
    byLease: byLease.filter(({ count }) => count > 0),
  }
}

/** NaN where a row does not say. */
function numbersOf(rows: readonly CompRow[], field: 'rentPerSf' | 'squareFootage'): Float64Array {
  return Float64Array.from(rows, ({ property }) => property[field] ?? Number.NaN)
}
