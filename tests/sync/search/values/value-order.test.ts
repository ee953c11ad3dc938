import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ByteValues, gatherValues } from '../../../../sync/search/matching/byte-values.ts'
import { pageBytes } from '../../../../sync/search/matching/text-page.ts'
import { orderValues } from '../../../../sync/search/values/value-order.ts'
import { sortValues } from '../../../../sync/search/words/sort-values.ts'

function valuesOf(texts: readonly string[]): ByteValues {
  const ends = texts.map((_, i) => texts.slice(0, i + 1).join('').length)
  return gatherValues(
    pageBytes(texts.join('')),
    Uint32Array.from([0, ...ends.slice(0, -1)]),
    Uint32Array.from(ends),
  )
}

test('values that begin alike stand side by side, with the number of bytes they share', () => {
  const { order, backwards, shared } = orderValues(
    valuesOf(['gateway park 2', 'clay road', 'gateway park 1', 'gate', 'gate']),
  )
  expect({ order: Array.from(order), backwards, shared: Array.from(shared) }).toEqual({
    order: [1, 3, 4, 2, 0],
    backwards: false,
    shared: [0, 0, 4, 4, 13],
  })
})

test('values that end alike stand side by side, in order of their ends', () => {
  const { order, backwards, shared } = orderValues(
    valuesOf(['12 clay road', '7 main st', '9 clay road', '3 main st']),
  )
  expect({ order: Array.from(order), backwards, shared: Array.from(shared) }).toEqual({
    order: [0, 2, 3, 1],
    backwards: true,
    shared: [0, 10, 0, 8],
  })
})

test('values are sorted by their first 64 bytes, read from the start or from the end', () => {
  // Few units, some of them above 127, so that many values begin or end alike.
  const text = fc
    .array(fc.constantFrom('a', 'b', 'ÿ', '\u0001', ' '), { minLength: 1, maxLength: 9 })
    .chain((units) => fc.integer({ min: 1, max: 8 }).map((times) => units.join('').repeat(times)))
  const asSorted = (value: string, backwards: boolean): string => {
    const bytes = Array.from(pageBytes(value))
    return String.fromCharCode(...(backwards ? bytes.reverse() : bytes).slice(0, 64))
  }
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 60 }), fc.boolean(), (texts, backwards) => {
      const order = sortValues(valuesOf(texts), backwards)
      const sorted = Array.from(order, (value) => asSorted(texts[value] as string, backwards))
      expect(sorted).toEqual(texts.map((value) => asSorted(value, backwards)).sort())
      expect(Array.from(order).sort((a, b) => a - b)).toEqual([...texts.keys()])
    }),
  )
})
