import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn as read } from './criteria-in.ts'
import { city, docks, gradeDoors, has, officeSf, size } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const price = (min: number | null, max: number | null) => ({
  kind: 'range',
  field: 'salePricePerSf',
  min,
  max,
})

const SPOKEN: readonly (readonly [words: string, dollars: number])[] = [
  ['eighty five', 85],
  ['ninety', 90],
  ['a hundred', 100],
  ['a hundred ten', 110],
  ['one twenty', 120],
  ['one seventy five', 175],
  ['two hundred', 200],
  ['two seventy five', 275],
]
const rate = oneOf('a foot', 'per foot', 'psf', 'a square foot')

test('of sales a spoken figure a foot is a price, alone and between two', () => {
  fc.assert(
    fc.property(oneOf(...SPOKEN), oneOf(...SPOKEN), rate, ([low, from], [high, to], foot) => {
      expect(read(`sold under ${high} ${foot}`)).toEqual([{ ...price(null, to), exclusiveMax: true }])
      fc.pre(from < to)
      expect(read(`what traded between ${low} and ${high} ${foot}`)).toEqual([price(from, to)])
    }),
  )
})

test('of leases a part of a dollar behind whole dollars is cents, a year', () => {
  const parts = oneOf(['a quarter', 0.25], ['a half', 0.5], ['three quarters', 0.75])
  fc.assert(
    fc.property(
      oneOf(['five', 5], ['seven', 7], ['eleven', 11]),
      parts,
      ([dollars, whole], [words, part]) => {
        const year = Number(whole) + Number(part)
        expect(read(`rents under ${dollars} and ${words} net`)).toContainEqual({
          kind: 'range',
          field: 'rentPerSf',
          min: null,
          max: Number((year / 12).toFixed(6)),
          exclusiveMax: true,
        })
      },
    ),
  )
})

test('a price a foot of land is no rent', () => {
  expect(read('land sales in Katy under $8 psf')).toEqual([
    city('Katy'),
    { ...price(null, 8), exclusiveMax: true },
  ])
})

test('hundreds of thousands are of both figures of a range', () => {
  expect(read('two to three fifty thousand')).toEqual([size(200_000, 350_000)])
  expect(read('five to ten thousand')).toEqual([size(5_000, 10_000)])
  expect(read('five to one fifty thousand')).toEqual([size(5_000, 150_000)])
})

test('both bounds of the office are of the office', () => {
  expect(read('at least five thousand but no more than ten thousand feet of office')).toEqual([
    officeSf(5_000, 10_000),
  ])
})

test('a count is read behind and before what is counted, with its sign', () => {
  const nouns = oneOf(
    { words: 'docks', of: docks },
    { words: 'GL', of: gradeDoors },
    { words: 'grade level', of: gradeDoors },
  )
  const wording = oneOf('X xN', 'X x N', 'xN X', 'N x X')
  fc.assert(
    fc.property(nouns, fc.integer({ min: 2, max: 40 }), wording, ({ words, of }, count, said) => {
      const question = `Katy, ${said.replace('X', words).replace('N', String(count))}`
      expect({ question, read: read(question) }).toEqual({ question, read: [city('Katy'), of(count, null)] })
    }),
  )
  expect(read('Katy, 12x14 grade doors')).toEqual([city('Katy'), gradeDoors(1, null)])
  expect(read('two 12x14 grade doors and 4 docks')).toEqual([gradeDoors(2, null), docks(4, null)])
})

test('a figure said to be exact has no band, wherever that is said', () => {
  const exact = oneOf('exactly', 'on the nose', 'precisely', 'on the dot')
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 90 }), exact, (thousands, said) => {
      const sf = thousands * 1_000
      expect(read(`${sf.toLocaleString('en-US')} sf ${said}, Katy`)).toEqual([size(sf, sf), city('Katy')])
    }),
  )
})

test('tailboards are docks', () => {
  expect(read('8 tailboards in Katy')).toEqual([docks(8, null), city('Katy')])
  expect(read('tailboard loading')).toEqual([has('dock')])
})

test('dollars and cents may be said with the word for dollars between, and cents with a hyphen', () => {
  const rent = (max: number) => [expect.objectContaining({ field: 'rentPerSf', min: null, max })]
  for (const rate of ['a foot', 'the foot', 'per foot'])
    expect(read(`not more than one dollar twenty ${rate}`)).toEqual(rent(1.2))
  expect(read('up to two dollars ten a foot')).toEqual(rent(2.1))
  for (const words of ['sub-70-cent rent', '70-cent cap', 'sub-70-cents'])
    expect({ words, all: read(words) }).toEqual({
      words,
      all: [expect.objectContaining({ field: 'rentPerSf', min: null, max: 0.7 })],
    })
})
