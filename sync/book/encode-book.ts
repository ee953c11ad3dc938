import type { Property } from '../domain/property.ts'
import type { BookColumns } from './book-columns.ts'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES } from './book-fields.ts'
import type { BookHeader, NumberHeader, StringHeader } from './book-format.ts'
import { BOOK_FORMAT, BOOK_MAGIC, checksum } from './book-format.ts'
import { createColumnsBuilder } from './build-columns.ts'
import { toPlanes } from './byte-planes.ts'
import { concatBytes, gzip } from './gzip.ts'

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

function encodeColumns(teamId: string, seq: number, columns: BookColumns): Uint8Array<ArrayBuffer> {
  const body: Uint8Array[] = []
  const strings = STRING_FIELD_NAMES.map((field): StringHeader => {
    const { bytes, offsets, codes } = columns.strings[field]
    const lengths = Uint32Array.from(
      { length: offsets.length - 1 },
      (_, i) => (offsets[i + 1] as number) - (offsets[i] as number),
    )
    body.push(bytes, toPlanes(lengths))
    if (codes) body.push(toPlanes(codes))
    return { field, shared: codes !== null, values: lengths.length, bytes: bytes.length }
  })
  const numbers = NUMBER_FIELDS.map((field): NumberHeader => {
    const column = columns.numbers[field]
    if (column.kind === 'float') {
      body.push(new Uint8Array(column.values.slice().buffer))
      return { field, scale: null }
    }
    body.push(toPlanes(column.values))
    return { field, scale: column.scale }
  })
  for (const field of FLAG_FIELDS) body.push(columns.flags[field])
  body.push(columns.amenities)
  const header: BookHeader = { teamId, seq, rows: columns.rows, strings, numbers, flags: FLAG_FIELDS }
  return frame(new TextEncoder().encode(JSON.stringify(header)), concatBytes(body))
}

function frame(header: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const lead = new Uint8Array(10)
  lead.set(new TextEncoder().encode(BOOK_MAGIC))
  const view = new DataView(lead.buffer)
  view.setUint16(4, BOOK_FORMAT, true)
  view.setUint32(6, header.length, true)
  const tail = new Uint8Array(4)
  new DataView(tail.buffer).setUint32(0, checksum(body), true)
  return concatBytes([lead, header, body, tail])
}
