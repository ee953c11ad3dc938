import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldsOf, readOneRow, remarksOf } from '../read-one-row.ts'

type Period = 'month' | 'year'

/** Rents of some years in cents, each a little above or below the one before. */
const anyRents = fc
  .record({
    period: fc.constantFrom<Period>('month', 'year'),
    first: fc.integer({ min: 60, max: 190 }),
    changes: fc.array(fc.integer({ min: -3, max: 9 }), { minLength: 1, maxLength: 7 }),
  })
  .map(({ period, first, changes }) => {
    const scale = period === 'month' ? 1 : 12
    const rents = [first * scale]
    for (const change of changes) rents.push((rents.at(-1) ?? 0) + change * scale)
    return { period, rents: rents.map((cents) => (cents / 100).toFixed(2)) }
  })

const UNIT = { month: '/mo', year: '/yr' } as const
const HEADER = { month: 'Rent ($/SF/Mo)', year: 'Rent ($/SF/Yr)' } as const
const named = (rents: readonly string[], one: (rent: string, year: number) => string, mark = ', ') =>
  rents.map((rent, i) => one(rent, i + 1)).join(mark)

/** How people write the rents of the years of a lease into one cell. */
const LISTS: readonly ((rents: readonly string[], period: Period) => string)[] = [
  (rents) => rents.join('/'),
  (rents) => rents.join(', '),
  (rents) => `$${rents.join('; $')}`,
  (rents) => rents.map((rent) => `$${rent}`).join(' / '),
  (rents) => rents.join(' → '),
  (rents, period) => `${rents.join(', ')} $/SF${UNIT[period]}`,
  (rents, period) => named(rents, (rent) => `$${rent}/SF${UNIT[period]}`),
  (rents) => named(rents, (rent, year) => `Yr ${year} $${rent}`),
  (rents) => named(rents, (rent, year) => `Year ${year}: $${rent}`, '; '),
  (rents) => named(rents, (rent, year) => `Yr. ${year} - $${rent}`, '\n'),
  (rents) => named(rents, (rent, year) => `$${rent} (yr ${year})`),
  (rents) => named(rents, (rent, year) => `$${rent} in year ${year}`),
  (rents) => named(rents, (rent, year) => `${rent} mo ${year * 12 - 11}-${year * 12}`),
  (rents) => named(rents, (rent, year) => `Months ${year * 12 - 11} – ${year * 12}: $${rent}`, '; '),
  (rents) => named(rents, (rent, year) => `Mos. ${year * 12 - 11} to ${year * 12} @ ${rent} NNN`),
  (rents, period) => named(rents.slice(1), (rent, i) => `$${rent} PSF${UNIT[period]} in yr ${i + 1}`),
]

test('rents of the years of a lease are read from one cell however they are written, to the cent', () => {
  fc.assert(
    fc.property(
      anyRents,
      fc.constantFrom(...LISTS),
      fc.constantFrom('Escalations', 'Rent Steps', 'Rent Schedule', 'Annual Increases'),
      ({ period, rents }, list, header) => {
        const read = fieldsOf({ [HEADER[period]]: rents[0] ?? '', [header]: list(rents, period) })
        const unit = `$/SF/${period === 'month' ? 'mo' : 'yr'}`
        expect(read).toMatchObject({ rentSteps: `${rents.join(', ')} ${unit} by year` })
        expect(read).not.toHaveProperty('rentEscalationPct')
      },
    ),
    { numRuns: 400 },
  )
})

/** How people write by how much a rent rises each year. */
const STEPS: readonly ((step: string, period: Period) => string)[] = [
  (step) => `$${step} bumps`,
  (step) => `$${step} annual increases`,
  (step) => `+$${step} annually`,
  (step) => `$${step}/SF each year`,
  (step) => `fixed $${step} psf steps`,
  (step, period) => `$${step}/SF${UNIT[period]} bumps`,
  (step, period) => `+$${step}${UNIT[period]} annually`,
  (step, period) => `$${step} per SF per ${period}, every year`,
  (step, period) => `${step} $/SF${UNIT[period]} more each year`,
]

test('a step in dollars is read however it is written, in the unit of its cell or else of the rent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Period>('month', 'year'),
      fc.integer({ min: 60, max: 190 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(...STEPS),
      fc.constantFrom('Escalations', 'Rent Steps', 'Rent Bumps'),
      (period, rent, step, wording, header) => {
        const scale = period === 'month' ? 1 : 12
        const by = ((step * scale) / 100).toFixed(2)
        const read = fieldsOf({
          [HEADER[period]]: ((rent * scale) / 100).toFixed(2),
          [header]: wording(by, period),
        })
        const unit = `$/SF/${period === 'month' ? 'mo' : 'yr'}`
        expect(read).toMatchObject({ rentSteps: `${by} ${unit} more each year` })
      },
    ),
    { numRuns: 400 },
  )
})

test('a step or later rents in the cell of the rent are its steps', () => {
  expect(fieldsOf({ 'Rent ($/SF/Yr)': '$14.10/SF NNN, $0.25 bumps' })).toMatchObject({
    rentPerSf: 1.175,
    rentSteps: '0.25 $/SF/yr more each year',
  })
  expect(fieldsOf({ 'Rent ($/SF/Yr)': '$7.25→$7.55→$7.85' })).toMatchObject({
    rentSteps: '7.25, 7.55, 7.85 $/SF/yr by year',
  })
  expect(remarksOf({ 'Rent/SF/Mo': '$0.85, $0.40 bumps' })).toMatchObject({ rentSteps: 'implausible' })
})

