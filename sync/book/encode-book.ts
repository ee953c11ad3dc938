import type { Property } from '../domain/property.ts'
import type { BookColumns } from './book-columns.ts'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES } from './book-fields.ts'
import type { BookHeader, NumberHeader, StringHeader } from './book-format.ts'
import { BOOK_FORMAT, BOOK_MAGIC, CHECKSUM_START, checksum } from './book-format.ts'
import { createColumnsBuilder } from './build-columns.ts'
import { toPlanes } from './byte-planes.ts'
import { gzip } from './gzip.ts'

export interface BookEncoder {
  /** Rows come in order of id. */
  add(property: Property): void
  /** The whole book, gzipped. The encoder is spent. */
  finish(): Promise<Uint8Array<ArrayBuffer>>
}

/** Encodes the book of a team as it stood when `seq` was its newest change, keeping no row as an object. */
export function createBookEncoder({ teamId, seq }: { teamId: string; seq: number }): BookEncoder {
  const builder = createColumnsBuilder()
  let lastId = ''
  return {
    add(property) {
      if (property.id <= lastId) throw new Error(`Book rows must come in order of id: ${property.id}`)
      lastId = property.id
      builder.add(property)
    },
    finish: () => gzip(encodeColumns(teamId, seq, builder.finish())),
  }
}

/** The bytes of the book a column at a time, so that it is never in memory whole. */
function* encodeColumns(teamId: string, seq: number, columns: BookColumns): Generator<Uint8Array> {
  yield* head(teamId, seq, columns)
  let sum = CHECKSUM_START
  for (const part of body(columns)) {
    sum = checksum(part, sum)
    yield part
  }
  const tail = new Uint8Array(4)
  new DataView(tail.buffer).setUint32(0, sum, true)
  yield tail
}

function* head(teamId: string, seq: number, columns: BookColumns): Generator<Uint8Array> {
  const strings = STRING_FIELD_NAMES.map((field): StringHeader => {
    const { bytes, offsets, codes } = columns.strings[field]
    return { field, shared: codes !== null, values: offsets.length - 1, bytes: bytes.length }
  })
  const numbers = NUMBER_FIELDS.map((field): NumberHeader => {
    const column = columns.numbers[field]
    return { field, scale: column.kind === 'float' ? null : column.scale }
  })
  const header: BookHeader = { teamId, seq, rows: columns.rows, strings, numbers, flags: FLAG_FIELDS }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const lead = new Uint8Array(10)
  lead.set(new TextEncoder().encode(BOOK_MAGIC))
  const view = new DataView(lead.buffer)
  view.setUint16(4, BOOK_FORMAT, true)
  view.setUint32(6, text.length, true)
  yield lead
  yield text
}

function* body(columns: BookColumns): Generator<Uint8Array> {
  for (const field of STRING_FIELD_NAMES) {
    const { bytes, offsets, codes } = columns.strings[field]
    yield bytes
    yield toPlanes(offsets.subarray(1).map((end, i) => end - (offsets[i] as number)))
    if (codes) yield toPlanes(codes)
  }
  for (const field of NUMBER_FIELDS) {
    const column = columns.numbers[field]
    yield column.kind === 'float' ? new Uint8Array(column.values.slice().buffer) : toPlanes(column.values)
  }
  for (const field of FLAG_FIELDS) yield columns.flags[field]
  yield columns.amenities
}
