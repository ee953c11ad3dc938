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
