import { expect, test } from 'vitest'
import { readMade } from './read-sheets.ts'

test('totals of any wording, notices, legends and page numbers are no properties', async () => {
  const totals = [
    'Total Current',
    'Grand total',
    'Averages',
    'Portfolio (2 buildings)',
    'TOTAL / AVERAGE (2 comps)',
    'Wtd. Avg.',
    'Total Available SF',
    '2 Buildings',
    'Low',
    'High',
    'Std. Dev.',
    'Overall',
  ]
  const notices = [
    '© 2026 CoStar Group. All rights reserved.',
    'Copyright 2026 Acme Realty',
    'Confidential',
    'Page 1 of 3',
    'Source: broker survey',
    'Note: rents are asking',
    '* Rents are triple net',
    'Prepared by Acme Realty',
    'Printed on 6/1/2026',
  ]
  const read = await readMade(
    [
      ['Property Name', 'City', 'SF', 'Rent ($/SF/Mo)'],
      ['Oak Park', 'Houston', 30_000, 0.85],
      ['Elm Park', 'Katy', 9000, 1.1],
      ...totals.map((total) => [total, null, 39_000, 0.91]),
      ...notices.map((notice) => [notice, null, null, null]),
      ...notices.map((notice) => [null, null, notice, null]),
      ['Prepared by', 'Acme Realty', null, null],
      ['Page', 3, null, null],
      [null, null, null, 3],
    ],
    ['name', 'squareFootage'],
  )
  expect(read.properties).toEqual([
    ['Oak Park', 30_000],
    ['Elm Park', 9000],
  ])
  expect(read.others.filter((other) => other.endsWith('total'))).toHaveLength(totals.length)
  expect(read.others.filter((other) => other.endsWith('section-title'))).toHaveLength(2 * notices.length + 3)
})

test('a notice in a table of two columns is no property', async () => {
  const read = await readMade(
    [
      ['Address', 'SF'],
      ['12 Oak St', 30_000],
      ['9 Elm St', null],
      ['Source: CoStar', null],
      ['Confidential - do not distribute', null],
    ],
    ['address', 'squareFootage'],
  )
  expect(read.properties).toEqual([
    ['12 Oak St', 30_000],
    ['9 Elm St', null],
  ])
})

test('a summary and a legend below a table are in no table', async () => {
  const read = await readMade(
    [
      ['Property Name', 'Address', 'SF', 'Rent ($/SF/Mo)'],
      ['Oak Park', '12 Oak St', 30_000, 0.85],
      ['Elm Park', '9 Elm St', 9000, 1.1],
      [null, null, null, null],
      ['Submarket', 'Buildings', 'Total SF', 'Avg Rent'],
      ['Northwest', 12, 120_000, 0.9],
      ['Southwest', 8, 90_000, 0.8],
      [null, null, null, null],
      ['Legend', null, null, null],
      ['NNN', 'Triple net', null, null],
      ['E', 'ESFR sprinklers', null, null],
    ],
    ['name', 'address'],
  )
  expect(read).toEqual({
    properties: [
      ['Oak Park', '12 Oak St'],
      ['Elm Park', '9 Elm St'],
    ],
    others: [],
    outside: ['A5:D7 (3)', 'A9:B11 (3)'],
    tables: 1,
  })
})

test('a row that says it is the subject is kept and marked, by its own word or by the title above it', async () => {
  const fields = ['name', 'address', 'squareFootage', 'status'] as const
  const header = ['Comp #', 'Property Name', 'Address', 'SF']
  const comps = [
    ['1', 'Elm Park', '9 Elm St', 9000],
    ['2', 'Subject to Change Park', '5 Fir Rd', 7000],
  ]
  const read = [
    ['Oak Park', '12 Oak St', 30_000, 'Subject'],
    ['Elm Park', '9 Elm St', 9000, null],
    ['Subject to Change Park', '5 Fir Rd', 7000, null],
  ]
  const inRow = await readMade([header, ['Subject', 'Oak Park', '12 Oak St', 30_000], ...comps], fields)
  expect(inRow.properties).toEqual(read)
  const inName = await readMade([header, [null, 'SUBJECT: Oak Park', '12 Oak St', 30_000], ...comps], fields)
  expect(inName.properties).toEqual(read)
  const title = (text: string) => [text, null, null, null]
  const titled = await readMade(
    [
      header,
      title('SUBJECT PROPERTY'),
      [null, 'Oak Park', '12 Oak St', 30_000],
      title('COMPARABLES'),
      ...comps,
    ],
    fields,
  )
  expect(titled.properties).toEqual(read)
  const across = await readMade(
    [
      [null, 'Subject', 'Comp 1'],
      ['Property Name', 'Oak Park', 'Elm Park'],
      ['Address', '12 Oak St', '9 Elm St'],
      ['SF', 30_000, 9000],
    ],
    fields,
  )
  expect(across.properties).toEqual(read.slice(0, 2))
})
