import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { createBase } from '../../../../sync/book/create-base.ts'
import { firstPageOf } from '../../../../sync/book/question/first-page-of.ts'
import { BookUnreadable } from '../../../../sync/book/wire/book-format.ts'
import { BOOK_FORMAT, formatOf } from '../../../../sync/book/wire/book-version.ts'
import { type BookStart, decodeBook } from '../../../../sync/book/wire/decode-book.ts'
import { createBookEncoder } from '../../../../sync/book/wire/encode-book.ts'
import { gunzip, gzip } from '../../../../sync/book/wire/gzip.ts'
import type { BookColumns } from '../../../../sync/columns/book-columns.ts'
import { FLAG_FIELDS, NUMBER_FIELDS, STRING_FIELD_NAMES } from '../../../../sync/columns/book-fields.ts'
import { readProperty } from '../../../../sync/columns/read-property.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { anyBook, makeProperty } from '../../../make/property.ts'

function encode(properties: readonly Property[]): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = createBookEncoder({ teamId: 'demo', seq: 7 })
  for (const property of properties) encoder.add(property)
  return encoder.finish()
}

function rowsOf({ rows, ...columns }: BookColumns): Property[] {
  return Array.from({ length: rows }, (_, row) => readProperty({ rows, ...columns }, row))
}

test('a book read back is the book that was written, whatever its rows hold', async () => {
  await fc.assert(
    fc.asyncProperty(anyBook, async (properties) => {
      let start: BookStart | undefined
      const book = await decodeBook(await encode(properties), (first) => {
        start = first
      })
      const { teamId, seq, columns } = book
      expect({ teamId, seq }).toEqual({ teamId: 'demo', seq: 7 })
      expect(rowsOf(columns)).toEqual(properties)
      expect(start).toEqual({ teamId, seq, firstPage: firstPageOf(overlay(createBase(book), [])) })
    }),
    { numRuns: 60 },
  )
})

const anyText = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .filter((text) => text.isWellFormed())
const fewTexts = fc.constantFrom('77041', 'José Peña', '\uFEFF\u0000', '12345678', 'x'.repeat(20_000))
const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(0, -0, 1e300, -(2 ** 30), 2 ** 30 - 1, 0.000001),
)
/** Every field with whatever its type can hold, and often with the same as other rows. */
const anyRow: fc.Arbitrary<Partial<Property>> = fc.record(
  Object.fromEntries([
    ...STRING_FIELD_NAMES.map((field) => [field, fc.option(fc.oneof(anyText, fewTexts))] as const),
    ...NUMBER_FIELDS.map(
      (field) => [field, fc.option(fc.oneof(anyNumber, fc.constantFrom(1, 24.5)))] as const,
    ),
    ...FLAG_FIELDS.map((field) => [field, fc.option(fc.boolean())] as const),
  ]),
)
const hexId = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 24, maxLength: 24 })
const anyIds = (ids: fc.Arbitrary<string>) =>
  fc.uniqueArray(ids, { maxLength: 12 }).map((some) => some.sort((a, b) => (a < b ? -1 : 1)))

test('every field is read back with any value its type can hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anyIds(hexId), anyIds(fc.stringMatching(/^[a-z0-9]{1,9}$/))),
      fc.array(anyRow, { minLength: 12, maxLength: 12 }),
      async (ids, rows) => {
        const properties = ids.map((id, i) => makeProperty({ ...rows[i], id }))
        expect(rowsOf((await decodeBook(await encode(properties))).columns)).toEqual(properties)
      },
    ),
    { numRuns: 40 },
  )
})

test('an empty book can be written and read', async () => {
  expect((await decodeBook(await encode([]))).columns.rows).toBe(0)
})

test('a book can be read as it comes, in pieces of any size', async () => {
  const whole = await encode(SMALL)
  async function* piecesOf(size: number) {
    for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size)
  }
  for (const size of [1, 2, 7, 100, 1e6]) {
    expect(rowsOf((await decodeBook(piecesOf(size))).columns)).toEqual(SMALL)
  }
})

test('no column keeps more of the file in memory than itself', async () => {
  const { columns } = await decodeBook(await encode(SMALL))
  const arrays = [
    ...Object.values(columns.strings).flatMap(({ bytes, offsets, codes }) => [
      bytes,
      offsets,
      codes ?? bytes,
    ]),
    ...Object.values(columns.numbers).map(({ values }) => values),
    ...Object.values(columns.flags),
    columns.amenities,
  ]
  for (const array of arrays) expect(array.byteLength).toBe(array.buffer.byteLength)
})

