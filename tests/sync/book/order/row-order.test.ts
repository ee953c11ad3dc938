import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareText } from '../../../../sync/book/base-order/compare-text.ts'
import { decodeBook } from '../../../../sync/book/wire/decode-book.ts'
import { createBookEncoder } from '../../../../sync/book/wire/encode-book.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

const anyName = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', 'B', 'b', 'É', 'ß', 'İ', ' ', '1', '\u{1F3ED}', '\uFFFD'),
    maxLength: 4,
  }),
  fc.constantFrom('Oates Business Park', 'OATES BUSINESS PARK', 'constructor', '__proto__'),
)

test('rows stand in order of their names, whatever their case, and rows of one name in order of id', () => {
  fc.assert(
    fc.property(fc.array(anyName), (names) => {
      const properties = names.map((name, i) => makeProperty({ id: `p${String(i).padStart(3, '0')}`, name }))
      const expected = [...names.keys()].sort(
        (a, b) => compareText((names[a] ?? '').toLowerCase(), (names[b] ?? '').toLowerCase()) || a - b,
      )
      expect([...makeBase(1, properties).orders.name]).toEqual(expected)
    }),
  )
})

test('a book that was unpacked brings the same order of names', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyName), async (names) => {
      const properties = names.map((name, i) => makeProperty({ id: `p${String(i).padStart(3, '0')}`, name }))
      const encoder = createBookEncoder({ teamId: 'demo', seq: 1 })
      for (const property of properties) encoder.add(property)
      const { byName } = await decodeBook(await encoder.finish())
      expect(byName).toEqual(makeBase(1, properties).orders.name)
    }),
    { numRuns: 30 },
  )
})
