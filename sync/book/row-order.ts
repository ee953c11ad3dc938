import type { SortBy } from '../domain/sort.ts'
import type { BookColumns } from './book-columns.ts'
import { compareValues, orderByNumber } from './number-order.ts'
import { allValues, stringAt } from './string-column.ts'

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
export function orderRows(columns: BookColumns): RowOrders {
  const name = orderByName(columns)
  const by = (order: SortBy): Uint32Array => {
    const { field, descending } = SORT_FIELDS[order]
    return orderByNumber(columns.numbers[field], name, descending)
  }
  return {
    name,
    rent_asc: by('rent_asc'),
    rent_desc: by('rent_desc'),
    sqft_asc: by('sqft_asc'),
    sqft_desc: by('sqft_desc'),
  }
}

/** Rows come in order of id, and rows of one name stay in it. Only distinct names are compared: many stand often. */
function orderByName({ strings }: BookColumns): Uint32Array {
  const names = allValues(strings.name).map((name) => name.toLowerCase())
  // Without a function to compare them, strings are sorted by their UTF-16 units, many times faster.
  const placeOf = new Map([...new Set(names)].sort().map((name, place) => [name, place]))
  const places = Uint32Array.from(names, (name) => placeOf.get(name) as number)
  const next = new Uint32Array(placeOf.size + 1)
  for (const place of places) next[place + 1] = (next[place + 1] as number) + 1
  for (let place = 0; place < placeOf.size; place++) {
    next[place + 1] = (next[place + 1] as number) + (next[place] as number)
  }
  const order = new Uint32Array(places.length)
  for (let row = 0; row < places.length; row++) {
    const place = places[row] as number
    const at = next[place] as number
    order[at] = row
    next[place] = at + 1
  }
  return order
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
