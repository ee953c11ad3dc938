import type { RentStatistics } from '../book/answer.ts'
import { rentStatistics, type SortedRents } from '../book/rent-statistics.ts'
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
  const groups = [...LEASE_TYPES, null].map((leaseType) => {
    const own = included.filter(({ property }) => property.leaseType === leaseType)
    return { leaseType, count: own.length, rents: rentStatistics(sortedRents(own)) }
  })
  return {
    count: included.length,
    rents: rentStatistics(sortedRents(included)),
    byLease: groups.filter(({ count }) => count > 0),
  }
}

function sortedRents(rows: readonly CompRow[]): SortedRents {
  const stated = rows
    .map(({ property: { rentPerSf, squareFootage } }) => ({ rent: rentPerSf ?? Number.NaN, squareFootage }))
    .filter(({ rent }) => !Number.isNaN(rent))
    .sort((a, b) => a.rent - b.rent)
  return {
    rents: Float64Array.from(stated, ({ rent }) => rent),
    squareFeet: Float64Array.from(stated, ({ squareFootage }) => squareFootage ?? Number.NaN),
  }
}
