import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMade, readRows, type SheetCell } from './read-sheets.ts'

const FIELDS = [
  'name',
  'address',
  'city',
  'suite',
  'squareFootage',
  'leasedSf',
  'clearHeight',
  'rentPerSf',
] as const

test('suites below the line of their building are of it, and the line is no property', async () => {
  const read = await readMade(
    [
      ['Ridgeline Industrial - Available Space', null, null, null, null, null],
      ['Building / Suite', 'Total Bldg SF', 'Available SF', 'Clear Ht.', 'Rate/SF/Mo', 'Avail. Date'],
      ['Ridgeline Center - 4100 Santa Ana St, Ontario, CA', 212_400, null, 32, null, null],
      ['   Suite 100', null, 48_200, null, 1.35, '3/1/2027'],
      ['   Suite 220', null, 31_600, 28, 1.42, 'Now'],
      ['Airport Park, 1855 E Francis St, Ontario, CA', 96_000, null, 28, null, null],
      ['   Unit C-D', null, 22_750, null, 1.15, '3/1/2027'],
      ['700 Milliken Ave, Ontario, CA', 41_000, 41_000, 24, 1.29, 'Now'],
      ['Total Available', 349_400, 143_550, null, null, null],
      ['Information deemed reliable but not guaranteed.', null, null, null, null, null],
    ],
    FIELDS,
  )
  expect(read.properties).toEqual([
    ['Ridgeline Center', '4100 Santa Ana St', 'Ontario', '100', 212_400, 48_200, 32, 1.35],
    ['Ridgeline Center', '4100 Santa Ana St', 'Ontario', '220', 212_400, 31_600, 28, 1.42],
    ['Airport Park', '1855 E Francis St', 'Ontario', 'C-D', 96_000, 22_750, 28, 1.15],
    ['700 Milliken Ave', '700 Milliken Ave', 'Ontario', null, 41_000, 41_000, 24, 1.29],
  ])
  expect(read.others).toEqual(['3 section-title', '6 section-title', '9 total', '10 section-title'])
})

test('in one column of sizes those of buildings and of their spaces are told apart, however both are written', async () => {
  const header = fc.constantFrom('Building / Suite', 'Bldg/Unit', 'Property', 'Property / Unit', 'Address')
  const space = fc.constantFrom('Suite 1', 'Ste. 1', 'Unit 1', '  Unit #1', '#1', '- Suite 1')
  const size = fc.constantFrom('SF', 'Size (SF)', 'Sq Ft', 'Size', 'Area (SF)')
  const sf = fc.integer({ min: 5_000, max: 90_000 })
  await fc.assert(
    fc.asyncProperty(header, space, size, sf, sf, async (named, first, sized, one, two) => {
      const second = first.replace('1', '2')
      const rows: SheetCell[][] = [
        [named, sized, 'Rate/SF/Mo'],
        ['4100 Santa Ana St', one + two, null],
        [first, one, 1.35],
        [second, two, 1.42],
        ['1855 E Francis St', one, null],
        [first, one, 1.15],
        ['700 Milliken Ave', two, 1.29],
      ]
      const { properties } = await readRows(rows, ['address', 'suite', 'squareFootage', 'leasedSf'])
      expect(properties).toEqual([
        ['4100 Santa Ana St', '1', one + two, one],
        ['4100 Santa Ana St', '2', one + two, two],
        ['1855 E Francis St', '1', one, one],
        ['700 Milliken Ave', null, two, null],
      ])
    }),
  )
})

test('a line of a building that says more than its spaces take stays a property', async () => {
  const { properties } = await readRows(
    [
      ['Property', 'Total SF', 'Available SF', 'Tenant', 'Rate/SF/Mo'],
      ['4100 Santa Ana St', 212_400, 212_400, 'Acme', 1.1],
      ['Suite 100', null, 48_200, null, 1.35],
      ['Suite 220', null, 31_600, null, 1.42],
    ],
    ['address', 'suite', 'tenant', 'leasedSf'],
  )
  expect(properties).toEqual([
    ['4100 Santa Ana St', null, 'Acme', 212_400],
    ['4100 Santa Ana St', '100', null, 48_200],
    ['4100 Santa Ana St', '220', null, 31_600],
  ])
})

test('a share of offices is of the building or of the space, which a sheet with both does not say', async () => {
  const { properties } = await readRows(
    [
      ['Address', 'Building SF', 'Leased SF', 'Office %'],
      ['4100 Santa Ana St', 212_400, 48_200, 10],
      ['700 Milliken Ave', 41_000, 41_000, 10],
    ],
    ['officePercent', 'officeSf'],
  )
  expect(properties).toEqual([
    [10, null],
    [10, 4100],
  ])
})

test('beside a tenant, its rent and its lease a size that names no building is the one leased', async () => {
  const size = fc.constantFrom('SF', 'Size', 'Sq. Ft.', 'Area', 'RSF', 'Size (SF)')
  const lease = fc.constantFrom<[string, SheetCell]>(
    ['Term (mos)', 60],
    ['Signed', '3/1/2026'],
    ['Expiration', '3/31/2031'],
    ['Free Rent (mos)', 2],
  )
  await fc.assert(
    fc.asyncProperty(size, lease, async (sized, [header, cell]) => {
      const row = (tenant: SheetCell) => ['4100 Santa Ana St', tenant, 48_200, 1.35, cell]
      const read = (named: string, beside: string) =>
        readRows([['Address', beside, named, 'Rent/SF/Mo', header], row('Acme'), row('Bolt')], ['leasedSf'])
      expect((await read(sized, 'Tenant')).properties).toEqual([[48_200], [48_200]])
      expect((await read(`Building ${sized}`, 'Tenant')).properties).toEqual([[null], [null]])
      expect((await read(sized, 'Landlord')).properties).toEqual([[null], [null]])
    }),
  )
})
