import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import type { StringColumn } from '../../columns/string-column.ts'

/** The first number in each row's address, and the next one of a range; -1 where there is none, or no point. */
export interface HouseNumbers {
  readonly first: Int32Array
  readonly second: Int32Array
}

const known = new WeakMap<BookColumns, HouseNumbers>()

/** Read off the bytes once for a book's columns: no string is made. */
export function houseNumbers(columns: BookColumns): HouseNumbers {
  let numbers = known.get(columns)
  if (numbers === undefined) {
    numbers = readNumbers(columns)
    known.set(columns, numbers)
  }
  return numbers
}

function readNumbers({ rows, strings, numbers: { latitude, longitude } }: BookColumns): HouseNumbers {
  const first = new Int32Array(rows).fill(-1)
  const second = new Int32Array(rows).fill(-1)
  for (let row = 0; row < rows; row++) {
    if (Number.isNaN(numberAt(latitude, row) + numberAt(longitude, row))) continue
    const [from, to] = rangeOf(strings.address, row)
    const end = readNumber(strings.address.bytes, from, to, first, row)
    if (end > 0) readNumber(strings.address.bytes, end, to, second, row)
  }
  return { first, second }
}

/** Where the row's value stands among the column's bytes; an empty range for none. */
export function rangeOf({ offsets, codes }: StringColumn, row: number): readonly [from: number, to: number] {
  const value = codes === null ? row : (codes[row] as number) - 1
  return value < 0 ? [0, 0] : [offsets[value] as number, offsets[value + 1] as number]
}

const MOST_DIGITS = 6
/** Signs between numbers at most: " – " is five bytes. */
const MOST_BETWEEN = 5

/** Puts the number that begins within a few signs of `from` into the row, and answers where it ends; -1 for none. */
function readNumber(bytes: Uint8Array, from: number, to: number, into: Int32Array, row: number): number {
  let at = from
  while (at < to && at - from < MOST_BETWEEN && !isWordByte(bytes[at] as number)) at++
  let number = 0
  const start = at
  for (; at < to && isDigit(bytes[at] as number); at++) number = number * 10 + (bytes[at] as number) - 48
  if (at === start || at - start > MOST_DIGITS) return -1
  into[row] = number
  // The letter of "5200A".
  return at < to && isLetter(bytes[at] as number) ? at + 1 : at
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57
}

function isLetter(byte: number): boolean {
  return (byte | 32) >= 97 && (byte | 32) <= 122
}

/** A letter or a digit of ASCII. */
export function isWordByte(byte: number): boolean {
  return isDigit(byte) || isLetter(byte)
}
