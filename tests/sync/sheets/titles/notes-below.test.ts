import { expect, test } from 'vitest'
import { readMade, type SheetCell } from '../tables/read-sheets.ts'

const FIELDS = ['rentPerSf', 'opexPerSf', 'leaseType'] as const

function readAbove(notes: readonly string[], rents: readonly SheetCell[] = [2.4, 3.6, 3]) {
  return readMade(
    [
      ['Address', 'Leased SF', 'Rent *', 'OpEx', 'Remarks'],
      ['10 Oak St', 40_000, rents[0] ?? null, 0.6, null],
      ['12 Oak St', 40_000, rents[1] ?? null, 0.72, 'Corner lot'],
      ['14 Oak St', 40_000, rents[2] ?? null, 0.96, 'Gross lease'],
      [null],
      ...notes.map((note) => [note]),
    ],
    [...FIELDS],
  )
}

test.each([
  '* All rents and expenses are yearly, in $/SF, NNN unless noted.',
  'Note: Rents are $/SF/Yr, NNN unless noted.',
  'Source: broker files. Rents and operating expenses are quoted NNN per square foot per year.',
])('what a note below a table says of all rents holds for its rows: %s', async (note) => {
  const { properties } = await readAbove([note])
  expect(properties).toEqual([
    [0.2, 0.05, 'NNN'],
    [0.3, 0.06, 'NNN'],
    // Its remarks say another lease type.
    [0.25, 0.08, null],
  ])
})

test.each([
  'Office rents are $/SF/Yr, NNN.',
  'Asking rents are $/SF/Yr, NNN.',
  'Rents of renewals are between $2.40/SF/Yr and $3.60/SF/Yr NNN.',
  'Rents in $/SF/Yr, NNN',
  'Average gross rents are $/SF/Yr.',
  'Rates are $/SF/Yr NNN except those of Building 4.',
])('a note below a table that is not of all its rents says nothing: %s', async (note) => {
  const { properties } = await readAbove([note])
  expect(properties.map(([, , type]) => type)).toEqual([null, null, null])
})

test('a rent with a mark behind it is of the lease type that its footnote says', async () => {
  const notes = ['* Rents are $/SF/Yr, NNN unless noted.', '** Gross rent; landlord pays all expenses.']
  const { properties } = await readAbove(notes, ['2.40 **', '$3.60', '$3.00'])
  expect(properties.map(([rent, , type]) => [rent, type])).toEqual([
    [0.2, 'Gross'],
    [0.3, 'NNN'],
    [0.25, null],
  ])
})

test('a rent whose footnote is not understood is of no lease type', async () => {
  const notes = ['* Rents are $/SF/Yr, NNN unless noted.', '† Landlord pays NNN charges.']
  const { properties } = await readAbove(notes, ['2.40 †', '$3.60', '$3.00'])
  expect(properties.map(([rent, , type]) => [rent, type])).toEqual([
    [0.2, null],
    [0.3, 'NNN'],
    [0.25, null],
  ])
})

test('the title of a further table says nothing of the one above it, and a footnote does', async () => {
  const table = (place: string) => [
    ['Address', 'Leased SF', 'Rent'],
    [`10 ${place} St`, 40_000, '$2.40'],
    [`12 ${place} St`, 40_000, '$3.60'],
  ]
  const readBoth = async (line: string) =>
    (await readMade([...table('Oak'), [null], [line], ...table('Elm')], ['leaseType'])).properties.flat()
  expect(await readBoth('All rents are NNN unless noted')).toEqual([null, null, 'NNN', 'NNN'])
  expect((await readBoth('* All rents are NNN unless noted')).slice(0, 2)).toEqual(['NNN', 'NNN'])
})

test.each([
  ['Gross rent; landlord pays all expenses.', 'Gross'],
  ['Modified gross lease', 'MG'],
  ['NNN', 'NNN'],
  ['Average gross rent', null],
  ['Gross-up of net rents', null],
  ['NNN charges are paid by the landlord', null],
])('a footnote “%s” says the lease type %s', async (note, type) => {
  const { properties } = await readAbove([`† ${note}`], ['$2.40 †', '$3.60', '$3.00'])
  expect(properties.map(([, , own]) => own)).toEqual([type, null, null])
})
