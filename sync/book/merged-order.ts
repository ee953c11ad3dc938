import type { SortBy } from '../domain/sort.ts'
import type { Book } from './book.ts'
import { numberAt } from './number-column.ts'
import { compareKeys, nameKey, SORT_FIELDS, type SortKey } from './row-order.ts'
import { valueAt } from './string-column.ts'

const merged = new WeakMap<Book, Map<'name' | SortBy, Uint32Array>>()

/** All slots of a book in an order, gone rows left out. Worked out at most once per book and order. */
export function slotsInOrder(book: Book, order: 'name' | SortBy): Uint32Array {
  if (book.extra.rows === 0 && book.size === book.slots) return book.base.orders[order]
  let orders = merged.get(book)
  if (orders === undefined) {
    orders = new Map()
    merged.set(book, orders)
  }
  let slots = orders.get(order)
  if (slots === undefined) {
    slots = mergeExtra(book, order)
    orders.set(order, slots)
  }
  return slots
}

/** Finds each changed property its place by bisection, so that few names are decoded; then one pass copies. */
function mergeExtra(book: Book, order: 'name' | SortBy): Uint32Array {
  const { columns } = book.base.snapshot
  const base = book.base.orders[order]
  const field = order === 'name' ? null : SORT_FIELDS[order].field
  const descending = order !== 'name' && SORT_FIELDS[order].descending
  const baseKey = (row: number): SortKey => ({
    value: field ? numberAt(columns.numbers[field], row) : 0,
    name: nameKey(columns, row),
    id: valueAt(columns.strings.id, row),
  })
  const extra = book.extraProperties
    .map((property, i) => {
      const key: SortKey = {
        value: field ? (property[field] ?? Number.NaN) : 0,
        name: property.name.toLowerCase(),
        id: property.id,
      }
      return {
        slot: columns.rows + i,
        key,
        before: bisect(base, (row) => compareKeys(baseKey(row), key, descending) < 0),
      }
    })
    .sort((a, b) => compareKeys(a.key, b.key, descending))

  const slots = new Uint32Array(book.size)
  let at = 0
  let nextExtra = 0
  for (let i = 0; i <= base.length; i++) {
    for (; extra[nextExtra]?.before === i; nextExtra++) slots[at++] = extra[nextExtra]?.slot as number
    const row = base[i]
    if (row !== undefined && book.gone[row] === 0) slots[at++] = row
  }
  return slots
}

/** How many leading rows stand before: the first position where `isBefore` no longer holds. */
function bisect(rows: Uint32Array, isBefore: (row: number) => boolean): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(rows[middle] as number)) low = middle + 1
    else high = middle
  }
  return low
}
