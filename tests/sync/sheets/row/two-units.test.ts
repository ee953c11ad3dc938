import { expect, test } from 'vitest'
import { fieldsOf, remarksOf } from '../read-one-row.ts'

test('a lot in acres and in square feet is one lot, whichever of the two is given', () => {
  expect(fieldsOf({ 'Land (AC)': 2.4, 'Lot SF': 104_544 })).toEqual({ landSizeAcres: 2.4 })
  expect(fieldsOf({ 'Land (AC)': null, 'Lot SF': 104_544 })).toEqual({ landSizeAcres: 2.4 })
})

test('where the two disagree neither is taken, and the problem names both', () => {
  const row = { 'Land (AC)': 24, 'Lot SF': 104_544 }
  expect(fieldsOf(row)).toEqual({})
  expect(remarksOf(row)).toEqual({ landSizeAcres: 'ambiguous' })
})

test('a yearly rent stands in where the monthly one is not given', () => {
  expect(fieldsOf({ 'Rent/SF/Mo': null, 'Rent/SF/Yr': 12 })).toEqual({ rentPerSf: 1 })
  expect(fieldsOf({ 'Rent/SF/Mo': 1, 'Rent/SF/Yr': 12 })).toEqual({ rentPerSf: 1 })
})
