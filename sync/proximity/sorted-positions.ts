import { stableOrder } from '../book/base-order/stable-order.ts'
import type { Book } from '../book/book.ts'
import { figureReader } from '../book/figure-reader.ts'
import { nameRanks } from '../book/order/name-ranks.ts'
import { partsOf } from '../book/question/judge.ts'
import type { Nearby } from '../book/spatial/order-by-distance.ts'
import { valuesIn } from '../book/values-in.ts'
import { allValues } from '../columns/string-column.ts'
import { isRangeField, type WordField } from '../domain/criteria/asked-fields.ts'
import { LEASE_TYPES } from '../domain/known-types.ts'
import { COMP_FIELDS, type CompColumn, type CompSort, NEAREST_FIRST, readSort } from './comp-sort.ts'

/**
 * The positions of comps, which come nearest first, in the order of a sort. Missing values are last in both
 * directions, and equal ones stay nearest first.
 */
export function sortedPositions(book: Book, comps: Nearby, sort: CompSort): Uint32Array {
  const { column, descending } = readSort(sort)
  if (sort === NEAREST_FIRST) {
    const positions = new Uint32Array(comps.slots.length)
    for (let i = 0; i < positions.length; i++) positions[i] = i
    return positions
  }
  return stableOrder(valuesOf(book, comps, column), descending)
}

/** The figure each position is sorted by; NaN where it is missing. */
function valuesOf(book: Book, { slots, miles }: Nearby, column: CompColumn): Float64Array {
  switch (column) {
    case 'distance':
      return miles
    case 'name': {
      const ranks = nameRanks(book)
      return fill(slots, (slot) => ranks[slot] as number)
    }
    case 'lease':
      return byText(book, slots, 'leaseType', leaseRank)
    case 'signed':
      return byText(book, slots, 'dateSigned', dayOf)
    default: {
      const field = COMP_FIELDS[column]
      return isRangeField(field)
        ? fill(slots, figureReader(book, field))
        : byText(book, slots, field, alphabetRank(book, field))
    }
  }
}

function fill(slots: Uint32Array, read: (slot: number) => number): Float64Array {
  const values = new Float64Array(slots.length)
  for (let i = 0; i < slots.length; i++) values[i] = read(slots[i] as number)
  return values
}

/** For a column with shared values, each of which is read once and not for every row. */
function byText(
  book: Book,
  slots: Uint32Array,
  field: WordField | 'dateSigned',
  read: (text: string | null) => number,
): Float64Array {
  const [base, changed] = partsOf(book).map(({ columns }) => {
    const column = columns.strings[field]
    return { codes: column.codes, values: [read(null), ...allValues(column).map(read)] }
  })
  const { rows } = book.base.snapshot.columns
  return fill(slots, (slot) => {
    const [part, row] = slot < rows ? [base, slot] : [changed, slot - rows]
    return part?.values[part.codes?.[row] ?? 0] ?? Number.NaN
  })
}

function alphabetRank(book: Book, field: WordField): (text: string | null) => number {
  const values = [...new Set(valuesIn(book, field).map((value) => value.toLowerCase()))].sort()
  const ranks = new Map(values.map((value, rank) => [value, rank]))
  return (text) => (text === null ? Number.NaN : (ranks.get(text.toLowerCase()) ?? Number.NaN))
}

function leaseRank(type: string | null): number {
  const rank = (LEASE_TYPES as readonly (string | null)[]).indexOf(type)
  return rank < 0 ? Number.NaN : rank
}

/** A partial date as a rising number. A month without a day comes before its days. */
export function dayOf(date: string | null): number {
  if (date === null) return Number.NaN
  const [year = '', part = '', day = '0'] = date.split('-')
  const month = part.startsWith('Q') ? Number(part.slice(1)) * 3 - 2 : Number(part)
  return Number(year) * 10_000 + month * 100 + Number(day)
}
