import { expect, test } from 'vitest'
import type { Criterion } from '../../../sync/domain/criterion.ts'
import { chipWords } from '../../../web/search/chip-words.ts'

const inWords = (criterion: Criterion, unit: 'month' | 'year' = 'month') => {
  const { key, value } = chipWords(criterion, unit)
  return `${key}: ${value}`
}
const range = (
  field: 'rentPerSf' | 'squareFootage' | 'clearHeight' | 'yearBuilt',
  min: number | null,
  max: number | null,
) => ({ kind: 'range', field, min, max }) as const

test('words, names and amenities are said as they are asked', () => {
  expect(inWords({ kind: 'word', field: 'propertyType', anyOf: ['Warehouse', 'Office'], not: false })).toBe(
    'Type: Warehouse or Office',
  )
  expect(inWords({ kind: 'word', field: 'city', anyOf: ['Houston'], not: true })).toBe('City: not Houston')
  expect(inWords({ kind: 'party', field: 'landlordFirm', text: 'Prologis', not: false })).toBe(
    'Landlord: Prologis',
  )
  expect(inWords({ kind: 'amenity', amenity: 'crane', not: false })).toBe('Amenity: Crane Ready')
  expect(inWords({ kind: 'text', text: 'tiltwall' })).toBe('Text: “tiltwall”')
})

test('ranges name their unit once and only the bounds they have', () => {
  expect(inWords(range('rentPerSf', null, 0.95))).toBe('Rent: ≤ $0.95/SF/mo')
  expect(inWords(range('rentPerSf', 0.5, 0.95))).toBe('Rent: $0.50\u2009–\u2009$0.95/SF/mo')
  expect(inWords(range('squareFootage', 40_000, null))).toBe('Size: ≥ 40,000 SF')
  expect(inWords(range('clearHeight', 32, 32))).toBe('Clear: 32 ft')
  expect(inWords(range('yearBuilt', 1998, 2005))).toBe('Built: 1998\u2009–\u20092005')
})

test('rents are said in the unit shown', () => {
  expect(inWords(range('rentPerSf', 0.5, null), 'year')).toBe('Rent: ≥ $6.00/SF/yr')
})

test('a place is said with its radius', () => {
  expect(inWords({ kind: 'near', place: 'Katy', latitude: 29.8, longitude: -95.8, miles: 10 })).toBe(
    'Near: Katy, 10 mi',
  )
})
