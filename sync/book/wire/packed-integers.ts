import { type Codes, createCodes } from '../../columns/string-column.ts'
import { BookUnreadable } from './book-format.ts'
import { fromPlanes, toPlanes, widthOf } from './byte-planes.ts'

/** Whole numbers in as few byte planes as the largest needs. */
export function packIntegers(values: Codes): Uint8Array<ArrayBuffer> {
  return toPlanes(values, widthOf(values))
}

/** Reads back the `count` numbers that `packIntegers` wrote. */
export function unpackIntegers(planes: Uint8Array, count: number): Uint32Array<ArrayBuffer> {
  const values = new Uint32Array(count)
  fromPlanes(planes, 0, values, planesIn(planes, count))
  return values
}

/** As `unpackIntegers`, in no wider an array than they need. The planes are spent: they may become that array. */
export function unpackCodes(planes: Uint8Array, count: number): Codes {
  const width = planesIn(planes, count)
  if (width === 1) return planes
  const codes = createCodes(count, 2 ** (width * 8) - 1)
  fromPlanes(planes, 0, codes, width)
  return codes
}

function planesIn(planes: Uint8Array, count: number): number {
  const width = count === 0 ? 0 : planes.length / count
  if (!Number.isInteger(width) || width > 4)
    throw new BookUnreadable('A column has not as many rows as it says.')
  return width
}
