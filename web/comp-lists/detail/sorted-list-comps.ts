import { compareValues, sortValue } from '../../../sync/book/base-order/number-order.ts'
import { LEASE_TYPES } from '../../../sync/domain/known-types.ts'
import { COMP_FIELDS, type CompColumn, type CompSort, readSort } from '../../../sync/proximity/comp-sort.ts'
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
  const value = readerOf(column)
  return comps
    .map((comp) => ({ comp, value: sortValue(value(comp)) }))
    .sort((a, b) => compareValues(a.value, b.value, descending))
    .map(({ comp }) => comp)
}

function readerOf(column: Exclude<CompColumn, 'name'>): (comp: ListComp) => number | string | null {
  switch (column) {
    case 'distance':
      return ({ miles }) => miles
    case 'lease':
      return ({ property: { leaseType } }) => (leaseType === null ? null : LEASE_TYPES.indexOf(leaseType))
    case 'signed':
      return ({ property }) => dayOf(property.dateSigned)
    default: {
      const field = COMP_FIELDS[column]
      return ({ property }) => property[field]
    }
  }
}
