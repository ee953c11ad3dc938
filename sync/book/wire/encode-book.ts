import type { BookColumns } from '../../columns/book-columns.ts'
import { createColumnsBuilder } from '../../columns/build-columns.ts'
import type { Property } from '../../domain/property.ts'
import { overlay } from '../book.ts'
import { createBase } from '../create-base.ts'
import { firstPageOf } from '../question/first-page-of.ts'
import { bookBytes } from './book-bytes.ts'
import type { PackedColumn } from './book-format.ts'
import { gzip } from './gzip.ts'
import { COLUMNS_IN_ORDER, packerOf } from './pack-column.ts'

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
    finish() {
      const columns = builder.finish()
      const page = firstPageOf(overlay(createBase({ teamId, seq, columns }), []))
      return gzip(bookBytes({ teamId, seq, rows: columns.rows }, page, packedColumns(columns)))
    },
  }
}

function* packedColumns(columns: BookColumns): Generator<PackedColumn> {
  for (const name of COLUMNS_IN_ORDER) yield packerOf(columns, name, columns.strings)()
}
