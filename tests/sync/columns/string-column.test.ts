import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allValues, stringAt } from '../../../sync/columns/string-column.ts'
import { createStringColumnBuilder } from '../../../sync/columns/string-column-builder.ts'

const anyText = fc
  .string({ unit: fc.constantFrom('a', 'é', '界', '🏭', '\ufeff', '\0') })
  .filter((text) => text.length > 0)

test('all values at once are what each row reads, of characters of any length', () => {
  fc.assert(
    fc.property(fc.array(anyText), (texts) => {
      const builder = createStringColumnBuilder('own')
      for (const text of texts) builder.add(text)
      const column = builder.finish()
      expect(allValues(column)).toEqual(texts)
      expect(texts.map((_, row) => stringAt(column, row))).toEqual(texts)
    }),
  )
})

test('a column of several megabytes reads each row, however long one is', () => {
  const longs = [7, 20_000, 29_999]
  const texts = Array.from({ length: 30_000 }, (_, row) =>
    longs.includes(row) ? '界a'.repeat(700_000) : `Notes of ${row}: 界${'é'.repeat(row % 90)}`,
  )
  const builder = createStringColumnBuilder('own')
  for (const [row, text] of texts.entries()) builder.add(row % 11 === 0 ? null : text)
  const column = builder.finish()
  expect(column.bytes.length).toBe(column.offsets.at(-1))
  const isRead = (text: string, row: number) => stringAt(column, row) === (row % 11 === 0 ? null : text)
  expect(texts.findIndex((text, row) => !isRead(text, row))).toBe(-1)
})

test('a column in which many rows have the same value reads each of them, however many values there are', () => {
  for (const different of [1, 254, 255, 256, 257, 65_534, 65_535, 65_536, 65_600]) {
    const builder = createStringColumnBuilder('shared')
    const texts = Array.from({ length: 70_000 }, (_, row) => (row % 7 === 3 ? null : `v${row % different}`))
    for (const text of texts) builder.add(text)
    const column = builder.finish()
    expect(texts.findIndex((text, row) => stringAt(column, row) !== text)).toBe(-1)
  }
})
