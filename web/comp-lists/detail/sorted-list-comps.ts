import { compareValues } from '../../../sync/book/base-order/number-order.ts'
import { LEASE_TYPES } from '../../../sync/domain/property.ts'
import { COMP_FIGURES, type CompColumn, type CompSort, readSort } from '../../../sync/proximity/comp-sort.ts'
import { dayOf } from '../../../sync/proximity/sorted-positions.ts'
import type { ListComp } from './list-comps.ts'

/** Comps as they are shown: by a column, or null for the list's own order. A missing value is last either way. */
export function sortedListComps(comps: readonly ListComp[], sort: CompSort | null): readonly ListComp[] {
  if (sort === null) return comps
  const { column, descending } = readSort(sort)
  if (column === 'name') {
    const turn = descending ? -1 : 1
    return comps.toSorted((a, b) => turn * a.property.name.localeCompare(b.property.name))
  }
  const value = (comp: ListComp) => figureOf(comp, column)
  return comps.toSorted((a, b) => compareValues(value(a) ?? Number.NaN, value(b) ?? Number.NaN, descending))
}

function figureOf({ property, miles }: ListComp, column: Exclude<CompColumn, 'name'>): number | null {
  switch (column) {
    case 'distance':
      return miles
    case 'lease':
      return property.leaseType === null ? null : LEASE_TYPES.indexOf(property.leaseType)
    case 'signed':
      return dayOf(property.dateSigned)
    default:
      return property[COMP_FIGURES[column]]
  }
}
