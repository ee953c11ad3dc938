import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowTable } from '../../../edge/import/rows/row-table.ts'

const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 24, maxLength: 24 }),
  fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed()),
  fc.constantFrom('', 'a', 'a b', '\u0000', 'x'.repeat(5000)),
)

test('a table of rows finds what a map would find, whatever ids and hashes are', () => {
  const rows = fc.array(fc.record({ id: anyText, hash: anyText, rowNumber: fc.nat() }), { maxLength: 200 })
  fc.assert(
    fc.property(rows, fc.array(anyText), (given, others) => {
      const table = createRowTable()
      const known = new Map<string, { hash: string; rowNumber: number }>()
      for (const { id, hash, rowNumber } of given) {
        expect(table.find(id) >= 0).toBe(known.has(id))
        if (known.has(id)) continue
        table.add(id, hash, rowNumber)
        known.set(id, { hash, rowNumber })
      }
      for (const [id, { hash, rowNumber }] of known) {
        const place = table.find(id)
        expect(table.rowNumber(place)).toBe(rowNumber)
        for (const one of [hash, ...others]) expect(table.hasHash(place, one)).toBe(one === hash)
      }
      for (const id of others) expect(table.find(id) >= 0).toBe(known.has(id))
    }),
  )
})

test('many rows are each found again', () => {
  const table = createRowTable()
  const rows = Array.from({ length: 50_000 }, (_, i) => ({ id: (i * 7919).toString(16), hash: `${i % 7}` }))
  for (const [i, { id, hash }] of rows.entries()) table.add(id, hash, i + 2)
  for (const [i, { id, hash }] of rows.entries()) {
    const place = table.find(id)
    if (table.rowNumber(place) !== i + 2 || !table.hasHash(place, hash)) expect.fail(`Row ${i} is lost.`)
  }
  expect(table.find('none')).toBe(-1)
})
