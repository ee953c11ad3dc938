import { expect, test } from 'vitest'
import { readMade } from './read-sheets.ts'

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
