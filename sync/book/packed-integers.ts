import { BookUnreadable } from './book-unreadable.ts'
import { fromPlanes, toPlanes, widthOf } from './byte-planes.ts'

/** Whole numbers in as few byte planes as the largest needs. */
export function packIntegers(values: Uint32Array): Uint8Array<ArrayBuffer> {
  return toPlanes(values, widthOf(values))
}

/** Reads back the `count` numbers that `packIntegers` wrote. */
export function unpackIntegers(planes: Uint8Array, count: number): Uint32Array<ArrayBuffer> {
  const width = count === 0 ? 0 : planes.length / count
  if (!Number.isInteger(width) || width > 4)
    throw new BookUnreadable('A column has not as many rows as it says.')
  const values = new Uint32Array(count)
  fromPlanes(planes, 0, values, width)
  return values
}
