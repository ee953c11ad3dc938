import {
  type FlagField,
  type NumberField,
  STRING_FIELD_NAMES,
  type StringField,
} from '../../columns/book-fields.ts'

/**
 * The book on the wire, before gzip, all numbers little-endian:
 *
 *     'CLHB' | u16 format | block (`BookHead`) | block (`FirstPage`) | u32 checksum | columns | u32 checksum
 *     column = block (`ColumnHead`) | as many blocks as the head says
 *     block  = u32 length | bytes
 *
 * Heads and the first page are JSON. Columns come in the order of `STRINGS_IN_ORDER`, `NUMBER_FIELDS`, `FLAG_FIELDS`,
 * amenities. A checksum is over all blocks before it, their lengths included. Whole numbers are written in byte planes
 * (first the low bytes of all rows, then the next, as many as the largest needs), which is how gzip sees what they have
 * in common.
 */
export const BOOK_MAGIC = 'CLHB'

export interface BookHead {
  teamId: string
  seq: number
  rows: number
}

export type ColumnHead = StringHead | NumberHead | ByteHead

/**
 * Blocks: the values' bytes and their lengths, in planes; where all are hexadecimal of one length, as ids are, the
 * differences of their first 32 bits, in planes, and the bytes after these. Then, where values are shared, the codes
 * of the rows in planes, as steps from the predictor's where there is one. Of names, the values stand in order of
 * name, and then come the rows' places in it, in planes: sorted, they take less than in order of row, and nobody
 * sorts them again.
 */
export interface StringHead {
  field: StringField
  blocks: number
  values: number
  form: 'text' | 'hex' | 'names'
}

/**
 * One block of planes: 0 for a missing value, else 1 + its distance from `least`. Or, where a value mostly stands
 * more than once, two: the values, and 0 for a missing one or 1 + the number of the value for each row. Values are
 * written as differences, in planes, from small to large; where there is no scale as f64.
 */
export interface NumberHead {
  field: NumberField
  blocks: number
  scale: number | null
  least: number
  /** How many values the first of two blocks has; null where there is one block. */
  values: number | null
}

/** One block: a byte a row. */
export interface ByteHead {
  field: FlagField | 'amenities'
  blocks: 1
}

export interface PackedColumn {
  head: ColumnHead
  blocks: readonly Uint8Array[]
}

/** Shared strings that mostly follow from another string of the row, as a broker's telephone from the broker. */
export const PREDICTORS: Readonly<Partial<Record<StringField, StringField>>> = {
  city: 'zip',
  state: 'zip',
  brokerFirm: 'brokerName',
  brokerPhone: 'brokerName',
  brokerEmail: 'brokerName',
}

/** Predictors first. */
export const STRINGS_IN_ORDER: readonly StringField[] = STRING_FIELD_NAMES.toSorted(
  (a, b) => Number(a in PREDICTORS) - Number(b in PREDICTORS),
)

/** The bytes are not a book this version reads: damaged, cut short, or of another format. */
export class BookUnreadable extends Error {
  override name = 'BookUnreadable'
}
