import { expect, test } from 'vitest'
import { writeTestFile } from '../file/make-files.ts'
import { readMade, readPath } from './read-sheets.ts'

test('tables one below the other are read each by its own header', async () => {
  const read = await readMade(
    [
      ['Lease comps', null, null, null],
      ['Property Name', 'Address', 'SF', 'Rent ($/SF/Mo)'],
      ['Oak Park', '12 Oak St', 30_000, 0.85],
      ['Elm Park', '9 Elm St', 9000, 1.1],
      [null, null, null, null],
      ['Sale comps', null, null, 'As of June 2026'],
      ['Address', 'Sale Price', 'Building SF', 'Buyer'],
      ['77 Ash Ave', 4_200_000, 42_000, 'Acme'],
      ['5 Fir Rd', 1_500_000, 15_000, 'Zenith'],
    ],
    ['name', 'address', 'squareFootage', 'rentPerSf', 'salePrice', 'buyer'],
  )
  expect(read).toEqual({
    properties: [
      ['Oak Park', '12 Oak St', 30_000, 0.85, null, null],
      ['Elm Park', '9 Elm St', 9000, 1.1, null, null],
      ['77 Ash Ave', '77 Ash Ave', 42_000, null, 4_200_000, 'Acme'],
      ['5 Fir Rd', '5 Fir Rd', 15_000, null, 1_500_000, 'Zenith'],
    ],
    others: [],
    outside: ['A1 (1)', 'A6:D6 (1)'],
    tables: 2,
  })
})

test('a table right below another, with no gap and other columns, is read by its own header', async () => {
  const read = await readMade(
    [
      ['Address', 'City', 'SF', 'Clear Height'],
      ['12 Oak St', 'Houston', 30_000, 32],
      ['Address', 'City', 'Clear Height', 'SF'],
      ['9 Elm St', 'Katy', 24, 9000],
      ['Address', 'City', 'Clear Height', 'SF'],
      ['5 Fir Rd', 'Katy', 28, 15_000],
    ],
    ['address', 'city', 'squareFootage', 'clearHeight'],
  )
  expect(read).toEqual({
    properties: [
      ['12 Oak St', 'Houston', 30_000, 32],
      ['9 Elm St', 'Katy', 9000, 24],
      ['5 Fir Rd', 'Katy', 15_000, 28],
    ],
    others: ['5 repeated-header'],
    outside: [],
    tables: 2,
  })
})

test('tables side by side are told apart by the blank columns between them', async () => {
  const read = await readMade(
    [
      ['Leases', null, null, null, 'Sales', null, null],
      ['Address', 'SF', 'Rent ($/SF/Mo)', null, 'Address', 'Building SF', 'Sale Price'],
      ['12 Oak St', 30_000, 0.85, null, '77 Ash Ave', 42_000, 4_200_000],
      ['9 Elm St', 9000, 1.1, null, '5 Fir Rd', 15_000, 1_500_000],
      ['3 Yew Ct', 5000, 1.2, null, null, null, null],
    ],
    ['address', 'squareFootage', 'rentPerSf', 'salePrice'],
  )
  expect(read).toEqual({
    properties: [
      ['12 Oak St', 30_000, 0.85, null],
      ['77 Ash Ave', 42_000, null, 4_200_000],
      ['9 Elm St', 9000, 1.1, null],
      ['5 Fir Rd', 15_000, null, 1_500_000],
      ['3 Yew Ct', 5000, 1.2, null],
    ],
    others: [],
    outside: ['A1:E1 (1)'],
    tables: 2,
  })
})

test('tables side by side that begin in different rows are both read', async () => {
  const read = await readMade(
    [
      ['Address', 'SF', 'Rent ($/SF/Mo)', null, null, null, null],
      ['12 Oak St', 30_000, 0.85, null, 'Sales', null, null],
      ['9 Elm St', 9000, 1.1, null, 'Address', 'Building SF', 'Sale Price'],
      ['3 Yew Ct', 5000, 1.2, null, '77 Ash Ave', 42_000, 4_200_000],
    ],
    ['address', 'squareFootage', 'rentPerSf', 'salePrice'],
  )
  expect(read).toEqual({
    properties: [
      ['12 Oak St', 30_000, 0.85, null],
      ['9 Elm St', 9000, 1.1, null],
      ['3 Yew Ct', 5000, 1.2, null],
      ['77 Ash Ave', 42_000, null, 4_200_000],
    ],
    others: [],
    outside: ['E2 (0)'],
    tables: 2,
  })
})