test('fields that every row lacks share the memory of one column of their kind', async () => {
  const ids = ['a', 'b', 'c']
  const rows = ids.map((id) => makeProperty({ id, squareFootage: 20_000, suite: null, compId: null }))
  const { columns } = await decodeBook(await encode(rows))
  expect(columns.numbers.capRate).toBe(columns.numbers.tiPerSf)
  expect(columns.strings.suite).toBe(columns.strings.compId)
  expect(columns.numbers.capRate).not.toBe(columns.numbers.squareFootage)
  expect(rowsOf(columns)).toEqual(rows)
})

test('rows out of order of id are refused, because rows are found by bisection', () => {
  const encoder = createBookEncoder({ teamId: 'demo', seq: 1 })
  encoder.add(makeProperty({ id: 'b' }))
  expect(() => encoder.add(makeProperty({ id: 'a' }))).toThrow('order of id')
})

const SMALL = [
  makeProperty({
    id: '0123456789abcdef01234567',
    notes: 'Crane, rail',
    latitude: 29.7,
    brokerName: 'Ann Lee',
  }),
  makeProperty({ id: '0123456789abcdef01234568', rentPerSf: 0.95, latitude: 29.7, brokerName: 'Ann Lee' }),
]

/** `undefined` where the bytes are refused as they must be. */
async function decodedOf(bytes: Uint8Array): Promise<Property[] | undefined> {
  try {
    return rowsOf((await decodeBook(bytes)).columns)
  } catch (error) {
    expect(error).toBeInstanceOf(BookUnreadable)
    return undefined
  }
}

test('a book with any byte flipped is unreadable or the same, never wrong', async () => {
  const good = await encode(SMALL)
  for (let at = 0; at < good.length; at++) {
    const flipped = good.slice()
    flipped[at] = (good[at] as number) ^ (1 << (at % 8))
    // Gzip has bits of no account, such as those that say when and where it was packed.
    const decoded = await decodedOf(flipped)
    if (decoded !== undefined) expect(decoded).toEqual(SMALL)
  }
})

test('a book with any byte flipped before it was packed is unreadable, never wrong', async () => {
  const plain = await gunzip(await encode(SMALL))
  const places = Array.from({ length: Math.ceil(plain.length / 23) }, (_, i) => i * 23)
  // Packing and unpacking wait for other threads, so many go at once.
  for (let from = 0; from < places.length; from += 64) {
    const decoded = places.slice(from, from + 64).map(async (at) => {
      const flipped = plain.slice()
      flipped[at] = (plain[at] as number) ^ (1 << (at % 8))
      return decodedOf(await gzip([flipped]))
    })
    for (const book of await Promise.all(decoded)) expect(book).toBeUndefined()
  }
})

test('a book cut short anywhere is unreadable, before it was packed or after', async () => {
  const good = await encode(SMALL)
  const plain = await gunzip(good)
  for (let length = 0; length < good.length; length++) {
    expect(await decodedOf(good.subarray(0, length))).toBeUndefined()
  }
  for (let length = 0; length < plain.length; length += 7) {
    expect(await decodedOf(await gzip([plain.subarray(0, length)]))).toBeUndefined()
  }
})

test('a book of another format, with something after its end, or not a book at all is unreadable', async () => {
  const plain = await gunzip(await encode(SMALL))
  const formatOne = new Uint8Array([
    ...new TextEncoder().encode('CLHB'),
    1,
    0,
    2,
    0,
    0,
    0,
    0x7b,
    0x7d,
    0,
    0,
    0,
    0,
  ])
  const bad = [
    await gzip([formatOne]),
    await gzip([plain, new Uint8Array(1)]),
    await gzip([new TextEncoder().encode('<!doctype html><title>Sign in</title>')]),
    new TextEncoder().encode('<!doctype html>'),
  ]
  for (const bytes of bad) expect(await decodedOf(bytes)).toBeUndefined()
  await expect(decodeBook(await gzip([formatOne]))).rejects.toThrow(`format 1, not ${BOOK_FORMAT}`)
})

test('a book with one field more, or one kept otherwise, is of another format', () => {
  const formats = [
    [{ city: 'shared' }, ['rentPerSf'], ['rail']],
    [{ city: 'own' }, ['rentPerSf'], ['rail']],
    [{ city: 'shared' }, ['rentPerSf', 'craneTons'], ['rail']],
  ].map((fields) => formatOf(1, fields))
  expect(new Set([...formats, formatOf(2, [])]).size).toBe(4)
  expect(Math.max(...formats, BOOK_FORMAT)).toBeLessThan(2 ** 16)
})
