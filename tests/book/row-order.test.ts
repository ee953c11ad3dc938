import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareText } from '../../sync/book/row-order.ts'
import { makeBase } from '../make/book.ts'
import { makeProperty } from '../make/property.ts'

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
