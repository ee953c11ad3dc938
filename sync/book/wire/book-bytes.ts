import type { FirstPage } from '../question/first-page.ts'
import { BOOK_MAGIC, type BookHead, type PackedColumn } from './book-format.ts'
import { BOOK_FORMAT } from './book-version.ts'
import { checksum } from './checksum.ts'
import { packFirstPage } from './pack-first-page.ts'

type Columns = Iterable<PackedColumn> | AsyncIterable<PackedColumn>

/** The bytes of a book before gzip, a column at a time, so that it is never in memory whole. */
export async function* bookBytes(
  head: BookHead,
  page: FirstPage,
  columns: Columns,
): AsyncGenerator<Uint8Array> {
  const start = new Uint8Array(6)
  start.set(new TextEncoder().encode(BOOK_MAGIC))
  new DataView(start.buffer).setUint16(4, BOOK_FORMAT, true)
  yield start
  let sum = 0
  for (const blocks of [startBlocks(head, page), columnBlocks(columns)]) {
    for await (const block of blocks) {
      const length = wordOf(block.length)
      sum = checksum(block, checksum(length, sum))
      yield length
      yield block
    }
    yield wordOf(sum)
  }
}

function* startBlocks(head: BookHead, page: FirstPage): Generator<Uint8Array> {
  yield jsonBlock(head)
  yield jsonBlock(packFirstPage(page))
}

async function* columnBlocks(columns: Columns): AsyncGenerator<Uint8Array> {
  for await (const { head, blocks } of columns) {
    yield jsonBlock(head)
    yield* blocks
  }
}

function jsonBlock(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value))
}

function wordOf(value: number): Uint8Array {
  const word = new Uint8Array(4)
  new DataView(word.buffer).setUint32(0, value, true)
  return word
}
