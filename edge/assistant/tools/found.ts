import { type RowSet, slotsOf } from '../../../sync/assistant/row-set.ts'
import { propertyAt } from '../../../sync/book/columns/property-at.ts'
import { find } from '../../../sync/book/question/find.ts'
import type { RangeField } from '../../../sync/domain/criterion.ts'
import {
  formatAcres,
  formatCount,
  formatFeet,
  formatRent,
  formatSquareFeet,
  RENT_UNITS,
} from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { Desk } from '../desk.ts'
import { countWords, criteriaWords } from '../set-words.ts'
import { rowOf, toldRow } from './told-row.ts'
import type { FoundOutput } from './tool-output.ts'

/** How many rows the assistant is told of. */
const ROWS_TOLD = 5

/** What a set holds: how many, the first of them, and where there are none, what stands in the way. */
export function foundOutput({ book, ledger }: Desk, rows: RowSet, notUnderstood: string | null): FoundOutput {
  const slots = slotsOf(book, rows)
  const found = slots.length
  const told = Array.from(slots.subarray(0, Math.max(ROWS_TOLD, rows.limit ?? 0)), (slot) =>
    propertyAt(book, slot),
  ).slice(0, 10)
  ledger.found = { rows, count: found }
  ledger.notUnderstood = notUnderstood ?? ledger.notUnderstood
  return {
    kind: 'found',
    found,
    count: ledger.figure(countWords(found, rows), '', rows),
    criteria: criteriaWords(rows.criteria),
    rows: told.map((property) => toldRow(property, rows, ledger)),
    order: orderOf({ book, ledger }, rows, slots, told),
    without: found > 0 ? [] : withoutEach({ book, ledger }, rows),
    notUnderstood,
  }
}

function orderOf(
  { book, ledger }: Pick<Desk, 'book' | 'ledger'>,
  { order }: RowSet,
  slots: Uint32Array,
  told: readonly Property[],
): FoundOutput['order'] {
  if (order === null || order.field === 'distance') return null
  const { field, descending } = order
  const missing = slots.reduce((sum, slot) => sum + (propertyAt(book, slot)[field] === null ? 1 : 0), 0)
  const values = told.map((property) => {
    const value = property[field]
    return value === null
      ? 'not stated'
      : ledger.figure(figureWords(field, value), FIGURE_NAMES[field], rowOf(property))
  })
  return { field: FIGURE_NAMES[field], descending, missing, values }
}

/** The criteria that alone leave nothing, each with what would be there without it. */
function withoutEach({ book, ledger }: Pick<Desk, 'book' | 'ledger'>, rows: RowSet): FoundOutput['without'] {
  if (rows.ids !== null) return []
  return rows.criteria.flatMap((criterion, i) => {
    const criteria = rows.criteria.filter((_, at) => at !== i)
    const { found } = find(book, { criteria, sort: 'rent_asc' }, 0)
    if (found === 0) return []
    const count = ledger.figure(countWords(found, { criteria }), '', { ...rows, criteria })
    return [
      {
        found,
        criterion: criteriaWords([criterion]) || countWords(2, { criteria: [criterion] }).slice(2),
        count,
      },
    ]
  })
}

export const FIGURE_NAMES = {
  rentPerSf: 'rent',
  squareFootage: 'size',
  landSizeAcres: 'land',
  clearHeight: 'clear height',
  yearBuilt: 'year built',
  dockDoors: 'dock doors',
  gradeDoors: 'grade-level doors',
  craneTons: 'crane',
  truckCourtFeet: 'truck court',
  trailerStalls: 'trailer stalls',
  officeSf: 'office',
} as const satisfies Record<RangeField, string>

/** A figure with its unit: `$0.97/SF/mo`, `32 ft`. */
export function figureWords(field: RangeField, value: number): string {
  switch (field) {
    case 'rentPerSf':
      return `${formatRent(value, 'month')}${RENT_UNITS.month}`
    case 'squareFootage':
    case 'officeSf':
      return formatSquareFeet(value)
    case 'landSizeAcres':
      return formatAcres(value)
    case 'clearHeight':
    case 'truckCourtFeet':
      return formatFeet(value)
    case 'yearBuilt':
      return String(value)
    case 'craneTons':
      return `${value} ${value === 1 ? 'ton' : 'tons'}`
    case 'dockDoors':
    case 'gradeDoors':
    case 'trailerStalls':
      return formatCount(value)
  }
}
