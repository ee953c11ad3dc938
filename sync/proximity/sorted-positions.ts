import { stableOrder } from '../book/base-order/stable-order.ts'
import type { Book } from '../book/book.ts'
import { figureReader } from '../book/figure-reader.ts'
import { nameRanks } from '../book/order/name-ranks.ts'
import { workedValue, workedValues } from '../book/order/worked-values.ts'
import { partsOf } from '../book/question/judge.ts'
import type { Nearby } from '../book/spatial/order-by-distance.ts'
import { valuesIn } from '../book/values-in.ts'
import { FLAG } from '../columns/book-columns.ts'
import type { FlagField, NumberField, StringField } from '../columns/book-fields.ts'
import { allValues, type Codes } from '../columns/string-column.ts'
import { dateRank } from '../domain/dates/days.ts'
import { fieldOf } from '../domain/fields/field-list.ts'
import { LEASE_TYPES } from '../domain/known-types.ts'
import { isWorkedColumn, type WorkedColumn } from '../domain/table/table-sort.ts'
import { weakMemo } from '../memo.ts'
import { type CompOrder, type CompSort, readSort } from './comp-sort.ts'

/**
 * The positions of comps, which come nearest first, in the order of a sort. Missing values are last in both
 * directions, and equal ones stay nearest first.
 */
export function sortedPositions(book: Book, comps: Nearby, sort: CompSort): Uint32Array {
  const { by, descending } = readSort(sort)
  if (by === 'distance') return descending ? farthestFirst(comps.miles) : allPositions(comps.miles.length)
  const ranks = ranksKept.of(book).get(by)
  if (ranks !== undefined) return orderByRank(ranks, comps.slots, descending)
  return stableOrder(valuesOf(book, comps, by), descending)
}

function allPositions(count: number): Uint32Array {
  const positions = new Uint32Array(count)
  for (let i = 0; i < count; i++) positions[i] = i
  return positions
}

/** Of distances that rise. Equal ones keep their order. */
function farthestFirst(miles: Float64Array): Uint32Array {
  const order = new Uint32Array(miles.length)
  let at = 0
  for (let end = miles.length; end > 0; ) {
    let start = end - 1
    while (start > 0 && miles[start - 1] === miles[start]) start--
    for (let position = start; position < end; position++) order[at++] = position
    end = start
  }
  return order
}

/** Reads what a sort reads of a book and keeps, so that the first sort by it takes no longer than the next. */
export function prepareSort(book: Book, by: CompOrder['by']): void {
  valuesOf(book, { slots: new Uint32Array(), miles: new Float64Array() }, by)
}

/**
 * Puts the whole book in the order of a sort and keeps it: comps that are most of the book then need no comparing. For
 * few of them `prepareSort` does.
 */
export function prepareRanks(book: Book, by: CompOrder['by']): void {
  const kept = ranksKept.of(book)
  // How far away a property is depends on the place.
  if (by === 'distance' || kept.has(by)) return
  const ranks = rankAll(book, by)
  kept.set(by, ranks)
  // Once it has run, browsers compile it: the first press would wait for that.
  orderByRank(ranks, allPositions(book.slots), true)
}

/** The place of each slot among the figures that a sort reads. Equal figures share one. */
interface Ranks {
  of: Uint32Array
  /** How many places there are; missing figures have the one after them. */
  count: number
}

const ranksKept = weakMemo((_book: Book) => new Map<CompOrder['by'], Ranks>())

function rankAll(book: Book, by: CompOrder['by']): Ranks {
  const slots = allPositions(book.slots)
  const values = valuesOf(book, { slots, miles: new Float64Array() }, by)
  const of = new Uint32Array(slots.length)
  let count = 0
  let last = Number.NaN
  for (const slot of stableOrder(values, false)) {
    const value = values[slot] as number
    if (!Number.isNaN(value) && value !== last) count++
    last = value
    of[slot] = Number.isNaN(value) ? count : count - 1
  }
  return { of, count }
}

/** Positions by counting how many have each place: equal ones keep their order. */
function orderByRank({ of, count }: Ranks, slots: Uint32Array, descending: boolean): Uint32Array {
  const placeOf = (slot: number) => {
    const rank = of[slot] as number
    return descending && rank < count ? count - 1 - rank : rank
  }
  const next = new Uint32Array(count + 2)
  for (const slot of slots) {
    const place = placeOf(slot) + 1
    next[place] = (next[place] as number) + 1
  }
  for (let place = 1; place <= count; place++) {
    next[place] = (next[place] as number) + (next[place - 1] as number)
  }
  const order = new Uint32Array(slots.length)
  for (let position = 0; position < slots.length; position++) {
    const place = placeOf(slots[position] as number)
    const at = next[place] as number
    order[at] = position
    next[place] = at + 1
  }
  return order
}

