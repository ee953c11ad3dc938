import * as z from 'zod/mini'
import { compareValues } from '../book/base-order/number-order.ts'
import { sortValueOf } from '../book/base-order/sort-column.ts'
import { stableOrder } from '../book/base-order/stable-order.ts'
import type { Book } from '../book/book.ts'
import { figureReader } from '../book/figure-reader.ts'
import { findSlot } from '../book/find-slot.ts'
import { workedValue } from '../book/order/worked-values.ts'
import { propertyAt } from '../book/property-at.ts'
import { find } from '../book/question/find.ts'
import { judge } from '../book/question/judge.ts'
import { MAX_CRITERIA } from '../book/question/marks.ts'
import { near } from '../book/spatial/near.ts'
import { isRangeField } from '../domain/criteria/asked-fields.ts'
import { centerOf } from '../domain/criteria/center-of.ts'
import { criterion } from '../domain/criteria/criterion.ts'
import { COMPUTED_RANGES, isComputedRange } from '../domain/economics/computed-names.ts'
import { MAX_COMPS } from '../domain/records/comp-list.ts'
import { SORTED_FIELDS } from '../domain/sort.ts'
import { type TableSort, tableSortOf } from '../domain/table/table-sort.ts'

/** By a field, with rows that lack it last, or by `distance` from the place that the criteria name. */
export const rowOrder = z.object({
  field: z.enum([...SORTED_FIELDS, ...COMPUTED_RANGES, 'distance']),
  descending: z.boolean(),
})
export type RowOrder = z.infer<typeof rowOrder>

/** A group of more rows than this is described by criteria instead. */
export const MOST_IDS = 500

/** The rows behind a figure or an answer, as a question that any state of the book can answer again. */
export const rowSet = z.object({
  criteria: z.array(criterion).check(z.maxLength(MAX_CRITERIA)),
  /** Null for the usual order: lowest rent first, or best match first where words are searched. */
  order: z.nullable(rowOrder),
  /** Only the first so many. */
  limit: z.nullable(z.int().check(z.positive())),
  /** Only among these, as many as a comp list holds, in this order where `order` says nothing. */
  ids: z.nullable(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_COMPS))),
  /** And none of these, which were struck off. */
  without: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST_IDS))),
})
export type RowSet = z.infer<typeof rowSet>

/** The whole book. */
export const EVERY_ROW: RowSet = { criteria: [], order: null, limit: null, ids: null }

/** The slots of a set, in its order. Ids the book does not have are passed over. */
export function slotsOf(book: Book, set: RowSet): Uint32Array {
  const all = set.ids === null ? inOrder(book, set) : among(book, set.ids, set)
  const slots = set.without === undefined ? all : notAmong(book, all, set.without)
  return set.limit === null ? slots : slots.subarray(0, set.limit)
}

function notAmong(book: Book, slots: Uint32Array, ids: readonly string[]): Uint32Array {
  const struck = new Set(ids.map((id) => findSlot(book, id)))
  return slots.filter((slot) => !struck.has(slot))
}

function among(book: Book, ids: readonly string[], { criteria, order }: RowSet): Uint32Array {
  const { marks } = judge(book, criteria)
  const slots = [...new Set(ids)]
    .map((id) => findSlot(book, id))
    .filter((slot) => slot >= 0 && marks[slot] === 0)
  return order === null || order.field === 'distance'
    ? Uint32Array.from(slots)
    : byField(book, Uint32Array.from(slots), order.field, order.descending)
}

function inOrder(book: Book, { criteria, order }: RowSet): Uint32Array {
  if (order === null)
    return find(book, { criteria, sort: hasWords(criteria) ? 'relevance' : 'rent_asc' }).slots
  if (order.field === 'distance') {
    const place = centerOf(criteria)
    return place === null
      ? find(book, { criteria, sort: 'rent_asc' }).slots
      : near(book, place, place.miles, criteria).slots
  }
  const { field, descending } = order
  return find(book, { criteria, sort: tableSortOf(field, descending) }).slots
}

function byField(
  book: Book,
  slots: Uint32Array,
  field: Exclude<RowOrder['field'], 'distance'>,
  descending: boolean,
): Uint32Array {
  if (isComputedRange(field)) {
    const figures = Float64Array.from(slots, (slot) =>
      Number(workedValue(propertyAt(book, slot), field, book.base.assumed?.terms)),
    )
    return stableOrder(figures, descending).map((place) => slots[place] as number)
  }
  if (!isRangeField(field)) {
    const valued = Array.from(slots, (slot) => ({
      slot,
      value: sortValueOf(field, propertyAt(book, slot)[field]),
    }))
    valued.sort((a, b) => compareValues(a.value, b.value, descending))
    return Uint32Array.from(valued, ({ slot }) => slot)
  }
  const figures = Float64Array.from(slots, figureReader(book, field))
  return stableOrder(figures, descending).map((place) => slots[place] as number)
}

/** The order of some rows as tables and addresses name it; null for the usual one and by distance. */
export function sortOfRows({ order }: Pick<RowSet, 'order'>): TableSort | null {
  return order === null || order.field === 'distance' ? null : tableSortOf(order.field, order.descending)
}

function hasWords(criteria: RowSet['criteria']): boolean {
  return criteria.some(({ kind }) => kind === 'text')
}
