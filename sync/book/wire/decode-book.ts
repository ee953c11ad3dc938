import type { BookColumns, Snapshot } from '../../columns/book-columns.ts'
import {
  FLAG_FIELDS,
  type FlagField,
  NUMBER_FIELDS,
  type NumberField,
  STRING_FIELDS,
  type StringField,
} from '../../columns/book-fields.ts'
import { lackingNumbers, type NumberColumn } from '../../columns/number-column.ts'
import type { StringColumn } from '../../columns/string-column.ts'
import { memoize } from '../../memo.ts'
import type { FirstPage } from '../question/first-page.ts'
import { type BlockReader, createBlockReader } from './block-reader.ts'
import {
  BOOK_MAGIC,
  type BookHead,
  BookUnreadable,
  type ByteHead,
  type ColumnHead,
  type NumberHead,
  PREDICTORS,
  STRINGS_IN_ORDER,
  type StringHead,
} from './book-format.ts'
import { BOOK_FORMAT } from './book-version.ts'
import { type PackedFirstPage, unpackFirstPage } from './pack-first-page.ts'
import { unpackNames } from './pack-names.ts'
import { unpackNumbers } from './pack-numbers.ts'
import { unpackStrings } from './pack-strings.ts'

const decoder = new TextDecoder()

/** The beginning of a book, which can be shown before the rest has arrived. */
export interface BookStart {
  teamId: string
  seq: number
  firstPage: FirstPage
}

export interface DecodedBook extends Snapshot {
  /** The rows in order of their names, then ids. */
  byName: Uint32Array
}

/** Bytes of the file taken at a time, so that what they unpack to is read before more is unpacked. */
const PIECE = 2 ** 20

/**
 * Reads what `createBookEncoder` wrote, a column at a time as the bytes arrive, each into buffers of its own. Throws
 * `BookUnreadable` and nothing else.
 */
export function decodeBook(
  gzipped: Uint8Array | AsyncIterable<Uint8Array>,
  onStart?: (start: BookStart) => void,
): Promise<DecodedBook> {
  return read(gzipped, async (reader) => {
    const { head, packed } = await readStart(reader)
    const { teamId, seq, rows } = head
    onStart?.({ teamId, seq, firstPage: unpackFirstPage(packed) })
    const { columns, byName } = await readColumns(reader, rows)
    await reader.check()
    await reader.end()
    return { teamId, seq, columns, byName }
  })
}

/** Reads the first page of a book and nothing behind it. Throws `BookUnreadable` and nothing else. */
export function readFirstPage(gzipped: AsyncIterable<Uint8Array>): Promise<PackedFirstPage> {
  return read(gzipped, async (reader) => (await readStart(reader)).packed)
}

async function read<T>(
  gzipped: Uint8Array | AsyncIterable<Uint8Array>,
  work: (reader: BlockReader) => Promise<T>,
): Promise<T> {
  try {
    const reader = createBlockReader(gzipped instanceof Uint8Array ? pieces(gzipped) : gzipped)
    try {
      return await work(reader)
    } finally {
      await reader.close()
    }
  } catch (error) {
    if (error instanceof BookUnreadable) throw error
    throw new BookUnreadable('The book could not be unpacked.', { cause: error })
  }
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

async function readStart(reader: BlockReader): Promise<{ head: BookHead; packed: PackedFirstPage }> {
  const start = await reader.take(6)
  if (decoder.decode(start.subarray(0, 4)) !== BOOK_MAGIC)
    throw new BookUnreadable('The bytes are not a book.')
  const format = new DataView(start.buffer).getUint16(4, true)
  if (format !== BOOK_FORMAT) throw new BookUnreadable(`The book has format ${format}, not ${BOOK_FORMAT}.`)
  const head = await readJson<BookHead>(reader)
  const packed = await readJson<PackedFirstPage>(reader)
  await reader.check()
  return { head, packed }
}

async function readColumns(
  reader: BlockReader,
  rows: number,
): Promise<{ columns: BookColumns; byName: Uint32Array }> {
  const strings: Partial<Record<StringField, StringColumn>> = {}
  /** Of fields that every row lacks: columns never change, so those of a kind are one. */
  const empty: Partial<Record<'own' | 'shared', StringColumn>> = {}
  let byName: Uint32Array = new Uint32Array(0)
  for (const field of STRINGS_IN_ORDER) {
    const { head, blocks } = await readColumn<StringHead>(reader, field)
    if (field === 'name') {
      const unpacked = unpackNames(blocks, rows)
      strings.name = unpacked.names
      byName = unpacked.byName
      continue
    }
    const predictor = PREDICTORS[field]
    const kind = STRING_FIELDS[field]
    const column = unpackStrings(head, blocks, {
      shared: kind === 'shared',
      rows,
      predictor: predictor && strings[predictor],
    })
    if (column.bytes.length > 0) strings[field] = column
    else strings[field] = empty[kind] ??= column
  }
  const numbers: Partial<Record<NumberField, NumberColumn>> = {}
  const lacking = memoize(() => lackingNumbers(rows))
  for (const field of NUMBER_FIELDS) {
    const { head, blocks } = await readColumn<NumberHead>(reader, field)
    const isLacking = head.scale !== null && head.values === 0
    numbers[field] = isLacking ? lacking() : unpackNumbers(head, blocks, rows)
  }
  const flags: Partial<Record<FlagField, Uint8Array>> = {}
  for (const field of FLAG_FIELDS) flags[field] = await readBytes(reader, field)
  const amenities = await readBytes(reader, 'amenities')
  // Every field has been read: each list was gone through.
  return { columns: { rows, strings, numbers, flags, amenities } as BookColumns, byName }
}

async function readBytes(reader: BlockReader, field: ByteHead['field']): Promise<Uint8Array> {
  const { blocks } = await readColumn<ByteHead>(reader, field)
  return blocks[0] ?? new Uint8Array(0)
}

async function readColumn<Head extends ColumnHead>(
  reader: BlockReader,
  field: Head['field'],
): Promise<{ head: Head; blocks: Uint8Array[] }> {
  const head = await readJson<Head>(reader)
  if (head.field !== field) throw new BookUnreadable(`The book lacks ${field}.`)
  const blocks: Uint8Array[] = []
  while (blocks.length < head.blocks) blocks.push(await reader.block())
  return { head, blocks }
}

/** Damage is noticed only when the checksum has been read, so nothing may trust the values before. */
async function readJson<T>(reader: BlockReader): Promise<T> {
  return JSON.parse(decoder.decode(await reader.block())) as T
}
