import type { LeaseMix } from '../../../sync/book/question/answer.ts'
import { percentile } from '../../../sync/book/question/rent-statistics.ts'
import { compsStatistics } from '../../../sync/documents/model/comps-statistics.ts'
import type { CompFigures } from '../../../sync/proximity/comp-figures.ts'
import type { ListComp } from './list-comps.ts'

/** Rents and lease types of the included comps. */
export function listFigures(included: readonly ListComp[]): CompFigures {
  const { rents, byLease } = compsStatistics(included.map(({ property }) => ({ property })))
  const leaseMix: LeaseMix = { NNN: 0, MG: 0, Gross: 0, none: 0 }
  for (const { leaseType, count } of byLease) leaseMix[leaseType ?? 'none'] = count
  return { rents, leaseMix }
}

/** The middle of each measure, over the comps that state it; null where none does. */
export interface Medians {
  miles: number | null
  rentPerSf: number | null
  squareFootage: number | null
  clearHeight: number | null
  yearBuilt: number | null
}

export function listMedians(included: readonly ListComp[]): Medians {
  const median = (read: (comp: ListComp) => number | null) => {
    const stated = included.map(read).filter((value) => value !== null)
    return percentile(Float64Array.from(stated).sort(), 0.5)
  }
  const yearBuilt = median(({ property }) => property.yearBuilt)
  return {
    miles: median(({ miles }) => miles),
    rentPerSf: median(({ property }) => property.rentPerSf),
    squareFootage: median(({ property }) => property.squareFootage),
    clearHeight: median(({ property }) => property.clearHeight),
    yearBuilt: yearBuilt === null ? null : Math.round(yearBuilt),
  }
}
