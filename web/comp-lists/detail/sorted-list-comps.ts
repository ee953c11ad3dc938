import { compareValues, type SortValue, sortValue } from '../../../sync/book/base-order/number-order.ts'
import { sortValueOf } from '../../../sync/book/base-order/sort-column.ts'
import { workedValue } from '../../../sync/book/order/worked-values.ts'
import type { AssumedTerms } from '../../../sync/domain/economics/assumptions.ts'
import { LEASE_TYPES } from '../../../sync/domain/known-types.ts'
import { isWorkedColumn } from '../../../sync/domain/table/table-sort.ts'
import { type CompOrder, type CompSort, readSort } from '../../../sync/proximity/comp-sort.ts'
import type { ListComp } from './list-comps.ts'

const names = new Intl.Collator()

/** Comps as they are shown: by a column, or null for the list's own order. A missing value is last either way. */
export function sortedListComps(
  comps: readonly ListComp[],
  sort: CompSort | null,
  assumed?: AssumedTerms,
): readonly ListComp[] {
  if (sort === null) return comps
  const { by, descending } = readSort(sort)
  if (by === 'name') {
    const turn = descending ? -1 : 1
    return comps.toSorted((a, b) => turn * names.compare(a.property.name, b.property.name))
  }
  const value = readerOf(by, assumed)
  return comps
    .map((comp) => ({ comp, value: value(comp) }))
    .sort((a, b) => compareValues(a.value, b.value, descending))
    .map(({ comp }) => comp)
}

function readerOf(
  by: Exclude<CompOrder['by'], 'name'>,
  assumed: AssumedTerms | undefined,
): (comp: ListComp) => SortValue {
  if (by === 'distance') return ({ miles }) => sortValue(miles)
  if (isWorkedColumn(by)) return ({ property }) => workedValue(property, by, assumed)
  if (by === 'leaseType') {
    return ({ property: { leaseType } }) => (leaseType === null ? Number.NaN : LEASE_TYPES.indexOf(leaseType))
  }
  return ({ property }) => sortValueOf(by, property[by])
}