/** The figure each position is sorted by; NaN where it is missing. */
function valuesOf(book: Book, { slots, miles }: Nearby, by: CompOrder['by']): Float64Array {
  if (by === 'distance') return miles
  if (by === 'name') {
    const ranks = nameRanks(book)
    return fill(slots, (slot) => ranks[slot] as number)
  }
  if (isWorkedColumn(by)) return workedFigures(book, slots, by)
  const { kind } = fieldOf(by)
  if (kind === 'figure') return fill(slots, figureReader(book, by as NumberField))
  if (kind === 'flag') return fill(slots, flagReader(book, by as FlagField))
  return byText(book, slots, by as StringField)
}

/** Figures as they are; words by their places in the alphabet. */
function workedFigures(book: Book, slots: Uint32Array, by: WorkedColumn): Float64Array {
  const { snapshot, assumed } = book.base
  const { columns } = snapshot
  const base = workedValues(columns, by, assumed?.terms)
  const values = Array.from(slots, (slot) => {
    const changed = book.extraProperties[slot - columns.rows]
    return changed === undefined ? base.valueAt(slot) : workedValue(changed, by, assumed?.terms)
  })
  const words = [...new Set(values.filter((value) => typeof value === 'string'))].sort()
  const places = new Map(words.map((word, place) => [word, place]))
  return Float64Array.from(values, (value) =>
    typeof value === 'string' ? (places.get(value) as number) : value,
  )
}

function flagReader(book: Book, field: FlagField): (slot: number) => number {
  const [base, changed] = partsOf(book).map(({ columns }) => columns.flags[field])
  const { rows } = book.base.snapshot.columns
  return (slot) => {
    const flag = (slot < rows ? base?.[slot] : changed?.[slot - rows]) ?? FLAG.missing
    return flag === FLAG.missing ? Number.NaN : flag
  }
}

function fill(slots: Uint32Array, read: (slot: number) => number): Float64Array {
  const values = new Float64Array(slots.length)
  for (let i = 0; i < slots.length; i++) values[i] = read(slots[i] as number)
  return values
}

function byText(book: Book, slots: Uint32Array, field: StringField): Float64Array {
  const fields = textFigures.of(book)
  const [base, changed] = fields.get(field) ?? figuresOfText(book, field)
  fields.set(field, [base, changed])
  const { rows } = book.base.snapshot.columns
  return fill(slots, (slot) => {
    const [part, row] = slot < rows ? [base, slot] : [changed, slot - rows]
    const code = part?.codes === null ? row + 1 : (part?.codes[row] ?? 0)
    return part?.values[code] ?? Number.NaN
  })
}

/** What the texts of a part of the book are sorted by: first a missing one, then each of its values. */
interface TextFigures {
  codes: Codes | null
  values: readonly number[]
}

const textFigures = weakMemo((_book: Book) => new Map<StringField, ReturnType<typeof figuresOfText>>())

/** Each value is read once, however many rows share it. */
function figuresOfText(
  book: Book,
  field: StringField,
): readonly [base: TextFigures | undefined, changed: TextFigures | undefined] {
  const read =
    field === 'leaseType'
      ? leaseRank
      : fieldOf(field).kind === 'date'
        ? (date: string | null) => (date === null ? Number.NaN : dateRank(date))
        : alphabetRank(book, field)
  const [base, changed] = partsOf(book).map(({ columns }): TextFigures => {
    const column = columns.strings[field]
    return { codes: column.codes, values: [read(null), ...allValues(column).map(read)] }
  })
  return [base, changed]
}

function alphabetRank(book: Book, field: StringField): (text: string | null) => number {
  const values = [...new Set(valuesIn(book, field).map((value) => value.toLowerCase()))].sort()
  const ranks = new Map(values.map((value, rank) => [value, rank]))
  return (text) => (!text ? Number.NaN : (ranks.get(text.toLowerCase()) ?? Number.NaN))
}

function leaseRank(type: string | null): number {
  const rank = (LEASE_TYPES as readonly (string | null)[]).indexOf(type)
  return rank < 0 ? Number.NaN : rank
}
