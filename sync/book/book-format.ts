import type { FlagField, NumberField, StringField } from './book-fields.ts'

/**
 * The book on the wire, before gzip, all numbers little-endian:
 *
 *     'CLHB' | u16 format | u32 length of header | header (JSON) | body | u32 checksum of body
 *
 * The header names the columns in the order of the body. Whole numbers are written in byte planes (first the low
 * bytes of all rows, then the next), which is how gzip sees that the high bytes hardly change.
 */
export const BOOK_MAGIC = 'CLHB'

/** Counted up with every change of the bytes or of what they mean (amenity detection is stored, so it counts). */
export const BOOK_FORMAT = 1

export interface BookHeader {
  teamId: string
  seq: number
  rows: number
  strings: readonly StringHeader[]
  numbers: readonly NumberHeader[]
  flags: readonly FlagField[]
}

/** Body: value bytes, u32 lengths of the values in planes, then (where `shared`) u32 codes of the rows in planes. */
export interface StringHeader {
  field: StringField
  shared: boolean
  values: number
  bytes: number
}

/** Body: i32 planes of the scaled values, or where the scale is null f64. */
export interface NumberHeader {
  field: NumberField
  scale: number | null
}

export const CHECKSUM_START = 0x811c9dc5

/** FNV-1a over 32 bits, going on from the sum of what came before. */
export function checksum(bytes: Uint8Array, before = CHECKSUM_START): number {
  let hash = before
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193)
  return hash >>> 0
}
