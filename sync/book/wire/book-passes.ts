import {
  type ColumnName,
  STRING_FIELD_NAMES,
  STRING_FIELDS,
  type StringField,
} from '../../columns/book-fields.ts'
import { FILTER_CHOICES } from '../../domain/criteria/filter-choices.ts'
import { COLUMNS_IN_ORDER } from './pack-column.ts'

/** What the first page is worked out from, and what its rows are found by. */
export const FIRST_PASS: readonly ColumnName[] = [
  'id',
  'name',
  'status',
  'leaseType',
  ...FILTER_CHOICES.map(({ field }) => field).filter((field) => field !== 'status' && field !== 'leaseType'),
  'rentPerSf',
  'squareFootage',
  'leasedSf',
  'amenities',
]

/** Texts that each row has its own of. */
export const OWN_TEXTS: readonly StringField[] = STRING_FIELD_NAMES.filter(
  (name) => STRING_FIELDS[name] === 'own',
)

/** A number, or the number of a text. */
const CELL_BYTES = 4

/**
 * The columns of a book in the order of the file, in runs of no more than `most` bytes, but at least one column each.
 * `textBytes` are those of the columns of `OWN_TEXTS`. Those of `FIRST_PASS` are not counted.
 */
export function passesOf(
  rows: number,
  textBytes: Readonly<Partial<Record<ColumnName, number>>>,
  most: number,
): ColumnName[][] {
  const passes: ColumnName[][] = [[]]
  let room = most
  for (const name of COLUMNS_IN_ORDER) {
    const bytes = FIRST_PASS.includes(name) ? 0 : rows * CELL_BYTES + (textBytes[name] ?? 0)
    if (bytes > room && room < most) {
      passes.push([])
      room = most
    }
    passes.at(-1)?.push(name)
    room -= bytes
  }
  return passes
}
