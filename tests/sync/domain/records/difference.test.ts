import { expect, test } from 'vitest'
import { COMPARED_FIELDS, differenceFrom, differenceOf } from '../../../../sync/domain/records/difference.ts'
import { makeProperty } from '../../../make/property.ts'

test('rent and size differ in percent, clear height in feet, year built in years', () => {
  const subject = makeProperty({ rentPerSf: 0.94, squareFootage: 68_400, clearHeight: 28, yearBuilt: 2011 })
  const comp = makeProperty({ rentPerSf: 1.31, squareFootage: 46_800, clearHeight: 30.5, yearBuilt: 2009 })
  expect(COMPARED_FIELDS.map((field) => differenceFrom(subject, comp, field))).toEqual([
    '+39%',
    '−32%',
    '+2.5 ft',
    '−2 yr',
  ])
})

test('what is equal, or nearly so, is the same, and less than a percent keeps its tenth', () => {
  expect(differenceOf(0.94, 0.94, 'rentPerSf')).toBe('same')
  expect(differenceOf(0.94, 0.9401, 'rentPerSf')).toBe('same')
  expect(differenceOf(100_000, 100_300, 'squareFootage')).toBe('+0.3%')
  expect(differenceOf(2011, 2011, 'yearBuilt')).toBe('same')
})

test('there is no difference where one of both says nothing, nor a percentage of nothing', () => {
  const subject = makeProperty({ rentPerSf: 0, clearHeight: 28 })
  const comp = makeProperty({ rentPerSf: 1, squareFootage: 40_000 })
  expect(COMPARED_FIELDS.map((field) => differenceFrom(subject, comp, field))).toEqual([
    null,
    null,
    null,
    null,
  ])
})
