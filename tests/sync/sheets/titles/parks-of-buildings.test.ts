import { expect, test } from 'vitest'
import { readRows, type SheetCell } from '../tables/read-sheets.ts'

const FIELDS = ['address', 'city', 'suite', 'tenant', 'leasedSf', 'squareFootage', 'landlordFirm'] as const
const HEADER = ['Unit', 'Tenant', 'Sq Ft', 'From', 'To', 'Base Rent PSF/Mo']

function roll(title: string, owner: SheetCell[], bands: readonly string[]): SheetCell[][] {
  return [
    ['RENT ROLL - Mesquite Commerce Park'],
    [title],
    owner,
    [],
    HEADER,
    [bands[0] ?? ''],
    ['A-101', 'Wren Paper', 12_000, '2/1/2023', '1/31/2028', 0.95],
    ['A-102/103', 'Lark Signs', 24_000, '10/1/2021', '9/30/2026', 0.85],
    ['A-104', 'VACANT - LOI out', 9000, null, null, null],
    [null, 'Subtotal', 45_000, null, null, null],
    [],
    [bands[1] ?? ''],
    ['B-100', 'Finch Foods', 30_000, '1/1/2020', '12/31/2027', 0.8],
    ['Page 1 of 1', null, 'Printed 9/2/2025 8:14 AM'],
  ]
}

test.each([
  ['BUILDING A — 1850 S 59th Trace (84,000 SF)', 'BUILDING B — 1870 S 59th Trace (64,600 SF)'],
  ['Bldg 1 - 1850 S 59th Trace [84,000 sq ft]', 'Bldg 2 - 1870 S 59th Trace [64,600 sq ft]'],
  ['1850 S 59th Trace (±84,000 RSF)', '1870 S 59th Trace (±64,600 RSF)'],
])(
  'a line over the units of a building gives its address and size, and the park its town and owner: %s',
  async (...bands) => {
    const rows = roll('1850 & 1870 S 59th Trace, Phoenix, AZ 85043', ['Owner: Agave Holdings LLC'], bands)
    const { properties, others } = await readRows(rows, FIELDS)
    expect(properties).toEqual([
      ['1850 S 59th Trace', 'Phoenix', 'A-101', 'Wren Paper', 12_000, 84_000, 'Agave Holdings LLC'],
      ['1850 S 59th Trace', 'Phoenix', 'A-102/103', 'Lark Signs', 24_000, 84_000, 'Agave Holdings LLC'],
      ['1870 S 59th Trace', 'Phoenix', 'B-100', 'Finch Foods', 30_000, 64_600, 'Agave Holdings LLC'],
    ])
    expect(others).toContain('9 vacant')
  },
)

test('a name with a year or a number before it is no address of a building', async () => {
  const rows = roll(
    'Phoenix, AZ',
    ['Ownership:', 'Agave Holdings LLC'],
    ['2025 Business Park', '2026 Mill Run'],
  )
  const { properties } = await readRows(rows, ['address', 'landlordFirm'])
  expect(properties.every(([address]) => address === null)).toBe(true)
})

test('a unit with a tenant is no building, whatever it is called', async () => {
  const { properties } = await readRows(
    [
      ['Rent Roll'],
      ['410 Alder Ave, Reno, NV'],
      [],
      HEADER,
      ['101', 'Wren Paper', 12_000, '2/1/2023', '1/31/2028', 0.95],
      ['North Half', 'Lark Signs', 24_000, '10/1/2021', '9/30/2026', 0.85],
      ['103', 'Finch Foods', 30_000, '1/1/2020', '12/31/2027', 0.8],
    ],
    ['address', 'suite', 'tenant'],
  )
  expect(properties).toEqual([
    ['410 Alder Ave', '101', 'Wren Paper'],
    ['410 Alder Ave', 'North Half', 'Lark Signs'],
    ['410 Alder Ave', '103', 'Finch Foods'],
  ])
})
