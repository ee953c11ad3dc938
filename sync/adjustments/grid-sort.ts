import { compareValues, type SortValue, sortValue } from '../book/base-order/number-order.ts'
import { LEASE_TYPES } from '../domain/known-types.ts'
import type { Property } from '../domain/property.ts'
import { type GridLine, type GridSort, readGridSort } from './grid-order.ts'
import { isMeasured, MEASURES } from './measures.ts'
import type { AdjustedComp } from './reconcile.ts'
import { similarity } from './similarity.ts'
import type { Subject } from './subject-of.ts'

/** A comp as the lines of the grid tell it. */
export interface GridFacts {
  property: Property
  /** The one its adjustments start from. */
  rent: number | null
  /** From the subject. */
  miles: number | null
  adjusted: Pick<AdjustedComp, 'net' | 'rent' | 'share'>
}

/** Comps in the order of a line. A missing value is last either way, and alike ones keep the order of the list. */
export function sortedByLine<Comp>(
  comps: readonly Comp[],
  sort: GridSort,
  factsOf: (comp: Comp, at: number) => GridFacts,
  about: { subject: Subject | null; today: string },
): readonly Comp[] {
  const { by, descending } = readGridSort(sort)
  return comps
    .map((comp, at) => ({ comp, value: lineValue(by, factsOf(comp, at), about) }))
    .sort((a, b) => compareValues(a.value, b.value, descending))
    .map(({ comp }) => comp)
}

function lineValue(
  by: GridLine,
  { property, rent, miles, adjusted }: GridFacts,
  { subject, today }: { subject: Subject | null; today: string },
): SortValue {
  switch (by) {
    case 'rent':
      return sortValue(rent)
    case 'net':
      return adjusted.rent === null ? Number.NaN : adjusted.net
    case 'adjusted':
      return sortValue(adjusted.rent)
    case 'weight':
      return adjusted.rent === null ? Number.NaN : adjusted.share
    case 'similarity':
      return subject === null ? Number.NaN : similarity(property, subject, today).score
    case 'location':
      return sortValue(miles)
    case 'leaseType':
      return property.leaseType === null ? Number.NaN : LEASE_TYPES.indexOf(property.leaseType)
    default:
      return isMeasured(by) ? sortValue(MEASURES[by].of(property)) : Number.NaN
  }
}
