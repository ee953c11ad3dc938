import type { SortBy } from '../domain/sort.ts'
import { bisect } from './bisect.ts'
import type { Book } from './book.ts'
import { namePlaces } from './name-places.ts'
import { numberAt } from './number-column.ts'
import { compareValues } from './number-order.ts'
import { compareKeys, SORT_FIELDS, type SortKey } from './row-order.ts'

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
  const base = book.base.orders[order]
  const extra = placedIn(book, order)
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

interface Placed {
  slot: number
  key: SortKey
  /** How many rows of the snapshot stand before. */
  before: number
}

/** The changed properties in an order. Those of equal figures stand by name: by their places among the names. */
function placedIn(book: Book, order: 'name' | SortBy): Placed[] {
  const { columns } = book.base.snapshot
  const base = book.base.orders[order]
  const names = namePlaces(book.base)
  const { field, descending } = order === 'name' ? BY_NAME : SORT_FIELDS[order]
  const placed = book.extraProperties.map((property, i) => {
    const value = field ? (property[field] ?? Number.NaN) : 0
    const place = names.of(property)
    const isBefore = (row: number): boolean => {
      const difference = field ? compareValues(numberAt(columns.numbers[field], row), value, descending) : 0
      return difference === 0 ? (names.ranks[row] as number) < place : difference < 0
    }
    const key = { value, name: property.name.toLowerCase(), id: property.id }
    return { slot: columns.rows + i, key, before: field ? bisect(base, isBefore) : place }
  })
  return placed.sort((a, b) => compareKeys(a.key, b.key, descending))
}

const BY_NAME = { field: null, descending: false } as const
