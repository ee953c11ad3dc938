import type { RentStatistics } from '../../book/question/answer.ts'
import { rentStatistics } from '../../book/question/rent-statistics.ts'
import { LEASE_TYPES, type LeaseType } from '../../domain/known-types.ts'
import { rentWeight } from '../../domain/rents/rent-weight.ts'
import { type CompRow, isCounted } from './comps-document.ts'

export interface RentGroup {
  /** Null for those whose source does not say. */
  leaseType: LeaseType | null
  /** With a rent or without. */
  count: number
  rents: RentStatistics
}

export interface CompsStatistics extends Omit<RentGroup, 'leaseType'> {
  /** The lease types that occur, because a mean over several of them misleads. */
  byLease: readonly RentGroup[]
  /** A rent weighs by the area of its deal where that is known; true where one does. */
  weighsByLeased: boolean
}

const GROUPS = [...LEASE_TYPES, null]

/**
 * Figures of the included rows without a subject, by the same arithmetic as the search page's. A page that makes a report stands still
 * meanwhile, of a hundred thousand rows too: so each row is read once, into typed arrays.
 */
export function compsStatistics(rows: readonly CompRow[]): CompsStatistics {
  const included = rows.filter(isCounted)
  const rents = new Float64Array(included.length)
  const squareFeet = new Float64Array(included.length)
  const groups = new Uint8Array(included.length)
  const counts = GROUPS.map(() => 0)
  let stated = 0
  for (const { property } of included) {
    const group = GROUPS.indexOf(property.leaseType)
    counts[group] = (counts[group] as number) + 1
    if (property.rentPerSf === null) continue
    rents[stated] = property.rentPerSf
    squareFeet[stated] = rentWeight(property)
    groups[stated++] = group
  }
  const order = risingOrder(rents.subarray(0, stated))
  const statisticsOf = (of: Uint32Array) =>
    rentStatistics({ rents: valuesAt(rents, of), squareFeet: valuesAt(squareFeet, of) })
  const byLease = GROUPS.map((leaseType, group) => ({
    leaseType,
    count: counts[group] as number,
    rents: statisticsOf(order.filter((at) => groups[at] === group)),
  }))
  return {
    count: included.length,
    rents: statisticsOf(order),
    byLease: byLease.filter(({ count }) => count > 0),
    weighsByLeased: included.some(
      ({ property: { rentPerSf, leasedSf } }) => rentPerSf !== null && leasedSf !== null,
    ),
  }
}

function valuesAt(values: Float64Array, places: Uint32Array): Float64Array {
  const taken = new Float64Array(places.length)
  for (let i = 0; i < places.length; i++) taken[i] = values[places[i] as number] as number
  return taken
}

/** Positions sorted by value, rising; equal values keep their order. */
function risingOrder(values: Float64Array): Uint32Array {
  const sorted = values.slice().sort()
  const taken = new Uint32Array(values.length)
  const order = new Uint32Array(values.length)
  for (let i = 0; i < values.length; i++) {
    const first = firstAt(sorted, values[i] as number)
    order[first + (taken[first] as number)] = i
    taken[first] = (taken[first] as number) + 1
  }
  return order
}

/** The first position of a value among sorted ones. */
function firstAt(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
