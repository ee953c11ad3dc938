import type { Book } from '../../book/book.ts'
import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import { type StringColumn, stringAt } from '../../columns/string-column.ts'
import { addressLine } from '../../domain/place/address-line.ts'
import { foldText } from '../../domain/place/fold-place.ts'
import { isWordByte, rangeOf } from './house-numbers.ts'
import { type PropertyRow, shownParts } from './property-place.ts'

/** The rows whose name or address equals the words, which may be an address without a house number. */
export function rowsCalled(text: string, book: Book): PropertyRow[] {
  const typed = foldText(text)
  const rows: PropertyRow[] = []
  if (typed === '') return rows
  for (const { columns, gone } of shownParts(book)) {
    const { name, address } = columns.strings
    const { latitude, longitude } = columns.numbers
    for (let row = 0; row < columns.rows; row++) {
      if (gone?.[row] === 1 || !(mayBegin(typed, name, row) || mayBegin(typed, address, row))) continue
      if (!isCalled(typed, columns, row)) continue
      if (Number.isNaN(numberAt(latitude, row) + numberAt(longitude, row))) continue
      rows.push({ columns, row })
    }
  }
  return rows
}

function isCalled(typed: string, { strings }: BookColumns, row: number): boolean {
  const { name, address, city, state, zip } = strings
  const street = stringAt(address, row)
  if (foldText(stringAt(name, row) ?? '') === typed) return true
  if (street === null) return false
  const line = addressLine({
    address: street,
    city: stringAt(city, row),
    state: stringAt(state, row),
    zip: stringAt(zip, row),
  })
  return [street, line].some((one) => foldText(one) === typed)
}

/** Whether folded words can begin with a row's value. From the first that is not ASCII on, one must look closely. */
function mayBegin(typed: string, column: StringColumn, row: number): boolean {
  const { bytes } = column
  const [from, to] = rangeOf(column, row)
  let next = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if (byte > 127) return true
    if (!isWordByte(byte)) continue
    while (typed.charCodeAt(next) === SPACE) next++
    if ((byte | LOWER) !== typed.charCodeAt(next++)) return false
  }
  return next > 0
}

const SPACE = 32
/** Makes a capital letter small and leaves digits. */
const LOWER = 32
