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
  codes: Uint32Array | null
}

const decoder = new TextDecoder()

/** Value number `value` as a string. */
export function valueAt({ bytes, offsets }: StringColumn, value: number): string {
  return decoder.decode(bytes.subarray(offsets[value], offsets[value + 1]))
}

/** The string of a row, or null where it is missing. */
export function stringAt(column: StringColumn, row: number): string | null {
  if (column.codes) {
    const code = column.codes[row] as number
    return code === 0 ? null : valueAt(column, code - 1)
  }
  return valueAt(column, row) || null
}

/** All values, in the order of their numbers. */
export function allValues(column: StringColumn): string[] {
  return Array.from({ length: column.offsets.length - 1 }, (_, value) => valueAt(column, value))
}
