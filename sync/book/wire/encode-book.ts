import type { BookColumns, Snapshot } from '../../columns/book-columns.ts'
import { FLAG_FIELDS, NUMBER_FIELDS } from '../../columns/book-fields.ts'
import { createColumnsBuilder } from '../../columns/build-columns.ts'
import type { Property } from '../../domain/property.ts'
import { overlay } from '../book.ts'
import { createBase } from '../create-base.ts'
import { firstPageOf } from '../question/first-page-of.ts'
import { BOOK_MAGIC, type BookHead, type PackedColumn, PREDICTORS, STRINGS_IN_ORDER } from './book-format.ts'
import { BOOK_FORMAT } from './book-version.ts'
import { checksum } from './checksum.ts'
import { gzip } from './gzip.ts'
import { packFirstPage } from './pack-first-page.ts'
import { packNumbers } from './pack-numbers.ts'
import { packStrings } from './pack-strings.ts'

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
      return gzip(book({ teamId, seq, columns: builder.finish() }))
    },
  }
}

/** The bytes of the book a column at a time, so that it is never in memory whole. */
function* book(snapshot: Snapshot): Generator<Uint8Array> {
  const start = new Uint8Array(6)
  start.set(new TextEncoder().encode(BOOK_MAGIC))
  new DataView(start.buffer).setUint16(4, BOOK_FORMAT, true)
  yield start
  let sum = 0
  for (const blocks of [startBlocks(snapshot), columnBlocks(snapshot.columns)]) {
    for (const block of blocks) {
      const length = wordOf(block.length)
      sum = checksum(block, checksum(length, sum))
      yield length
      yield block
    }
    yield wordOf(sum)
  }
}

function* startBlocks(snapshot: Snapshot): Generator<Uint8Array> {
  const { teamId, seq, columns } = snapshot
  const head: BookHead = { teamId, seq, rows: columns.rows }
  yield jsonBlock(head)
  yield jsonBlock(packFirstPage(firstPageOf(overlay(createBase(snapshot), []))))
}

function* columnBlocks(columns: BookColumns): Generator<Uint8Array> {
  for (const { head, blocks } of packedColumns(columns)) {
    yield jsonBlock(head)
    yield* blocks
  }
}

function* packedColumns({ strings, numbers, flags, amenities }: BookColumns): Generator<PackedColumn> {
  for (const field of STRINGS_IN_ORDER) {
    const predictor = PREDICTORS[field]
    yield packStrings(field, strings[field], predictor && strings[predictor])
  }
  for (const field of NUMBER_FIELDS) yield packNumbers(field, numbers[field])
  for (const field of FLAG_FIELDS) yield { head: { field, blocks: 1 }, blocks: [flags[field]] }
  yield { head: { field: 'amenities', blocks: 1 }, blocks: [amenities] }
}

function jsonBlock(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value))
}

function wordOf(value: number): Uint8Array {
  const word = new Uint8Array(4)
  new DataView(word.buffer).setUint32(0, value, true)
  return word
}
