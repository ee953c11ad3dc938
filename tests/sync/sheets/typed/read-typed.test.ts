import { describe, expect, test } from 'vitest'
import type { FieldName } from '../../../../sync/domain/fields.ts'
import { readTyped } from '../../../../sync/sheets/typed/read-typed.ts'

const BESIDE = {
  squareFootage: 50_000,
  leasedSf: null,
  propertyType: 'Manufacturing',
  state: 'TX',
  latitude: 29.7,
  longitude: -95.3,
}
const read = (field: FieldName, typed: string, beside = {}) =>
  readTyped(field, typed, { ...BESIDE, ...beside }, 2026)

describe('a typed value is read as a cell of a sheet is', () => {
  test.each([
    ['rentPerSf', '11.40/yr', 0.95],
    ['rentPerSf', '$14.10 NNN/yr', 1.175],
    ['rentPerSf', '45,000/mo', 0.9],
    ['clearHeight', "26'", 26],
    ['clearHeight', '26', 26],
    ['dateSigned', '10/12/2025', '2025-10-12'],
    ['dateSigned', 'Q3 2025', '2025-Q3'],
    ['landSizeAcres', '1.2 ac', 1.2],
    ['landSizeAcres', '1.2', 1.2],
    ['leaseTerm', '5 years', 60],
    ['leasedSf', '58,950', 58_950],
    ['officePercent', '12%', 12],
    ['officePercent', '12.5', 12.5],
    ['officeSf', '6,000', 6000],
    ['leaseType', 'triple net', 'NNN'],
    ['propertyType', 'mfg', 'Manufacturing'],
    ['state', 'Texas', 'TX'],
    ['zip', '07041', '07041'],
    ['latitude', '29.76', 29.76],
    ['longitude', '-95.4', -95.4],
    ['salePrice', '$4.2M', 4_200_000],
    ['rail', 'no', false],
    ['dockDoors', 'none', 0],
    ['notes', 'One line.\nAnother.', 'One line.\nAnother.'],
  ] as const)('%s “%s”', (field, typed, value) => {
    expect(read(field, typed)).toMatchObject({ kind: 'value', value })
  })
})

test('nothing is guessed between a month and a year, months and years, acres and square feet', () => {
  expect(read('rentPerSf', '2.5')).toEqual({
    kind: 'open',
    sentence: '“2.5” leaves open which it is.',
    choices: [
      { typed: '2.5/mo', value: 2.5 },
      { typed: '2.5/yr', value: 0.208333 },
    ],
  })
  expect(read('leaseTerm', '60')).toMatchObject({ kind: 'open' })
  expect(read('landSizeAcres', '52,272')).toMatchObject({
    kind: 'open',
    choices: [
      { typed: '52,272 acres', value: 52_272 },
      { typed: '52,272 SF', value: 1.2 },
    ],
  })
})

test('a choice that is offered is understood when it is typed', () => {
  for (const [field, typed] of [
    ['rentPerSf', '0.95'],
    ['askingRent', '0.95'],
    ['leaseTerm', '60'],
    ['landSizeAcres', '52,272'],
  ] as const) {
    const open = read(field, typed)
    if (open.kind !== 'open') throw new Error(`${field} is not left open.`)
    for (const choice of open.choices) {
      expect(read(field, choice.typed)).toMatchObject({ kind: 'value', value: choice.value })
    }
  }
})

test('the area of the deal counts before that of the building', () => {
  expect(read('rentPerSf', '45,000/mo', { leasedSf: 25_000 })).toMatchObject({ value: 1.8 })
})

test.each([
  ['rentPerSf', '-1', 'Rent “-1” is negative.'],
  ['rentPerSf', 'cheap', 'Rent “cheap” is not understood.'],
  ['rentPerSf', '0.9-1.1/mo', /^Rent “0.9-1.1\/mo” is no single value/],
  ['dateSigned', '25/12/2025', /has the day first/],
  ['yearBuilt', '3007', 'Year built of 3007 is not plausible.'],
  ['capRate', 'TBD', 'Cap rate “TBD” is no value. Leave it empty where nobody knows it.'],
  ['name', ' ', 'A property needs a name.'],
  ['id', 'x', 'Property ID cannot be typed.'],
] as const)('%s “%s” is refused with a sentence', (field, typed, sentence) => {
  expect(read(field, typed)).toEqual({ kind: 'refused', sentence: expect.stringMatching(sentence) })
})

test.each(['', '  ', 'N/A', 'unknown'])('“%s” is no value', (typed) => {
  expect(read('clearHeight', typed)).toEqual({ kind: 'value', value: null, note: null })
})

test('whatever else a property says, a typed figure is read as it is typed', () => {
  const office = { officePercent: 20, officeSf: null, squareFootage: 100_000, leaseTerm: 60, term: '5 years' }
  expect(read('officeSf', '5,000 SF', office)).toMatchObject({ kind: 'value', value: 5000 })
  expect(read('officeSf', '', office)).toMatchObject({ kind: 'value', value: null })
  expect(read('officeSf', '5,000 SF', { ...office, officePercent: null })).toMatchObject({ value: 5000 })
  expect(read('leaseTerm', '120 months', office)).toMatchObject({ value: 120 })
  expect(read('opexPerSf', '2.40/yr', { rentPerSf: 0.65 })).toMatchObject({ value: 0.2 })
})
