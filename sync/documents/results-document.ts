import type { Criterion } from '../domain/criteria/criterion.ts'
import { describeCriterion } from '../domain/criteria/describe-criterion.ts'
import type { Assumed } from '../domain/economics/assumptions.ts'
import type { RentUnit } from '../domain/format.ts'
import type { CompsDocument } from './model/comps-document.ts'

/** What files of found properties are named after: `properties-2026-11-21.csv`. */
export const RESULTS_STEM = 'properties'

interface Found {
  criteria: readonly Criterion[]
  /** `YYYY-MM-DD`. */
  date: string
  unit: RentUnit
  /** What rents that are worked out rest on beyond what is stated. */
  assumed?: Assumed | undefined
}

/** A document of search results, without its rows. */
export function resultsDocument({ criteria, date, unit, assumed }: Found): Omit<CompsDocument, 'rows'> {
  const words = criteria.map((criterion) => {
    const { key, value } = describeCriterion(criterion, unit)
    return `${key} ${value}`
  })
  return {
    title: 'Comparable properties',
    criteria: words.join(' · '),
    date,
    subject: null,
    unit,
    credits: [],
    ...(assumed && { assumed }),
  }
}
