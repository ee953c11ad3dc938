import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapColumns } from '../../../../sync/sheets/header/map-columns.ts'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { fieldsOf, remarksOf, rowReaderOf } from '../read-one-row.ts'

type Period = 'month' | 'year'
const HEADER = { month: 'Rent ($/SF/Mo)', year: 'Rent ($/SF/Yr)' } as const
const UNIT = { month: '$/SF/mo', year: '$/SF/yr' } as const

/** How people head the rent of a later year where they write nothing but the year. */
const YEARS: readonly ((year: number) => string)[] = [
  (year) => `Year ${year}`,
  (year) => `Yr ${year}`,
  (year) => `Yr. ${year}`,
  (year) => `Y${year}`,
  (year) => `YR${year}`,
  (year) => `Lease Year ${year}`,
  (year) => `Year ${year} ($/SF)`,
  (year) => `Year ${year} PSF`,
  (year) => `${year}${['nd', 'rd'][year - 2] ?? 'th'} Year`,
]

/** Rents of some years in cents, none below the one before. */
const anyRents = fc
  .record({
    period: fc.constantFrom<Period>('month', 'year'),
    first: fc.integer({ min: 60, max: 190 }),
    rises: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 7 }),
  })
  .map(({ period, first, rises }) => {
    const scale = period === 'month' ? 1 : 12
    const rents = [first * scale]
    for (const rise of rises) rents.push((rents.at(-1) ?? 0) + rise * scale)
    return { period, rents: rents.map((cents) => (cents / 100).toFixed(2)) }
  })

test('rents under nothing but the years of a lease are its steps, beside a rent or the first year', () => {
  fc.assert(
    fc.property(
      anyRents,
      fc.constantFrom(...YEARS),
      fc.boolean(),
      fc.constantFrom('', '$'),
      ({ period, rents }, header, isFirstBare, sign) => {
        const first = isFirstBare ? 'Year 1' : HEADER[period]
        const later = rents.slice(1).map((rent, i) => [header(i + 2), `${sign}${rent}`])
        const row = { [first]: `${sign}${rents[0]}`, ...Object.fromEntries(later) }
        const read = fieldsOf(row)
        expect(read).toMatchObject({ rentSteps: `${rents.join(', ')} ${UNIT[period]} by year` })
        expect(read).not.toHaveProperty('custom')
      },
    ),
    { numRuns: 400 },
  )
})

const BESIDE = { 'Rent ($/SF/Yr)': '9.50' }

describe('what else stands under years is kept as it stands, and gives no steps', () => {
  test.each<[what: string, row: Record<string, Cell>]>([
    ['years built', { 'Year 2': '1998', 'Year 3': '2004' }],
    ['notes', { 'Year 2': 'option to renew', 'Year 3': 'see lease' }],
    ['percentages', { 'Year 2': '3%', 'Year 3': '3%' }],
    ['bare percentages', { 'Year 2': '3', 'Year 3': '3.5' }],
    ['increases', { 'Year 2': '0.25', 'Year 3': '0.25' }],
    ['sums of a year', { 'Leased SF': '10,000', 'Year 2': '97,900', 'Year 3': '100,800' }],
    ['rents a month beside one a year', { 'Year 2': '0.82', 'Year 3': '0.84' }],
    ['rents that fall', { 'Year 2': '9.20', 'Year 3': '9.00' }],
    ['rents that leap', { 'Year 2': '12.50', 'Year 3': '25.00' }],
  ])('%s', (_, row) => {
    const { 'Year 2': second, 'Year 3': third } = row
    const read = fieldsOf({ ...BESIDE, ...row })
    expect(read).toMatchObject({ rentPerSf: 0.791667, custom: `Year 2: ${second}\nYear 3: ${third}` })
    expect(read).not.toHaveProperty('rentSteps')
  })

  test('the column says why it is no rent', () => {
    const header = ['Address', 'Rent ($/SF/Yr)', 'Year 2']
    const rows = [
      ['1 Oak St', '9.50', '0.25'],
      ['2 Oak St', '8.75', '0.25'],
    ]
    const { columns, unused } = mapColumns(header, rows)
    expect(columns.map(({ role }) => role)).toEqual(['address', 'rentPerSf'])
    expect(unused).toEqual([
      {
        index: 2,
        header: 'Year 2',
        reason: 'unclear',
        sentence:
          '“Year 2” could be a rent of a later year, and its values do not go on from “Rent ($/SF/Yr)”.',
      },
    ])
  })

  test('without a rent they are of no field', () => {
    expect(fieldsOf({ 'Year 2': '9.79', 'Year 3': '10.08' })).toMatchObject({
      custom: 'Year 2: 9.79\nYear 3: 10.08',
    })
  })
})

describe('a row that contradicts the others of its sheet is told', () => {
  const rows = Array.from({ length: 6 }, (_, i) => ({
    Address: `${i + 1} Oak St`,
    ...BESIDE,
    'Year 2': '9.79',
    'Year 3': '10.08',
  }))
  const lastOf = (row: Record<string, Cell>) => {
    const outcome = rowReaderOf([...rows, { Address: '9 Elm St', ...BESIDE, ...row }])(rows.length)
    if (outcome.kind !== 'property') throw new Error(outcome.kind)
    const told = outcome.readings.flatMap(({ field, problem }) =>
      field === 'rentSteps' && problem ? [problem.sentence] : [],
    )
    return { steps: outcome.property.rentSteps, custom: outcome.property.custom, told }
  }
  const TOLD = ['Rent steps from “Year 2” on cannot be read for sure.']

  test('the others have their steps', () => {
    expect(lastOf({ 'Year 2': '9.79', 'Year 3': '10.08' })).toEqual({
      steps: '9.50, 9.79, 10.08 $/SF/yr by year',
      custom: null,
      told: [],
    })
  })

  test.each<[what: string, row: Record<string, Cell>, told: string[]]>([
    ['a percentage', { 'Year 2': '3%', 'Year 3': '10.08' }, TOLD],
    ['a sum', { 'Year 2': '97900', 'Year 3': '100800' }, TOLD],
    ['a year', { 'Year 2': '2026', 'Year 3': '2027' }, TOLD],
    ['a rent a month', { 'Year 2': '0.82', 'Year 3': '0.84' }, TOLD],
    ['a rent that falls', { 'Year 2': '9.20', 'Year 3': '9.40' }, TOLD],
    ['a note', { 'Year 2': 'see lease', 'Year 3': '10.08' }, TOLD],
  ])('%s', (_, row, told) => {
    const custom = `Year 2: ${row['Year 2']}\nYear 3: ${row['Year 3']}`
    expect(lastOf(row)).toEqual({ steps: null, custom, told })
  })

  test('a year between that is blank', () => {
    expect(lastOf({ 'Year 2': '', 'Year 3': '10.08' })).toMatchObject({
      steps: null,
      told: ['Rent steps from “Year 3” on cannot be read for sure.'],
    })
  })
})

test('a header that names a rent is believed of rents that fall, as before', () => {
  const row = { ...BESIDE, 'Year 2 Rent': '9.20' }
  expect(fieldsOf(row)).toMatchObject({ rentSteps: '9.50, 9.20 $/SF/yr by year' })
  expect(remarksOf(row)).toEqual({})
})
