import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeBehind, withoutSize } from '../../../../sync/sheets/cells/size/size-behind.ts'
import { readMade, type SheetCell } from '../tables/read-sheets.ts'

const LINES = ['2100 W Alameda Dr, Tempe, AZ 85282', 'Building C - 480 Dock Rd, Reno, NV', 'Alder Cove Park']
const SIGNS = [(size: string) => ` - ${size}`, (size: string) => ` (${size})`, (size: string) => `, ${size}`]
const UNITS = ['SF', 'RSF', 'sq. ft.', 'square feet', 'SF total', 'SF RBA']

test('the size that a line of titles ends with is read, and the line stays what it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LINES),
      fc.constantFrom(...SIGNS),
      fc.constantFrom(...UNITS),
      fc.integer({ min: 1000, max: 999_999 }),
      (line, behind, unit, size) => {
        const written = line + behind(`${size.toLocaleString('en-US')} ${unit}`)
        expect(withoutSize(written)).toBe(line)
        expect(sizeBehind(written)).toContain(size.toLocaleString('en-US'))
      },
    ),
  )
})

test.each([
  'Suite 100',
  'Leases over 50,000 SF and up',
  '2100 W Alameda Dr (2.4 acres)',
  '60,000 SF available',
])('no size of a building stands behind “%s”', (line) => expect(sizeBehind(line)).toBeNull())

const header = ['Suite', 'Tenant', 'RSF', 'Start', 'End', 'Base Rent / Mo.']
const tenant = (suite: string, name: string, size: number): SheetCell[] => [
  suite,
  name,
  size,
  '5/1/2023',
  '4/30/2028',
  size,
]

test('under titles with the sizes of their buildings each space has its own area and its building’s size', async () => {
  const { properties } = await readMade(
    [
      ['ALDER COVE PORTFOLIO - RENT ROLL'],
      [],
      ['BUILDING A - 480 Dock Rd, Reno, NV 89502 - 70,000 SF'],
      header,
      tenant('100', 'Alder Works', 40_000),
      tenant('110', 'Birch Foods', 30_000),
      ['Subtotal Bldg A', null, 70_000],
      [],
      ['BUILDING B - 490 Dock Rd, Reno, NV 89502 - 24,000 SF'],
      header,
      tenant('A', 'Cedar Paper', 24_000),
      ['All leases are triple net.'],
    ],
    ['tenant', 'leasedSf', 'squareFootage', 'rentPerSf', 'leaseType'],
  )
  expect(properties).toEqual([
    ['Alder Works', 40_000, 70_000, 1, 'NNN'],
    ['Birch Foods', 30_000, 70_000, 1, 'NNN'],
    ['Cedar Paper', 24_000, 24_000, 1, 'NNN'],
  ])
})

test('numbered buildings of a park are told apart, and the program of a report is no park', async () => {
  const { properties } = await readMade(
    [
      ['ARGUS Enterprise - Presentation Rent Roll'],
      ['Alder Cove Business Park (amounts in USD) - as of Jun-2024'],
      [],
      header,
      ['Building A'],
      tenant('A-1', 'Alder Works', 40_000),
      [null, 'Building A total', 40_000],
      ['Building B'],
      tenant('B-1', 'Cedar Paper', 24_000),
      [null, 'Building B total', 24_000],
    ],
    ['name', 'tenant', 'leasedSf'],
  )
  expect(properties).toEqual([
    ['Alder Cove Business Park, Building A', 'Alder Works', 40_000],
    ['Alder Cove Business Park, Building B', 'Cedar Paper', 24_000],
  ])
})

test('what a sheet is called is no name of the building behind it', async () => {
  const { properties } = await readMade(
    [['Lease Comps - 480 Dock Rd, Reno, NV - 70,000 SF'], header, tenant('100', 'Alder Works', 40_000)],
    ['name', 'leasedSf', 'squareFootage'],
  )
  expect(properties).toEqual([['480 Dock Rd', 40_000, 70_000]])
})
