import { expect, test } from 'vitest'
import { readMade, readRows } from './read-sheets.ts'

test('a header in three rows, groups, names and units, is read as one', async () => {
  const read = await readMade(
    [
      ['Northwest comps', null, null, null, null, null, null],
      ['Tenant', null, 'Building', null, null, 'Lease', null],
      ['Name', 'Address', 'Size', 'Clear', 'Built', 'Rent', 'Term'],
      [null, null, '(SF)', '(ft)', null, '$/SF/Yr', '(mos)'],
      ['Acme', '12 Oak St', 30_000, 32, 1999, 10.2, 60],
      ['Zenith', '9 Elm St', 9000, 24, 2004, 13.2, 36],
    ],
    ['tenant', 'address', 'squareFootage', 'clearHeight', 'rentPerSf', 'leaseTerm'],
  )
  expect(read).toEqual({
    properties: [
      ['Acme', '12 Oak St', 30_000, 32, 0.85, 60],
      ['Zenith', '9 Elm St', 9000, 24, 1.1, 36],
    ],
    others: [],
    outside: ['A1 (1)'],
    tables: 1,
  })
})

test('a row of groups that says nothing more is no row of the header below it', async () => {
  const read = await readMade(
    [
      ['Site', null, null, 'Space', null, 'Loading'],
      [null, null, 'Rentable', 'Deal', 'Clear', 'Dock'],
      ['Address', 'City', 'Area (SF)', 'Area (SF)', 'Height', 'Doors'],
      ['12 Oak St', 'Houston', 30_000, 12_000, 32, 4],
      ['9 Elm St', 'Katy', 24_000, 24_000, 28, 2],
    ],
    ['address', 'city', 'squareFootage', 'leasedSf', 'clearHeight', 'dockDoors'],
  )
  expect(read).toEqual({
    properties: [
      ['12 Oak St', 'Houston', 30_000, 12_000, 32, 4],
      ['9 Elm St', 'Katy', 24_000, 24_000, 28, 2],
    ],
    others: [],
    outside: ['A1:F1 (1)'],
    tables: 1,
  })
})

test('a header in two rows with joined cells is read as one, also where it comes again', async () => {
  const merges = [1, 6].flatMap((startRow) => [
    { startRow, startCol: 0, endRow: startRow, endCol: 1 },
    { startRow, startCol: 2, endRow: startRow, endCol: 3 },
  ])
  const header = [
    ['Landlord', null, 'Building', null],
    ['Name', 'Address', 'SF', 'Year Built'],
  ]
  const read = await readMade(
    [
      ['Comps', null, null, null],
      ...header,
      ['Acme', '12 Oak St', 30_000, 1999],
      ['Zenith', '9 Elm St', 9000, 2004],
      [null, null, null, null],
      ...header,
      ['Zenith', '5 Fir Rd', 15_000, 2010],
    ],
    ['landlordFirm', 'address', 'squareFootage', 'yearBuilt'],
    merges,
  )
  expect(read).toEqual({
    properties: [
      ['Acme', '12 Oak St', 30_000, 1999],
      ['Zenith', '9 Elm St', 9000, 2004],
      ['Zenith', '5 Fir Rd', 15_000, 2010],
    ],
    others: ['7 repeated-header', '8 repeated-header'],
    outside: ['A1 (1)'],
    tables: 1,
  })
})

test('a column that numbers the rows is no id of theirs, and is kept', async () => {
  const fields = ['address', 'compId', 'custom'] as const
  const numbered = [
    ['No.', 'Address', 'SF'],
    ['SUBJECT', '12 Oak St', 30_000],
    [1, '9 Elm St', 24_000],
    [2, '7 Fir Rd', 18_000],
  ]
  expect((await readMade(numbered, fields)).properties).toEqual([
    ['12 Oak St', null, 'No.: SUBJECT'],
    ['9 Elm St', null, 'No.: 1'],
    ['7 Fir Rd', null, 'No.: 2'],
  ])
  const told = [
    ['Comp No.', 'Address', 'SF'],
    ['C-1', '9 Elm St', 24_000],
    ['C-2', '7 Fir Rd', 18_000],
  ]
  expect((await readMade(told, fields)).properties).toEqual([
    ['9 Elm St', 'C-1', null],
    ['7 Fir Rd', 'C-2', null],
  ])
})

