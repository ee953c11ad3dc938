import { expect, test } from 'vitest'
import { readRows, type SheetCell } from './read-sheets.ts'

const FIELDS = ['name', 'address', 'city', 'tenant', 'leasedSf', 'rentPerSf'] as const
const across = (first: number): SheetCell[][] => [
  [null, `Comp ${first}`, `Comp ${first + 1}`],
  ['Address', `${first} Oak St`, `${first + 1} Oak St`],
  ['City', 'Obetz', 'Columbus'],
  ['Tenant', 'Acme', 'Zenith'],
  ['Leased SF', 33_000, 62_400],
  ['Rent $/SF/Yr', 7.2, 6],
]
const readAcross = (first: number) => [
  [`${first} Oak St`, `${first} Oak St`, 'Obetz', 'Acme', 33_000, 0.6],
  [`${first + 1} Oak St`, `${first + 1} Oak St`, 'Columbus', 'Zenith', 62_400, 0.5],
]

test('a title right above comps that are set across is none of them', async () => {
  const read = await readRows(
    [['LEASE COMPS'], ...across(1), [], ...across(3), [], ['Average rent $6.60']],
    FIELDS,
  )
  expect(read.properties).toEqual([...readAcross(1), ...readAcross(3)])
})

test('a rate of its own beside the rents of a roll is no price', async () => {
  const header = ['Bldg / Suite', 'Tenant', 'RSF', 'Start', 'End', 'Annual Rent', 'PSF']
  const read = await readRows(
    [
      header,
      ['7700 Gateway Blvd'],
      ['100', 'Kirby Foods', 48_000, '4/1/2022', '3/31/2027', 345_600, 7.2],
      ['140', 'Apex Tool', 24_000, '11/1/2023', '1/31/2029', 172_800, 7.2],
      ['Subtotal', null, 72_000, null, null, 518_400, 7.2],
    ],
    ['address', 'suite', 'rentPerSf', 'salePricePerSf'],
  )
  expect(read.properties).toEqual([
    ['7700 Gateway Blvd', '100', 0.6, null],
    ['7700 Gateway Blvd', '140', 0.6, null],
  ])
})

test('a roll is read below a header with its units, also where that comes again', async () => {
  const part = (name: string, street: string, tenant: string): SheetCell[][] => [
    [name],
    [street],
    ['Irving, TX'],
    ['Suite', 'Tenant Name', 'Area', 'Commence', 'Expire', 'Base Rent'],
    [null, null, '(SF)', null, null, '($/SF/Yr)'],
    ['100', tenant, 48_000, '4/1/2022', '3/31/2027', 2.4],
    [],
  ]
  const read = await readRows(
    [
      ...part('Gateway Commerce Center', '7700 Gateway Blvd', 'Acme'),
      ...part('Trinity Park', '31 Trinity Dr', 'Zenith'),
    ],
    FIELDS,
  )
  expect(read.properties).toEqual([
    ['Gateway Commerce Center', '7700 Gateway Blvd', 'Irving', 'Acme', 48_000, 0.2],
    ['Trinity Park', '31 Trinity Dr', 'Irving', 'Zenith', 48_000, 0.2],
  ])
  expect(read.others.filter((row) => row.includes('rejected'))).toEqual([])
})

test('premises over suites and their areas are no addresses', async () => {
  const read = await readRows(
    [
      ['Tenant', 'Premises', null, 'Lease Dates', null, 'Rent'],
      [null, 'Suite', 'SF', 'From', 'To', 'PSF/Yr'],
      ['GATEWAY CENTER, 7700 GATEWAY BLVD, IRVING TX'],
      ['Acme', 100, 48_000, '4/1/2022', '3/31/2027', 7.2],
      ['Zenith', 140, 24_000, '11/1/2023', '1/31/2029', 6],
    ],
    FIELDS,
  )
  expect(read.properties).toEqual([
    ['GATEWAY CENTER', '7700 GATEWAY BLVD', 'IRVING', 'Acme', 48_000, 0.6],
    ['GATEWAY CENTER', '7700 GATEWAY BLVD', 'IRVING', 'Zenith', 24_000, 0.5],
  ])
})

test('a building that is described above its suites is the one they are in', async () => {
  const read = await readRows(
    [
      ['Property', 'Gateway Center'],
      ['Address', '7700 Gateway Blvd, Irving, TX'],
      ['Building SF', 90_000],
      [],
      ['Suite', 'Tenant', 'SF', 'Rate', 'Expires'],
      [100, 'Acme', 48_000, '$7.20', '3/31/2027'],
      [140, 'Zenith', 24_000, '$6.00', '1/31/2029'],
    ],
    FIELDS,
  )
  expect(read.properties).toEqual([
    ['Gateway Center', '7700 Gateway Blvd', 'Irving', 'Acme', 48_000, 0.6],
    ['Gateway Center', '7700 Gateway Blvd', 'Irving', 'Zenith', 24_000, 0.5],
  ])
})

test('what a group of columns informs of tells its sizes apart', async () => {
  const read = await readRows(
    [
      ['Building Information', null, null, 'Lease Information', null, null],
      ['Address', 'Size', 'Clear', 'Tenant', 'Size', 'Rent'],
      ['1 Oak St', 66_000, 24, 'Acme', 33_000, '$7.20'],
      ['2 Oak St', 210_000, 30, 'Zenith', 62_400, '$6.00'],
    ],
    ['address', 'squareFootage', 'leasedSf'],
  )
  expect(read.properties).toEqual([
    ['1 Oak St', 66_000, 33_000],
    ['2 Oak St', 210_000, 62_400],
  ])
})

test('a year and what is listed for it, among rows, is no address', async () => {
  const read = await readRows(
    [
      ['Address', 'Tenant', 'SF', '$/SF/Yr'],
      ['1 Oak St', 'Acme', 33_000, 7.2],
      ['2025 Lease Comps'],
      ['2 Oak St', 'Zenith', 62_400, 6],
    ],
    ['address', 'rentPerSf'],
  )
  expect(read.properties).toEqual([
    ['1 Oak St', 0.6],
    ['2 Oak St', 0.5],
  ])
  expect(read.others).toEqual(['3 section-title'])
})

test('a line below a field goes on with its value', async () => {
  const read = await readRows(
    [
      ['Address:', '2275 Westbelt Ct'],
      [null, 'Columbus, OH 43228'],
      ['Tenant:', 'Acme'],
      ['Leased SF:', 33_000],
      ['Rent:', '$7.20/SF/yr'],
    ],
    FIELDS,
  )
  expect(read.properties).toEqual([['2275 Westbelt Ct', '2275 Westbelt Ct', 'Columbus', 'Acme', 33_000, 0.6]])
})
