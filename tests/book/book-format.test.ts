import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BookUnreadable, decodeBook } from '../../sync/book/decode-book.ts'
import { createBookEncoder } from '../../sync/book/encode-book.ts'
import { gunzip, gzip } from '../../sync/book/gzip.ts'
import { readProperty } from '../../sync/book/read-property.ts'
import type { Property } from '../../sync/domain/property.ts'
import { anyBook, makeProperty } from '../make/property.ts'

function encode(properties: readonly Property[]): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = createBookEncoder({ teamId: 'demo', seq: 7 })
  for (const property of properties) encoder.add(property)
  return encoder.finish()
}

test('a book read back is the book that was written, whatever its rows hold', async () => {
  await fc.assert(
    fc.asyncProperty(anyBook, async (properties) => {
      const { teamId, seq, columns } = await decodeBook(await encode(properties))
      expect({ teamId, seq }).toEqual({ teamId: 'demo', seq: 7 })
      expect(Array.from({ length: columns.rows }, (_, row) => readProperty(columns, row))).toEqual(properties)
    }),
    { numRuns: 60 },
  )
})

test('an empty book can be written and read', async () => {
  expect((await decodeBook(await encode([]))).columns.rows).toBe(0)
})

test('rows out of order of id are refused, because rows are found by bisection', () => {
  const encoder = createBookEncoder({ teamId: 'demo', seq: 1 })
  encoder.add(makeProperty({ id: 'b' }))
  expect(() => encoder.add(makeProperty({ id: 'a' }))).toThrow('order of id')
})

test('a book cut short, with a flipped byte, of another format or not a book at all is unreadable, never wrong', async () => {
  const good = await encode([makeProperty({ id: 'a', notes: 'x'.repeat(500) }), makeProperty({ id: 'b' })])
  const plain = await gunzip(good)
  const flipped = plain.slice()
  flipped[plain.length - 20] = (flipped[plain.length - 20] as number) ^ 1
  const otherFormat = plain.slice()
  otherFormat[4] = 99
  const bad = [
    good.subarray(0, good.length - 9),
    await gzip([flipped]),
    await gzip([otherFormat]),
    await gzip([plain.subarray(0, plain.length - 50)]),
    await gzip([new TextEncoder().encode('<!doctype html><title>Sign in</title>')]),
    new TextEncoder().encode('<!doctype html>'),
    new Uint8Array(0),
  ]
  for (const bytes of bad) await expect(decodeBook(bytes)).rejects.toBeInstanceOf(BookUnreadable)
})
