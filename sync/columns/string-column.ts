import { weakMemo } from '../memo.ts'

/** Small whole numbers, one a row, in the narrowest array that holds the largest. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

/** Room for `length` numbers, none of them above `largest`. */
export function createCodes(length: number, largest: number): Codes {
  return largest < 2 ** 8
    ? new Uint8Array(length)
    : largest < 2 ** 16
      ? new Uint16Array(length)
      : new Uint32Array(length)
}

/**
 * Strings as UTF-8 bytes, so that a column of any length is three buffers that can be sent to a worker
 * and searched without making a string.
 *
 * `codes` is null where every row has its own value: row i is value i, and an empty value is a missing one.
 * Else `codes[row]` is 0 for a missing value, or 1 + the number of the value in `bytes`.
 */
export interface StringColumn {
  bytes: Uint8Array
  /** One more than there are values; value v is `bytes[offsets[v] .. offsets[v + 1])`. */
  offsets: Uint32Array
  codes: Codes | null
}

/** A byte order mark is text like any other here. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Value number `value` as a string. */
export function valueAt({ bytes, offsets }: StringColumn, value: number): string {
  return decoder.decode(bytes.subarray(offsets[value], offsets[value + 1]))
}

/** The string of a row, or null where it is missing. */
export function stringAt(column: StringColumn, row: number): string | null {
  if (column.codes) {
    const code = column.codes[row] as number
    return code === 0 ? null : sharedValue(column, code - 1)
  }
  return valueAt(column, row) || null
}

const shared = weakMemo((_column: StringColumn): string[] => [])

/** Kept once it was decoded, because many rows have it. */
function sharedValue(column: StringColumn, value: number): string {
  const known = shared.of(column)
  let text = known[value]
  if (text === undefined) {
    text = valueAt(column, value)
    known[value] = text
  }
  return text
}

/** All values, in the order of their numbers. Decoded in one piece, which is much faster than one by one. */
export function allValues({ bytes, offsets }: StringColumn): string[] {
  const text = decoder.decode(bytes)
  const values: string[] = []
  let from = 0
  for (let value = 0; value + 1 < offsets.length; value++) {
    const to = from + unitsOf(bytes, offsets[value] as number, offsets[value + 1] as number)
    values.push(text.slice(from, to))
    from = to
  }
  return values
}

/** UTF-16 units of a stretch of UTF-8: one for each character's first byte, two for characters of four bytes. */
function unitsOf(bytes: Uint8Array, start: number, end: number): number {
  let units = 0
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1
  }
  return units
}
