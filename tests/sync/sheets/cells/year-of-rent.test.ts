import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

const YEARS = [
  'First Year',
  '1st Year',
  '1st Yr.',
  'First-Year',
  'Year 1',
  'Yr 1',
  'Year One',
  'Initial Year',
]
const HEADERS = [
  ...YEARS.map((year) => `${year} Rent`),
  ...YEARS.map((year) => `Rent (${year})`),
  'First Yr Rent/SF',
  '1st Month Rent/SF',
  'Base Year Rent',
  'Current Year Rent',
  'first_year_rent',
]

test.each(HEADERS)('“%s” says which year a rent is of, and not that it is counted by the year', (header) => {
  // What it is counted by is then told by its size, and marked as assumed.
  expect(fieldsOf({ [header]: '0.85' })).toEqual({ rentPerSf: 0.85, rentBasisAssumed: true })
  expect(fieldsOf({ [header]: '2.50' })).toEqual({ rentPerSf: 2.5, rentBasisAssumed: true })
  expect(fieldsOf({ [header]: '9.60' })).toEqual({ rentPerSf: 0.8, rentBasisAssumed: true })
})

test.each([
  'First Annual Rent',
  'Initial Annual Rent',
  'Annual Rent Year 1',
  'Current Annual Rent',
  'Base Yearly Rent',
  'First Year Rent ($/SF/Yr)',
  'First Year Annual Rent PSF',
  'Rent Per Year',
])('“%s” says that it is counted by the year', (header) => {
  expect(fieldsOf({ [header]: '9.60' })).toEqual({ rentPerSf: 0.8 })
  expect(fieldsOf({ [header]: '2.40' })).toEqual({ rentPerSf: 0.2 })
})

test.each(['First Year Rent ($/SF/Mo)', 'Monthly Rent Year 1', 'Current Monthly Rent', 'Base Mo. Rent'])(
  '“%s” says that it is counted by the month',
  (header) => {
    expect(fieldsOf({ [header]: '0.85' })).toEqual({ rentPerSf: 0.85 })
  },
)