test('addresses under a header of names are addresses where the sheet has no other', async () => {
  const fields = ['name', 'address', 'city'] as const
  const rows = [
    ['Property', 'SF', 'Parking'],
    ['9 Elm St, Hayward, CA 94545', 24_000, '1.5/1000'],
    ['7 Fir Rd, Union City, CA', 18_000, '2/1,000'],
  ]
  expect((await readMade(rows, [...fields, 'parkingRatio'])).properties).toEqual([
    ['9 Elm St', '9 Elm St', 'Hayward', 1.5],
    ['7 Fir Rd', '7 Fir Rd', 'Union City', 2],
  ])
  const names = [
    ['Property', 'SF', 'Clear'],
    ['Pier 9 Works', 24_000, 28],
    ['Elm Park', 18_000, 24],
  ]
  expect((await readMade(names, fields)).properties).toEqual([
    ['Pier 9 Works', null, null],
    ['Elm Park', null, null],
  ])
})

test('a last row of a header that has units under some of its columns belongs to it', async () => {
  const read = await readMade(
    [
      ['Building', null, null, 'Lease', null, null],
      ['Address', 'Bldg', 'Clear', 'Tenant', 'Rent', 'Start'],
      [null, '(SF)', '(ft)', null, '($/SF/Yr)', 'Date'],
      ['12 Oak St', 50_000, 24, 'Acme', 10.2, '1/5/2026'],
      ['Min', 50_000, 24, null, 10.2, null],
    ],
    ['address', 'squareFootage', 'clearHeight', 'tenant', 'rentPerSf', 'commencement'],
  )
  expect(read.properties).toEqual([['12 Oak St', 50_000, 24, 'Acme', 0.85, '2026-01-05']])
  expect(read.others).toEqual(['5 total'])
})

test('comps set across can have a column of units beside their fields', async () => {
  const read = await readMade(
    [
      ['Lease Comparables', null, 'Comp 1', 'Comp 2'],
      ['Property', null, 'Oak Park', 'Elm Park'],
      ['Address', null, '12 Oak St', '9 Elm St'],
      ['Leased Area', 'SF', 10_000, 20_000],
      ['Base Rent', '$/SF/Yr', 10.2, 9.6],
      ['Term', 'Months', 60, 36],
    ],
    ['name', 'address', 'leasedSf', 'rentPerSf', 'leaseTerm'],
  )
  expect(read.properties).toEqual([
    ['Oak Park', '12 Oak St', 10_000, 0.85, 60],
    ['Elm Park', '9 Elm St', 20_000, 0.8, 36],
  ])
})

test('a column of brokers with their numbers is one of brokers', async () => {
  const under = (contact: string) =>
    readMade(
      [
        ['Address', 'SF', 'Listing Broker/Phone'],
        ['12 Oak St', 9000, contact],
      ],
      ['brokerName', 'brokerPhone'],
    )
  expect((await under('Jo Roe 775-555-0100')).properties).toEqual([['Jo Roe', '775-555-0100']])
  expect((await under('775-555-0100')).properties).toEqual([[null, '775-555-0100']])
})

test('addresses with their towns under one header are taken apart, and are no towns', async () => {
  const rows = [
    ['Property Name', 'Address, City', 'SF'],
    ['Dunlap Park', '815 Dunlap Rd, Groveport', 210_000],
    ['Westbelt Commerce', '2275 Westbelt Ct, Columbus', 66_000],
  ]
  expect((await readRows(rows, ['name', 'address', 'city'])).properties).toEqual([
    ['Dunlap Park', '815 Dunlap Rd', 'Groveport'],
    ['Westbelt Commerce', '2275 Westbelt Ct', 'Columbus'],
  ])
})

test('the unit of a group of rents is the unit of the first of them', async () => {
  const { properties } = await readRows(
    [
      ['Property', null, 'Premises', null, 'Rent (PSF/Yr)', null],
      ['Address', 'City', 'Suite', 'SF', 'Yr 1', 'Type'],
      ['12 Oak St', 'Katy', '140', 14_880, 3.6, 'NNN'],
      ['9 Elm St', 'Katy', '100', 22_300, 2.4, 'NNN'],
    ],
    ['rentPerSf', 'rentBasisAssumed', 'leasedSf'],
  )
  expect(properties).toEqual([
    [0.3, false, 14_880],
    [0.2, false, 22_300],
  ])
})
