import { expect, test } from 'vitest'
import type { RangeField } from '../../../../sync/domain/criteria/asked-fields.ts'
import { understoodIn } from './criteria-in.ts'

/** What is bounded, as it is said, and a figure of it with what it comes to. */
const FIGURES: readonly (readonly [noun: string, figure: string, field: RangeField, value: number])[] = [
  ['rent', '95 cents', 'rentPerSf', 0.95],
  ['rent', '$1.10', 'rentPerSf', 1.1],
  ['price', '4M', 'salePrice', 4_000_000],
  ['price', '$2.5 million', 'salePrice', 2_500_000],
  ['size', '20k', 'squareFootage', 20_000],
  ['size', '40,000 sf', 'squareFootage', 40_000],
  ['clear height', '32', 'clearHeight', 32],
]
const BEFORE: readonly (readonly [words: string, side: 'min' | 'max'])[] = [
  ['* floor #', 'min'],
  ['* floor of #', 'min'],
  ['* floor: #', 'min'],
  ['* minimum #', 'min'],
  ['minimum * #', 'min'],
  ['* cap #', 'max'],
  ['* cap of #', 'max'],
  ['* limit of #', 'max'],
  ['* is capped at #', 'max'],
  ['* tops out at #', 'max'],
  ['* ceiling of #', 'max'],
  ['cap on * of #', 'max'],
  ['* maximum #', 'max'],
  ['maximum * #', 'max'],
]

test('a noun of a bound bounds the figure behind it, whatever it is of', () => {
  for (const [words, side] of BEFORE) {
    for (const [noun, figure, field, value] of FIGURES) {
      const said = words.replace('*', noun).replace('#', figure)
      const bound = { kind: 'range', field, min: null, max: null, [side]: value }
      expect(understoodIn(said), said).toEqual([bound])
      expect(understoodIn(`Katy, ${said}, NNN`)[1], `Katy, ${said}`).toEqual(bound)
    }
  }
})

test('a budget has a top', () => {
  for (const end of ['ceiling', 'cap of', 'limit of', 'tops out at', 'maxes out at', 'is capped at', 'max']) {
    for (const [figure, field, value] of [
      ['95 cents', 'rentPerSf', 0.95],
      ['1.10', 'rentPerSf', 1.1],
      ['2 million', 'salePrice', 2_000_000],
    ] as const) {
      const said = `our budget ${end} ${figure}`
      expect(understoodIn(said), said).toEqual([{ kind: 'range', field, min: null, max: value }])
    }
  }
})

test('the lower end and the upper end bound a size without its name', () => {
  for (const [low, high] of [
    ['lower limit', 'upper limit'],
    ['low end', 'high end'],
    ['bottom end of', 'top end of'],
  ] as const)
    expect(understoodIn(`${low} 20k, ${high} 40k`)).toEqual([
      { kind: 'range', field: 'squareFootage', min: 20_000, max: 40_000 },
    ])
})

test('both bounds may be named in a row', () => {
  for (const joint of [' ', ', ']) {
    expect(understoodIn(`min size 12,000${joint}max size 18,000`), joint).toEqual([
      { kind: 'range', field: 'squareFootage', min: 12_000, max: 18_000 },
    ])
    expect(understoodIn(`floor of 18k${joint}ceiling of 26k`), joint).toEqual([
      { kind: 'range', field: 'squareFootage', min: 18_000, max: 26_000 },
    ])
  }
})

test('a ceiling alone is how high it is, and a floor with a word of its own is none', () => {
  const clear = { kind: 'range', field: 'clearHeight', min: 32, max: null }
  for (const words of ['ceiling 32', 'min ceiling 32', 'ceiling height 32'])
    expect(understoodIn(words)).toEqual([clear])
  expect(understoodIn('floor load 500')).toEqual([])
  expect(understoodIn('cap rate 7')).toMatchObject([{ field: 'capRate' }])
})

test('a bound may stand behind what it bounds', () => {
  for (const [words, criterion] of [
    ['$4M price floor', { field: 'salePrice', min: 4_000_000, max: null }],
    ['$1.20 rent ceiling', { field: 'rentPerSf', min: null, max: 1.2 }],
    ['40k size cap', { field: 'squareFootage', min: null, max: 40_000 }],
  ] as const)
    expect(understoodIn(words), words).toEqual([{ kind: 'range', ...criterion }])
})