test('a blank column inside a table parts nothing', async () => {
  const read = await readMade(
    [
      ['Address', 'City', null, 'SF', 'Rent ($/SF/Mo)', null, 'Tenant'],
      ['12 Oak St', 'Houston', null, 30_000, 0.85, null, 'Acme'],
      ['9 Elm St', 'Katy', null, 9000, 1.1, null, 'Zenith'],
    ],
    ['address', 'city', 'squareFootage', 'rentPerSf', 'tenant'],
  )
  expect(read).toEqual({
    properties: [
      ['12 Oak St', 'Houston', 30_000, 0.85, 'Acme'],
      ['9 Elm St', 'Katy', 9000, 1.1, 'Zenith'],
    ],
    others: [],
    outside: [],
    tables: 1,
  })
})

test('a legend and a summary beside a table are no part of it, and their range is told', async () => {
  const read = await readMade(
    [
      ['Address', 'SF', 'Rent ($/SF/Mo)', null, 'Legend', 'Meaning'],
      ['12 Oak St', 30_000, 0.85, null, 'NNN', 'Triple net'],
      ['9 Elm St', 9000, 1.1, null, 'MG', 'Modified gross'],
      ['3 Yew Ct', 5000, 1.2, null, null, null],
      ['5 Fir Rd', 7000, 1.3, null, null, null],
      ['6 Fir Rd', 7100, 1.3, null, null, null],
    ],
    ['address', 'squareFootage', 'rentPerSf'],
  )
  expect(read).toEqual({
    properties: [
      ['12 Oak St', 30_000, 0.85],
      ['9 Elm St', 9000, 1.1],
      ['3 Yew Ct', 5000, 1.2],
      ['5 Fir Rd', 7000, 1.3],
      ['6 Fir Rd', 7100, 1.3],
    ],
    others: [],
    outside: ['E2:F3 (0)'],
    tables: 1,
  })
})

test('a merged name never reaches into the next table', async () => {
  const read = await readMade(
    [
      ['Property Name', 'Suite', 'Address', 'SF'],
      ['Oak Park', 1, '12 Oak St', 30_000],
      [null, 2, null, 4000],
      ['Property Name', 'Suite', 'SF', 'Address'],
      [null, 1, 9000, '9 Elm St'],
    ],
    ['name', 'address', 'suite', 'squareFootage'],
    [
      { startRow: 1, startCol: 0, endRow: 4, endCol: 0 },
      { startRow: 1, startCol: 2, endRow: 2, endCol: 2 },
    ],
  )
  expect(read.properties).toEqual([
    ['Oak Park', '12 Oak St', '1', 30_000],
    ['Oak Park', '12 Oak St', '2', 4000],
    ['9 Elm St', '9 Elm St', '1', 9000],
  ])
})

test('text with several tables, a title over each, is read as a workbook is', async () => {
  const text = [
    'LEASE COMPS,,,',
    '',
    'Address,SF,Rent ($/SF/Mo),Tenant',
    '12 Oak St,"30,000",0.85,Acme',
    'Total,"30,000",,',
    '',
    'SALE COMPS,,,',
    '',
    'Property Name,Address,Sale Price,SF',
    'Ash Center,77 Ash Ave,"$4,200,000","42,000"',
    '',
    '"© 2026 Acme Realty, all rights reserved",,,',
  ]
  const path = writeTestFile('comps.csv', text.join('\r\n'))
  expect(await readPath(path, ['name', 'address', 'squareFootage', 'tenant', 'salePrice'])).toEqual({
    properties: [
      ['12 Oak St', '12 Oak St', 30_000, 'Acme', null],
      ['Ash Center', '77 Ash Ave', 42_000, null, 4_200_000],
    ],
    others: ['5 total', '12 section-title'],
    outside: ['A1 (1)', 'A7 (1)', 'A12 (0)'],
    tables: 2,
  })
})

test('a lone word is no header, and a sheet of prose has no table', async () => {
  await expect(
    readMade(
      [['Property'], ['Notes'], ['The address of the broker is known.'], ['No', 'Yes'], ['Address']],
      ['name'],
    ),
  ).rejects.toThrow('comps.xlsx has no sheet with a usable header')
})

test('a header far down a sheet, below pages of prose, is found', async () => {
  const read = await readMade(
    [
      ...Array.from({ length: 40 }, (_, i) => [`Paragraph ${i} of the terms of use.`]),
      ['Address', 'City', 'SF'],
      ['12 Oak St', 'Houston', 30_000],
    ],
    ['address', 'city', 'squareFootage'],
  )
  expect(read).toMatchObject({ properties: [['12 Oak St', 'Houston', 30_000]], outside: ['A1:A40 (40)'] })
})
