import type { BookColumns, Snapshot } from './book-columns.ts'
import type { FlagField, NumberField, StringField } from './book-fields.ts'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES, STRING_FIELDS } from './book-fields.ts'
import type { BookHeader, NumberHeader, StringHeader } from './book-format.ts'
import { BOOK_FORMAT, BOOK_MAGIC, checksum } from './book-format.ts'
import { fromPlanes } from './byte-planes.ts'
import { gunzip } from './gzip.ts'
import type { NumberColumn } from './number-column.ts'
import type { StringColumn } from './string-column.ts'

/** The bytes are not a book this version reads: damaged, cut short, or of another format. */
export class BookUnreadable extends Error {
  override name = 'BookUnreadable'
}

/** Reads what `createBookEncoder` wrote. Throws `BookUnreadable` and nothing else. */
export async function decodeBook(gzipped: Uint8Array): Promise<Snapshot> {
  try {
    return readFrame(await gunzip(gzipped))
  } catch (error) {
    if (error instanceof BookUnreadable) throw error
    throw new BookUnreadable('The book could not be unpacked.', { cause: error })
  }
}

function readFrame(bytes: Uint8Array): Snapshot {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 14 || new TextDecoder().decode(bytes.subarray(0, 4)) !== BOOK_MAGIC) {
    throw new BookUnreadable('The bytes are not a book.')
  }
  const format = view.getUint16(4, true)
  if (format !== BOOK_FORMAT) throw new BookUnreadable(`The book has format ${format}, not ${BOOK_FORMAT}.`)
  const bodyStart = 10 + view.getUint32(6, true)
  const bodyEnd = bytes.length - 4
  if (bodyStart > bodyEnd) throw new BookUnreadable('The book is cut short.')
  const body = bytes.subarray(bodyStart, bodyEnd)
  if (checksum(body) !== view.getUint32(bodyEnd, true)) throw new BookUnreadable('The book is damaged.')
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(10, bodyStart))) as BookHeader
  return { teamId: header.teamId, seq: header.seq, columns: readColumns(header, body) }
}

function readColumns(header: BookHeader, body: Uint8Array): BookColumns {
  const { rows } = header
  const cursor = { at: 0 }
  const take = (length: number): Uint8Array => {
    cursor.at += length
    return body.subarray(cursor.at - length, cursor.at)
  }
  const strings = new Map(header.strings.map((h) => [h.field, readStrings(h, rows, take)]))
  const numbers = new Map(header.numbers.map((h) => [h.field, readNumbers(h, rows, take)]))
  const flags = new Map(header.flags.map((field) => [field, take(rows)]))
  const amenities = take(rows)
  if (cursor.at !== body.length) throw new BookUnreadable('The book has more or less than its header says.')
  return {
    rows,
    strings: complete<StringField, StringColumn>(STRING_FIELD_NAMES, strings),
    numbers: complete<NumberField, NumberColumn>(NUMBER_FIELDS, numbers),
    flags: complete<FlagField, Uint8Array>(FLAG_FIELDS, flags),
    amenities,
  }
}

function readStrings(
  { field, shared, values, bytes }: StringHeader,
  rows: number,
  take: (length: number) => Uint8Array,
): StringColumn {
  if (shared !== (STRING_FIELDS[field] === 'shared')) throw new BookUnreadable(`Unexpected column ${field}.`)
  const text = take(bytes)
  const lengths = new Uint32Array(values)
  fromPlanes(take(values * 4), 0, lengths)
  const offsets = new Uint32Array(values + 1)
  for (let i = 0; i < values; i++) offsets[i + 1] = (offsets[i] as number) + (lengths[i] as number)
  if (!shared) return { bytes: text, offsets, codes: null }
  const codes = new Uint32Array(rows)
  fromPlanes(take(rows * 4), 0, codes)
  return { bytes: text, offsets, codes }
}

function readNumbers(
  { scale }: NumberHeader,
  rows: number,
  take: (length: number) => Uint8Array,
): NumberColumn {
  if (scale === null) return { kind: 'float', values: new Float64Array(take(rows * 8).slice().buffer) }
  const values = new Int32Array(rows)
  fromPlanes(take(rows * 4), 0, values)
  return { kind: 'scaled', scale, values }
}

function complete<K extends string, V>(fields: readonly K[], columns: ReadonlyMap<K, V>): Record<K, V> {
  return Object.fromEntries(
    fields.map((field) => {
      const column = columns.get(field)
      if (column === undefined) throw new BookUnreadable(`The book lacks ${field}.`)
      return [field, column]
    }),
  ) as Record<K, V>
}
