import type { BookColumns } from '../../columns/book-columns.ts'
import { stringAt } from '../../columns/string-column.ts'
import { SORT_BY, SORTS, type SortBy, sortOf } from '../../domain/sort.ts'
import { lazyRecord } from '../../memo.ts'
import { compareText } from './compare-text.ts'
import { compareValues, fallingOrder, risingOrder, type SortValue } from './number-order.ts'
import { sortColumn } from './sort-column.ts'

/** The orders a book is kept in: by name, and by each field the user can sort by. */
export type RowOrders = Readonly<Record<'name' | SortBy, Uint32Array>>

const ORDERS: readonly (keyof RowOrders)[] = ['name', ...SORT_BY]

/** What a row is sorted by. Names compare by their lower-cased UTF-16 units, the same on every machine. */
export interface SortKey {
  /** NaN where missing: last in every order. */
  value: SortValue
  name: string
  id: string
}

/**
 * The rows of a snapshot in each order, sorted when an order is first used: a few milliseconds for 200,000 rows. Ties
 * are broken by name, then id. Nothing is sorted twice.
 */
export function orderRows(
  columns: BookColumns,
  known: Partial<RowOrders> & Pick<RowOrders, 'name'>,
): RowOrders {
  const { name } = known
  const make = (order: keyof RowOrders): Uint32Array => {
    if (order === 'name') return name
    const { field, descending } = SORTS[order]
    if (field === 'name' && !descending) return name
    const column = sortColumn(columns, field)
    return descending ? fallingOrder(column, orders[sortOf(field, false)]) : risingOrder(column, name)
  }
  const orders = lazyRecord(ORDERS, (order) => known[order] ?? make(order))
  return orders
}

/** A name in the form that is compared. */
export function nameKey(columns: BookColumns, row: number): string {
  return (stringAt(columns.strings.name, row) ?? '').toLowerCase()
}

export function compareKeys(a: SortKey, b: SortKey, descending: boolean): number {
  return compareValues(a.value, b.value, descending) || compareText(a.name, b.name) || compareText(a.id, b.id)
}
