import { expect, test } from 'vitest'
import { readRows, type SheetCell } from './read-sheets.ts'

test('a rent for the month beside one per SF and year is the same rent, whichever stands first', async () => {
  const perSf = ['Rent/SF/Yr', '9.00', '8.64']
  const monthly = ['Monthly Rent', '10,500.00', '15,120.00']
  for (const [a, b] of [
    [perSf, monthly],
    [monthly, perSf],
  ]) {
    const rows = ['14,000', '21,000'].map((sf, i) => [
      `${100 + i} Main St`,
      `Tenant ${i}`,
      sf,
      a?.[i + 1] ?? null,
      b?.[i + 1] ?? null,
    ])
    const header = ['Address', 'Tenant', 'RSF', a?.[0] ?? null, b?.[0] ?? null]
    expect((await readRows([header, ...rows], ['rentPerSf'])).properties).toEqual([[0.75], [0.72]])
  }
})

test('titles in the column of properties name the building of the suites below them', async () => {
  const header = ['Property', 'City', 'Suite', 'Tenant', 'Suite SF', 'Lease End', 'Rent $/SF/Mo']
  const read = await readRows(
    [
      ['Lease Abstract Report'],
      header,
      ['Alder Center - 3610 Winding Oak Rd, Humble, TX'],
      [null, 'Humble', '100', 'Pool Supply', '8,400', '1/31/2029', '1.05'],
      [null, null, null, '   Step 2/1/2026', null, null, '1.09'],
      [null, 'Humble', '110', 'Aero Gasket', '12,600', '6/30/2028', '0.98'],
      ['Subtotal Alder Center', null, null, null, '21,000', null, null],
      ['Rankin Crossing - 515 E. Rankin Trace, Houston, TX'],
      [null, 'Houston', 'A', 'Tidewater Filters', '42,000', '8/31/2027', '0.74'],
      ['Grand Total', null, null, null, '63,000', null, null],
    ],
    ['name', 'address', 'city', 'suite', 'tenant', 'leasedSf', 'rentPerSf'],
  )
  expect(read.properties).toEqual([
    ['Alder Center', '3610 Winding Oak Rd', 'Humble', '100', 'Pool Supply', 8400, 1.05],
    ['Alder Center', '3610 Winding Oak Rd', 'Humble', '110', 'Aero Gasket', 12600, 0.98],
    ['Rankin Crossing', '515 E. Rankin Trace', 'Houston', 'A', 'Tidewater Filters', 42000, 0.74],
  ])
})

test('a property that stands in its own column for each of its suites is no title', async () => {
  const read = await readRows(
    [
      ['Property', 'Suite', 'Tenant', 'Suite SF', 'Rent $/SF/Mo'],
      ['Alder Center, 3610 Winding Oak Rd, Humble, TX'],
      ['Elm Works', 'A', 'Pool Supply', '8,400', '1.05'],
      ['Oak Works', 'B', 'Aero Gasket', '12,600', '0.98'],
    ],
    ['name', 'address', 'tenant'],
  )
  expect(read.properties).toEqual([
    ['Elm Works', null, 'Pool Supply'],
    ['Oak Works', null, 'Aero Gasket'],
  ])
})

test('a rent roll says its building in a title with a code before it and a day behind it', async () => {
  const read = await readRows(
    [
      ['Rent Roll with Lease Charges'],
      ['Property: tx0412 - Eastgate Logistics Center  As Of = 09/30/2026'],
      ['4400 Wallisville Rd, Houston, TX 77029'],
      [null],
      ['Unit', 'Lease', 'Area', 'Lease From', 'Lease To', 'Monthly Rent', 'Monthly Rent/Area'],
      ['100', 'Gulf Crating Inc (t0000981)', '48,000.00', '01/01/2024', '12/31/2028', '29,760.00', '0.62'],
      ['110', '2. Marlin Pumps LLC', '22,500.00', '05/01/2025', '07/31/2030', '15,525.00', '0.69'],
    ],
    ['name', 'address', 'suite', 'tenant', 'rentPerSf'],
  )
  expect(read.properties).toEqual([
    ['Eastgate Logistics Center', '4400 Wallisville Rd', '100', 'Gulf Crating Inc', 0.62],
    ['Eastgate Logistics Center', '4400 Wallisville Rd', '110', 'Marlin Pumps LLC', 0.69],
  ])
})

test('the foot of a printed page is no property, and a day is no address', async () => {
  const foot: SheetCell[][] = [
    ['11/20/2026', 'Page 1'],
    ['Page 2 of 3', null, '9:14 AM'],
    ['11/21/2026', null, '0.70'],
  ]
  const read = await readRows(
    [['Address', 'Name', 'Rent/SF/Mo'], ['100 Main St', 'Alder 1', '0.62'], ...foot],
    ['address', 'name', 'rentPerSf'],
  )
  expect(read.properties).toEqual([['100 Main St', 'Alder 1', 0.62]])
  expect(read.others).toEqual(['3 section-title', '4 section-title', '5 rent-step'])
})
