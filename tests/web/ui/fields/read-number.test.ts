import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from '../../../../web/ui/fields/read-number.ts'

const read = (text: string, integer = false) => {
  const typed = readNumber(text, { integer })
  return typed.kind === 'number' ? typed.value : typed.kind
}

test('numbers are read as people write them', () => {
  expect(
    ['0.95', '$0.95', '.5', '1.', '40,000', '40k', '1.5M', ' 12 ', '$ 1,200'].map((text) => read(text)),
  ).toEqual([0.95, 0.95, 0.5, 1, 40_000, 40_000, 1_500_000, 12, 1200])
})

test('a comma that parts no thousands is not passed over', () => {
  const commas = ['0,95', '1,5', '12,34', '1.500,00', '1,50,000', '1234,567', ',5']
  expect(commas.map((text) => read(text))).toEqual(commas.map(() => 'unreadable'))
  // One that a thousand may follow is still being typed.
  expect([read('40,'), read('1,250,'), read('1,250.5')]).toEqual([40, 1250, 1250.5])
})

test('square footage is cut to a whole number', () => {
  expect([read('40000.7', true), read('1.5k', true)]).toEqual([40_000, 1500])
})

test('an empty text is no bound, and other text no number', () => {
  expect(
    ['', '  ', '$', 'cheap', '1-2', '-1', '1e5', '0x10', '1.2.3', '9'.repeat(20)].map((text) => read(text)),
  ).toEqual(['empty', 'empty', 'empty', ...Array(7).fill('unreadable')])
})

test('whatever is written as a whole number with separators is read as that number', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), (number) => {
      expect(read(number.toLocaleString('en-US'), true)).toBe(number)
    }),
  )
})

test.each([
  ["30'", 'feet', 30],
  ['30 ft', 'feet', 30],
  ['32.5’ clear', 'feet', 32.5],
  ['60,000 SF', 'squareFeet', 60_000],
  ['60k sq. ft.', 'squareFeet', 60_000],
  ['8 %', 'percent', 8],
  ['$0.95 /SF', 'perSf', 0.95],
] as const)('%s is read where it is in %s', (text, unit, value) => {
  expect(readNumber(text, { unit })).toEqual({ kind: 'number', value })
})

test('a unit alone, another one or one twice is no number', () => {
  for (const text of ["'", 'ft', '30 sf', "30''"])
    expect(readNumber(text, { unit: 'feet' }).kind).toBe('unreadable')
  expect(readNumber("30'").kind).toBe('unreadable')
})