test('columns of later years are one list with the rent, in whatever order they stand', () => {
  const sayings = [
    (year: number) => `Year ${year} Rent`,
    (year: number) => `Yr ${year} Base Rent`,
    (year: number) => `Rent Yr. ${year}`,
    (year: number) => `${year}${['nd', 'rd'][year - 2] ?? 'th'} Year Rent`,
  ]
  fc.assert(
    fc.property(
      anyRents,
      fc.constantFrom(...sayings),
      fc.boolean(),
      ({ period, rents }, header, isTurned) => {
        const later = rents.slice(1).map((rent, i) => [header(i + 2), rent])
        const cells = [...(isTurned ? later.toReversed() : later)]
        const unit = `$/SF/${period === 'month' ? 'mo' : 'yr'}`
        expect(fieldsOf({ [HEADER[period]]: rents[0] ?? '', ...Object.fromEntries(cells) })).toMatchObject({
          rentSteps: `${rents.join(', ')} ${unit} by year`,
        })
      },
    ),
  )
})

test('a list that begins with another rent than the row is never taken, and what it says is kept', () => {
  fc.assert(
    fc.property(
      anyRents,
      fc.constantFrom(...LISTS.slice(0, -1)),
      fc.integer({ min: 1, max: 20 }),
      (made, list, off) => {
        const { period, rents } = made
        const rent = (Number(rents[0]) + off / 100).toFixed(2)
        const outcome = readOneRow({
          Address: '1 Oak St',
          [HEADER[period]]: rent,
          Escalations: list(rents, period),
        })
        if (outcome.kind !== 'property') throw new Error(outcome.kind)
        expect(outcome.property.rentSteps).toBe(null)
        const readings = outcome.readings.filter(({ column }) => column === 'Escalations')
        expect(readings.every(({ value }) => value === null)).toBe(true)
        expect(readings.some(({ problem, note }) => problem ?? note)).toBe(true)
      },
    ),
  )
})

describe('what cannot be read for sure is told', () => {
  const beside = { 'Rent ($/SF/Yr)': '25.00' }
  test.each([
    ['$24.00/$24.50', 'ambiguous'],
    ['Yr 1 $25.00, Yr 3 $26.00', 'not-understood'],
    ['Year 6: $28', 'not-understood'],
    ['$0.50 every 5 years', 'not-understood'],
    ['$0.25 bumps in yr 2', 'not-understood'],
    ['Yr 1 $25.00, Yr 2 $255.00', 'not-understood'],
    ['$9.00 annual bumps', 'implausible'],
  ])('%s', (cell, code) => {
    expect(fieldsOf({ ...beside, Escalations: cell })).toEqual({
      rentPerSf: 2.083333,
      custom: `Escalations: ${cell}`,
    })
    expect(remarksOf({ ...beside, Escalations: cell })).toEqual({ rentSteps: code })
  })

  test('a year between that is blank leaves the columns of later years as they stand', () => {
    const row = { ...beside, 'Year 2 Rent': '25.50', 'Year 3 Rent': '', 'Year 4 Rent': '27.00' }
    expect(fieldsOf(row)).toEqual({ rentPerSf: 2.083333, custom: 'Year 2 Rent: 25.50\nYear 4 Rent: 27.00' })
    expect(remarksOf(row)).toEqual({ rentSteps: 'not-understood' })
  })

  test('two columns that say other steps', () => {
    const row = { ...beside, 'Year 2 Rent': '25.50', Escalations: '$0.75 bumps' }
    expect(remarksOf(row)).toEqual({ rentSteps: 'ambiguous' })
    expect(fieldsOf(row)).not.toHaveProperty('rentSteps')
    expect(fieldsOf({ ...row, Escalations: '$0.50 bumps' })).toMatchObject({
      rentSteps: '25.00, 25.50 $/SF/yr by year',
    })
  })

  test('percentages, ranges and indexes are no steps', () => {
    for (const cell of ['3%', '3%, then 3.5%', 'CPI', '3.5/4', '2.5, 3.0', 'FMV', '3% or $0.25']) {
      expect(fieldsOf({ ...beside, Escalations: cell })).not.toHaveProperty('rentSteps')
      expect(remarksOf({ ...beside, Escalations: cell })).not.toHaveProperty('rentSteps')
    }
  })
})

test('a column of steps may have percentages, alone and beside one of escalations', () => {
  expect(fieldsOf({ 'Rent ($/SF/Yr)': '25.00', 'Rent Steps': '3%' })).toMatchObject({ rentEscalationPct: 3 })
  const both = { 'Rent ($/SF/Yr)': '25.00', 'Rent Steps': '25.00/25.50/26.00', 'Escalation (%/Yr)': '2' }
  expect(fieldsOf(both)).toMatchObject({
    rentEscalationPct: 2,
    rentSteps: '25.00, 25.50, 26.00 $/SF/yr by year',
  })
})
