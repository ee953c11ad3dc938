import type { SortBy } from '../../domain/sort.ts'
import type { BookColumns } from '../columns/book-columns.ts'
import { stringAt } from '../columns/string-column.ts'
import { compareValues, fallingOrder, risingOrder } from './number-order.ts'
import { placesByName, rowsByPlace } from './order-by-name.ts'

/** The orders a book is kept in: by name, and by each figure the user can sort by. */
export type RowOrders = Readonly<Record<'name' | SortBy, Uint32Array>>

/** What places a row in an order. Names compare by their lower-cased UTF-16 units, the same on every machine. */
export interface SortKey {
  /** NaN where missing: last in every order. */
  value: number
  name: string
  id: string
}

export const SORT_FIELDS = {
  rent_asc: { field: 'rentPerSf', descending: false },
  rent_desc: { field: 'rentPerSf', descending: true },
  sqft_asc: { field: 'squareFootage', descending: false },
  sqft_desc: { field: 'squareFootage', descending: true },
} as const satisfies Record<SortBy, { field: 'rentPerSf' | 'squareFootage'; descending: boolean }>

/** Sorts the rows of a snapshot once, for all questions to come. Ties stand by name, then id. */
export function orderRows(columns: BookColumns, name = orderByName(columns)): RowOrders {
  const { rentPerSf, squareFootage } = columns.numbers
  const rent_asc = risingOrder(rentPerSf, name)
  const sqft_asc = risingOrder(squareFootage, name)
  return {
    name,
    rent_asc,
    rent_desc: fallingOrder(rentPerSf, rent_asc),
    sqft_asc,
    sqft_desc: fallingOrder(squareFootage, sqft_asc),
  }
}

/** Rows come in order of id, so that those of one name stay in it. */
function orderByName({ strings }: BookColumns): Uint32Array {
  return rowsByPlace(placesByName(strings.name))
}

/** A name as orders compare it. */
export function nameKey(columns: BookColumns, row: number): string {
  return (stringAt(columns.strings.name, row) ?? '').toLowerCase()
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export function compareKeys(a: SortKey, b: SortKey, descending: boolean): number {
  return compareValues(a.value, b.value, descending) || compareText(a.name, b.name) || compareText(a.id, b.id)
}
