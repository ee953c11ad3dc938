import type { StringColumn } from '../../columns/string-column.ts'
import { placesByName, rowsByPlace } from '../base-order/order-by-name.ts'
import { BookUnreadable } from './book-format.ts'
import { packIntegers, unpackCodes, unpackIntegers } from './packed-integers.ts'

/** The names in order, their lengths in that order, and the places of the rows in it. */
export function packNames(names: StringColumn): Uint8Array[] {
  const places = placesByName(names)
  const text = new Uint8Array(names.bytes.length)
  const lengths = new Uint32Array(places.length)
  let end = 0
  for (const [i, row] of rowsByPlace(places).entries()) {
    const name = names.bytes.subarray(names.offsets[row], names.offsets[row + 1])
    text.set(name, end)
    end += name.length
    lengths[i] = name.length
  }
  return [text, packIntegers(lengths), packIntegers(places)]
}

/** Reads back what `packNames` wrote, and the rows in order of their names, which no browser need sort again. */
export function unpackNames(
  [text, lengthPlanes, placePlanes]: readonly Uint8Array[],
  rows: number,
): { names: StringColumn; byName: Uint32Array } {
  if (text === undefined || lengthPlanes === undefined || placePlanes === undefined)
    throw new BookUnreadable('The names are cut short.')
  const places = unpackIntegers(placePlanes, rows)
  if (!areWithin(places)) throw new BookUnreadable('The names are damaged.')
  const byName = rowsByPlace(places)
  const lengths = unpackCodes(lengthPlanes, rows)
  const offsets = new Uint32Array(rows + 1)
  let length = 0
  for (let i = 0; i < rows; i++) {
    offsets[(byName[i] as number) + 1] = lengths[i] as number
    length += lengths[i] as number
  }
  if (length !== text.length) throw new BookUnreadable('The names are damaged.')
  for (let row = 0; row < rows; row++)
    offsets[row + 1] = (offsets[row + 1] as number) + (offsets[row] as number)
  const bytes = new Uint8Array(length)
  let from = 0
  for (let i = 0; i < rows; i++) {
    let at = offsets[byName[i] as number] as number
    for (const end = from + (lengths[i] as number); from < end; from++) bytes[at++] = text[from] as number
  }
  return { names: { bytes, offsets, codes: null }, byName }
}

function areWithin(places: Uint32Array): boolean {
  for (let row = 0; row < places.length; row++) if ((places[row] as number) >= places.length) return false
  return true
}
