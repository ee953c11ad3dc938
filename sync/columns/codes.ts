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
