import type { Book } from '../book/book.ts'
import type { NumberField } from '../book/book-fields.ts'
import { nameRanks } from '../book/name-ranks.ts'
import { numberAt } from '../book/number-column.ts'
import { compareValues } from '../book/number-order.ts'
import type { Nearby } from '../book/order-by-distance.ts'
import { stringAt } from '../book/string-column.ts'
import { LEASE_TYPES } from '../domain/property.ts'
import { type CompColumn, type CompSort, NEAREST_FIRST, readSort } from './comp-sort.ts'

const FIGURES: Partial<Record<CompColumn, NumberField>> = {
  rent: 'rentPerSf',
  size: 'squareFootage',
  clear: 'clearHeight',
  built: 'yearBuilt',
}

/**
 * The positions of comps, which stand nearest first, in order of a sort. A missing value is last either way; equal
 * ones stay nearest first.
 */
export function sortedPositions(book: Book, comps: Nearby, sort: CompSort): Uint32Array {
  const { column, descending } = readSort(sort)
  const positions = new Uint32Array(comps.slots.length)
  for (let i = 0; i < positions.length; i++) positions[i] = i
  if (sort === NEAREST_FIRST) return positions
  const values = new Float64Array(positions.length)
  const readAt = valuesOf(book, comps, column)
  for (let i = 0; i < values.length; i++) values[i] = readAt(i)
  return positions.sort((a, b) => compareValues(values[a] as number, values[b] as number, descending))
}

/** What a column sorts a position by; NaN where the property does not say. */
function valuesOf(book: Book, { slots, miles }: Nearby, column: CompColumn): (position: number) => number {
  const base = book.base.snapshot.columns
  const placeOf = (position: number) => {
    const slot = slots[position] as number
    return slot < base.rows ? { columns: base, row: slot } : { columns: book.extra, row: slot - base.rows }
  }
  switch (column) {
    case 'distance':
      return (position) => miles[position] as number
    case 'name': {
      const ranks = nameRanks(book)
      return (position) => ranks[slots[position] as number] as number
    }
    case 'lease':
      return (position) => {
        const { columns, row } = placeOf(position)
        const rank = (LEASE_TYPES as readonly (string | null)[]).indexOf(
          stringAt(columns.strings.leaseType, row),
        )
        return rank < 0 ? Number.NaN : rank
      }
    case 'signed':
      return (position) => {
        const { columns, row } = placeOf(position)
        return dayOf(stringAt(columns.strings.dateSigned, row))
      }
    case 'rent':
    case 'size':
    case 'clear':
    case 'built': {
      const field = FIGURES[column] as NumberField
      return (position) => {
        const { columns, row } = placeOf(position)
        return numberAt(columns.numbers[field], row)
      }
    }
  }
}

/** A partial date as a number that grows with it: a month without a day stands before its days. */
export function dayOf(date: string | null): number {
  if (date === null) return Number.NaN
  const [year = '', part = '', day = '0'] = date.split('-')
  const month = part.startsWith('Q') ? Number(part.slice(1)) * 3 - 2 : Number(part)
  return Number(year) * 10_000 + month * 100 + Number(day)
}
