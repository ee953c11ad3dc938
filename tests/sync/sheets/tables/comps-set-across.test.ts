import { expect, test } from 'vitest'
import { readMade } from './read-sheets.ts'

test('comps set across, with fields as rows, are a property a column', async () => {
  const read = await readMade(
    [
      ['Rent comparables', null, null, null],
      [null, null, null, null],
      [null, 'Comp 1', 'Comp 2', 'Comp 3'],
      ['Property Name', 'Oak Park', 'Elm Park', 'Fir Park'],
      ['Address', '12 Oak St', '9 Elm St', '5 Fir Rd'],
      ['City', 'Houston', 'Katy', 'Katy'],
      ['LEASE', null, null, null],
      ['Size (SF)', 30_000, 9000, null],
      ['Rent ($/SF/Yr)', 10.2, 13.2, 14.4],
      ['Tenant', 'Acme', 'Zenith', 'Ajax'],
      [null, null, null, null],
      ['Source: county records', null, null, null],
    ],
    ['name', 'address', 'city', 'squareFootage', 'rentPerSf', 'tenant'],
  )
  expect(read).toEqual({
    properties: [
      ['Oak Park', '12 Oak St', 'Houston', 30_000, 0.85, 'Acme'],
      ['Elm Park', '9 Elm St', 'Katy', 9000, 1.1, 'Zenith'],
      ['Fir Park', '5 Fir Rd', 'Katy', null, 1.2, 'Ajax'],
    ],
    others: [],
    outside: ['A1 (1)', 'A12 (1)'],
    tables: 1,
  })
})

test('a list of fields with their values is one property, also in two lists side by side', async () => {
  const read = await readMade(
    [
      ['Comp 1', null, null, null, null],
      ['Address:', '12 Oak St', null, 'Tenant:', 'Acme'],
      ['City:', 'Houston', null, 'Rent ($/SF/Mo):', 0.85],
      ['Building SF:', 30_000, null, 'Lease Term (mos):', 60],
      [null, null, null, null, null],
      ['Comp 2', null, null, null, null],
      ['Address:', '9 Elm St', null, 'Tenant:', 'Zenith'],
      ['City:', 'Katy', null, 'Rent ($/SF/Mo):', 1.1],
      ['Building SF:', 9000, null, 'Lease Term (mos):', 36],
    ],
    ['address', 'city', 'squareFootage', 'tenant', 'rentPerSf', 'leaseTerm'],
  )
  expect(read).toEqual({
    properties: [
      ['12 Oak St', 'Houston', 30_000, 'Acme', 0.85, 60],
      ['9 Elm St', 'Katy', 9000, 'Zenith', 1.1, 36],
    ],
    others: [],
    outside: ['A1 (1)', 'A6 (1)'],
    tables: 2,
  })
})
