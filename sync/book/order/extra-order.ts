import { FLAG } from '../../columns/book-columns.ts'
import type { StringField } from '../../columns/book-fields.ts'
import { numberAt } from '../../columns/number-column.ts'
import { stringAt } from '../../columns/string-column.ts'
import { fieldOf } from '../../domain/fields/field-list.ts'
import type { Property } from '../../domain/property.ts'
import type { SortedField } from '../../domain/sort.ts'
import { isWorkedColumn, readTableSort } from '../../domain/table/table-sort.ts'
import { weakMemo } from '../../memo.ts'
import { compareValues, type SortValue, sortValue } from '../base-order/number-order.ts'
import { compareKeys, type SortKey } from '../base-order/row-order.ts'
import { sortColumn, sortValueOf } from '../base-order/sort-column.ts'
import type { Book, BookBase } from '../book.ts'
import { bisect } from './bisect.ts'
import { keptUnder } from './kept-under.ts'
import { namePlaces } from './name-places.ts'
import { type Order, rowsInOrder } from './rows-in-order.ts'
import { workedValue, workedValues } from './worked-values.ts'

/** The properties that changed since the snapshot, in one order. */
export interface ExtraOrder {
  /** The properties, sorted. */
  slots: Uint32Array
  /** For each, how many rows of the snapshot come before it, gone rows included. Rising. */
  before: Uint32Array
}

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

interface Placed {
  properties: readonly Property[]
  extra: ExtraOrder
}

const NOTHING: Placed = { properties: [], extra: { slots: new Uint32Array(0), before: new Uint32Array(0) } }

const latest = weakMemo((_orders: object) => new Map<Order, Placed>())

/** Only what the last book of the snapshot did not have is put in order: a change leaves nearly all as they were. */
function placeExtra({ base, extraProperties: properties }: Book, order: Order): ExtraOrder {
  const { rows } = base.snapshot.columns
  const byOrder = latest.of(keptFor(base, order))
  const last = byOrder.get(order) ?? NOTHING
  const placeOf = placesIn(base, order)
  const descending = order !== 'name' && readTableSort(order).descending
  const compare = (a: Place, b: Place) => a.before - b.before || compareKeys(a.key, b.key, descending)

  const { indexOf, added } = matchProperties(last.properties, properties)
  const fresh = added.map((at) => ({ at, place: placeOf(properties[at] as Property) }))
  fresh.sort((a, b) => compare(a.place, b.place))
  const extra = { slots: new Uint32Array(properties.length), before: new Uint32Array(properties.length) }
  let count = 0
  const put = (at: number, before: number) => {
    extra.slots[count] = rows + at
    extra.before[count++] = before
  }
  let next = 0
  const putFreshUntil = (before: number, place: Place) => {
    for (let it = fresh[next]; it !== undefined && it.place.before <= before; it = fresh[++next]) {
      if (it.place.before === before && compare(it.place, place) > 0) return
      put(it.at, it.place.before)
    }
  }
  for (let i = 0; i < last.extra.slots.length; i++) {
    const at = indexOf[(last.extra.slots[i] as number) - rows] as number
    if (at < 0) continue
    const before = last.extra.before[i] as number
    const isDue = (fresh[next]?.place.before ?? Number.POSITIVE_INFINITY) <= before
    if (isDue) putFreshUntil(before, placeOf(properties[at] as Property))
    put(at, before)
  }
  for (const { at, place } of fresh.slice(next)) put(at, place.before)
  byOrder.set(order, { properties, extra })
  return extra
}

function keptFor({ orders, assumed }: BookBase, order: Order): object {
  return order === 'name' ? orders : keptUnder(orders, readTableSort(order).by, assumed?.terms)
}

interface Place {
  key: SortKey
  before: number
}

const knownPlaces = weakMemo((_orders: object) => new Map<Order, WeakMap<Property, Place>>())

/**
 * Finds the place of a property by binary search. Places are kept, because a further change leaves most of them as
 * they were.
 */
function placesIn(base: BookBase, order: Order): (property: Property) => Place {
  const byOrder = knownPlaces.of(keptFor(base, order))
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
  const { by, descending } = readTableSort(order)
  const valueOfRow = isWorkedColumn(by)
    ? workedValues(base.snapshot.columns, by, base.assumed?.terms).valueAt
    : rowReader(base, by)
  const rows = rowsInOrder(base, order)
  return (property) => {
    const value = isWorkedColumn(by)
      ? workedValue(property, by, base.assumed?.terms)
      : sortValueOf(by, property[by])
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
  if (kind === 'figure' || kind === 'flag' || kind === 'date') {
    const column = sortColumn(columns, field)
    const none = kind === 'flag' ? FLAG.no : 0
    return (row) => numberAt(column, row) - none
  }
  const column = columns.strings[field as StringField]
  return (row) => sortValue(stringAt(column, row))
}

interface Matched {
  /** For each of the properties before, where it stands now; -1 where it is gone or was changed. */
  indexOf: Int32Array
  /** Where the others stand now. */
  added: number[]
}

/** Finds the same objects in two lists, both in order of id. */
function matchProperties(before: readonly Property[], after: readonly Property[]): Matched {
  const indexOf = new Int32Array(before.length).fill(-1)
  const added: number[] = []
  let from = 0
  for (let at = 0; at < after.length; at++) {
    const property = after[at] as Property
    while (from < before.length && before[from] !== property && isEarlier(before[from], property)) from++
    if (before[from] === property) indexOf[from++] = at
    else added.push(at)
  }
  return { indexOf, added }
}

function isEarlier(a: Property | undefined, b: Property): boolean {
  return a !== undefined && a.id <= b.id
}
