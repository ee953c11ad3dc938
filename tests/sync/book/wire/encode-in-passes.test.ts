import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_PASS, OWN_TEXTS, passesOf } from '../../../../sync/book/wire/book-passes.ts'
import { createBookEncoder } from '../../../../sync/book/wire/encode-book.ts'
import { type BookRows, encodeInPasses } from '../../../../sync/book/wire/encode-in-passes.ts'
import { concatBytes, gunzip } from '../../../../sync/book/wire/gzip.ts'
import { COLUMNS_IN_ORDER } from '../../../../sync/book/wire/pack-column.ts'
import type { ColumnName } from '../../../../sync/columns/book-fields.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { anyProperties } from '../../../make/any-property.ts'
import { anyBook } from '../../../make/property.ts'

const identity = { teamId: 'demo', seq: 7 }

/** Books whose rows have much in common, and such whose rows have any value in any field. */
const anyBooks = fc.oneof(
  anyBook,
  anyProperties.map((properties) => properties.toSorted((a, b) => (a.id < b.id ? -1 : 1))),
)

/** Rows that have nothing but what is asked for, as a database gives them. */
function rowsFrom(properties: readonly Property[], asked: number[] = []): BookRows {
  return {
    async *read(fields) {
      asked.push(fields.length)
      for (const property of properties)
        yield Object.fromEntries(fields.map((field) => [field, property[field]])) as Property
    },
    async *withIds(ids) {
      yield* properties.filter(({ id }) => ids.includes(id)).toReversed()
    },
  }
}

function encode(properties: readonly Property[]): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = createBookEncoder(identity)
  for (const property of properties) encoder.add(property)
  return encoder.finish()
}

test('a book written in any number of passes and pieces is byte for byte the one that is written at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyBooks,
      fc.nat({ max: 20_000 }),
      fc.integer({ min: 1, max: 5000 }),
      async (properties, most, pieceBytes) => {
        const passes = passesOf(properties.length, { notes: 3000 }, most)
        const { rows, pieces } = await encodeInPasses(identity, rowsFrom(properties), passes, pieceBytes)
        expect(rows).toBe(properties.length)
        expect(pieces.slice(0, -1).every(({ length }) => length === pieceBytes)).toBe(true)
        const whole = concatBytes(pieces)
        expect(whole).toEqual(await encode(properties))
        expect((await gunzip(whole)).length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 60 },
  )
})

test('passes hold every column once, in the order of the file, and no more bytes than they may', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1e6 }),
      fc.record(Object.fromEntries(OWN_TEXTS.map((name) => [name, fc.nat({ max: 1e8 })]))),
      fc.nat({ max: 1e8 }),
      (rows, textBytes, most) => {
        const passes = passesOf(rows, textBytes, most)
        expect(passes.flat()).toEqual(COLUMNS_IN_ORDER)
        const bytesOf = (name: ColumnName) =>
          FIRST_PASS.includes(name) ? 0 : rows * 4 + (textBytes[name] ?? 0)
        for (const names of passes) {
          const counted = names.filter((name) => bytesOf(name) > 0)
          const bytes = counted.reduce((sum, name) => sum + bytesOf(name), 0)
          if (counted.length > 1) expect(bytes).toBeLessThanOrEqual(most)
        }
      },
    ),
  )
})

test('a book that fits is read twice, and one that does not once for each pass', async () => {
  const asked: number[] = []
  await encodeInPasses(identity, rowsFrom([], asked), passesOf(10, {}, 1e6), 1000)
  expect(asked.length).toBe(2)
  asked.length = 0
  const passes = passesOf(10, {}, 800)
  await encodeInPasses(identity, rowsFrom([], asked), passes, 1000)
  expect(asked.length).toBeGreaterThan(4)
})
