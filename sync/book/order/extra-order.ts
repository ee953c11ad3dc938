import { FLAG } from '../../columns/book-columns.ts'
import type { StringField } from '../../columns/book-fields.ts'
import { numberAt } from '../../columns/number-column.ts'
import { stringAt } from '../../columns/string-column.ts'
import { fieldOf } from '../../domain/field-list.ts'
import type { Property } from '../../domain/property.ts'
import { SORTS, type SortBy, type SortedField } from '../../domain/sort.ts'
import { weakMemo } from '../../memo.ts'
import { compareValues, type SortValue, sortValue } from '../base-order/number-order.ts'
import { compareKeys, type RowOrders, type SortKey } from '../base-order/row-order.ts'
import type { Book, BookBase } from '../book.ts'
import { bisect } from './bisect.ts'
import { namePlaces } from './name-places.ts'
import { sortColumn } from './sort-column.ts'

/** The properties that changed since the snapshot, in one order. */
export interface ExtraOrder {
  /** The properties, sorted. */
  slots: Uint32Array
  /** For each, how many rows of the snapshot come before it, gone rows included. Rising. */
  before: Uint32Array
}

type Order = 'name' | SortBy

/** The changed properties of a book in an order. Computed at most once for each book and order. */
export function extraOrder(book: Book, order: Order): ExtraOrder {
  const orders = known.of(book)
  let extra = orders.get(order)
  if (extra === undefined) {
    extra = placeExtra(book, order)
    orders.set(order, extra)
  }
  return extra
}

const known = weakMemo((_book: Book) => new Map<Order, ExtraOrder>())

function placeExtra({ base, extraProperties }: Book, order: Order): ExtraOrder {
  const { rows } = base.snapshot.columns
  const placeOf = placesIn(base, order)
  const descending = order !== 'name' && SORTS[order].descending
  const placed = extraProperties.map((property, i) => ({ slot: rows + i, place: placeOf(property) }))
  placed.sort(({ place: a }, { place: b }) => a.before - b.before || compareKeys(a.key, b.key, descending))
  return {
    slots: Uint32Array.from(placed, ({ slot }) => slot),
    before: Uint32Array.from(placed, ({ place }) => place.before),
  }
}

interface Place {
  key: SortKey
  before: number
}

const knownPlaces = weakMemo((_orders: RowOrders) => new Map<Order, WeakMap<Property, Place>>())

/**
 * Finds the place of a property by binary search. Places are kept, because a further change leaves most of them as
 * they were.
 */
function placesIn(base: BookBase, order: Order): (property: Property) => Place {
  const byOrder = knownPlaces.of(base.orders)
  const kept = byOrder.get(order) ?? new WeakMap<Property, Place>()
  byOrder.set(order, kept)
  let findPlace: ((property: Property) => Place) | null = null
  return (property) => {
    let place = kept.get(property)
    if (place === undefined) {
      findPlace ??= placeFinder(base, order)
      place = findPlace(property)
      kept.set(property, place)
    }
    return place
  }
}

function placeFinder(base: BookBase, order: Order): (property: Property) => Place {
  const names = namePlaces(base)
  const keyOf = (property: Property, value: SortValue) => ({
    value,
    name: property.name.toLowerCase(),
    id: property.id,
  })
  if (order === 'name') return (property) => ({ key: keyOf(property, 0), before: names.of(property) })
  const { field, descending } = SORTS[order]
  const valueOfRow = rowReader(base, field)
  const rows = base.orders[order]
  return (property) => {
    const value = sortValue(property[field])
    const place = names.of(property)
    const isBefore = (row: number): boolean => {
      const difference = compareValues(valueOfRow(row), value, descending)
      return difference === 0 ? (names.ranks[row] as number) < place : difference < 0
    }
    return { key: keyOf(property, value), before: bisect(rows, isBefore) }
  }
}

function rowReader({ snapshot: { columns } }: BookBase, field: SortedField): (row: number) => SortValue {
  const { kind } = fieldOf(field)
  if (kind === 'figure' || kind === 'flag') {
    const column = sortColumn(columns, field)
    const none = kind === 'flag' ? FLAG.no : 0
    return (row) => numberAt(column, row) - none
  }
  const column = columns.strings[field as StringField]
  return (row) => sortValue(stringAt(column, row))
}
