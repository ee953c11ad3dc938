import { describe, expect, test } from 'vitest'
import { fieldsOf, remarksOf } from '../read-one-row.ts'

describe('dates that leave anything open give no steps, and are told', () => {
  const rent = { 'Rent ($/SF/Yr)': '9.50' }
  const cell = '$9.50 1/1/25; $9.79 1/1/26'
  test.each<[why: string, row: Record<string, string>, code: string]>([
    ['no start of the lease', { 'Rent Steps': cell }, 'ambiguous'],
    ['a start of which only the year is known', { Commencement: '2025', 'Rent Steps': cell }, 'ambiguous'],
    ['steps within a month of the lease', { Commencement: '1/15/2025', 'Rent Steps': cell }, 'ambiguous'],
    ['steps from before the lease', { Commencement: '1/1/2026', 'Rent Steps': cell }, 'not-understood'],
    [
      'a month that is open',
      { Commencement: '1/1/2025', 'Rent Steps': '$9.50 1/1/25-12/31/25; $9.79 1/1/27-12/31/27' },
      'not-understood',
    ],
    [
      'two rents for one month',
      { Commencement: '1/1/2025', 'Rent Steps': '$9.50 1/1/25-12/31/25; $9.79 6/1/25-12/31/26' },
      'not-understood',
    ],
    [
      'a month that is none',
      { Commencement: '1/1/2025', 'Rent Steps': '$9.50 1/1/25; $9.79 13/1/26' },
      'ambiguous',
    ],
    [
      'an end within a month of the lease',
      { Commencement: '1/15/2025', 'Rent Steps': '9.50 thru 12/25, 9.79 thru 12/26' },
      'ambiguous',
    ],
    [
      'another rent than the row’s',
      { Commencement: '1/1/2025', 'Rent Steps': '$9.00 1/1/25; $9.30 1/1/26' },
      'ambiguous',
    ],
    [
      'rents a month beside one a year',
      { Commencement: '1/1/2025', 'Rent Steps': '$9.50 1/1/25; $0.82 1/1/26' },
      'not-understood',
    ],
    [
      'sums of a year',
      { Commencement: '1/1/2025', 'Rent Steps': '$95,000 1/1/25; $97,900 1/1/26' },
      'not-understood',
    ],
    [
      'dates and years of the lease',
      { Commencement: '1/1/2025', 'Rent Steps': '$9.50 yr 1; $9.79 1/1/26' },
      'not-understood',
    ],
  ])('%s', (_, row, code) => {
    expect(fieldsOf({ ...rent, ...row })).not.toHaveProperty('rentSteps')
    expect(remarksOf({ ...rent, ...row })).toMatchObject({ rentSteps: code })
  })

  test('in a sheet whose dates have the day first, one that could have either first is no step', () => {
    const row = { ...rent, Commencement: '13/1/2025', 'Rent Steps': '$9.50 1/2/25; $9.79 1/2/26' }
    expect(fieldsOf(row)).not.toHaveProperty('rentSteps')
  })

  test('rents with strokes between them are no dates', () => {
    const row = { 'Rent ($/SF/Yr)': '9.00', Commencement: '1/1/2025' }
    const rentSteps = '9.00, 10.00, 11.00 $/SF/yr by year'
    for (const cell of ['9/10/11', '$9/10/11', '9/10/11 $/SF/yr', '9.00/10.00/11.00'])
      expect(fieldsOf({ ...row, 'Rent Steps': cell })).toMatchObject({ rentSteps })
  })
})
