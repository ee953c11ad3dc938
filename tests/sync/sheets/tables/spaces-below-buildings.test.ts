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

test('in a rent roll the line of a building has sums, and they are no lease', async () => {
  const read = await readRows(
    [
      ['Unit', 'Lessee', 'Area (SF)', 'Commence', 'Expire', 'Annual Rent', 'Annual $/SF', 'Recoveries'],
      ['1200 W 190th St - Gardena', null, 96_400, null, null, 820_860, null, null],
      ['100', 'Lomita Fasteners', 24_100, 'Mar-23', 'Feb-28', 361_500, 15, 'NNN'],
      ['120', 'Kestrel Paper', 31_900, 'Jul-24', 'Jun-29', 459_360, 14.4, 'NNN'],
      ['1230 W 190th St - Gardena', null, 61_000, null, null, 922_320, null, null],
      ['A', 'Sundial Optics', 30_500, 'Jan-22', 'Dec-26', 428_220, 14.04, 'MG'],
      ['Total', null, 157_400, null, null, 1_743_180, null, null],
    ],
    ['address', 'city', 'suite', 'tenant', 'leasedSf', 'rentPerSf', 'rentBasisAssumed', 'leaseType'],
  )
  expect(read.properties).toEqual([
    ['1200 W 190th St', 'Gardena', '100', 'Lomita Fasteners', 24_100, 1.25, false, 'NNN'],
    ['1200 W 190th St', 'Gardena', '120', 'Kestrel Paper', 31_900, 1.2, false, 'NNN'],
    ['1230 W 190th St', 'Gardena', 'A', 'Sundial Optics', 30_500, 1.17, false, 'MG'],
  ])
  expect(read.others).toEqual(['2 section-title', '5 section-title', '7 total'])
})

test('the size of a building behind its address in a title is no part of the town', async () => {
  const { properties } = await readRows(
    [
      ['Suite', 'Tenant', 'Leased SF', 'Lease From', 'Lease To', 'Monthly Base Rent', 'Rent PSF'],
      ['Bldg 1 - 1200 W 190th St, Gardena, CA (96,400 SF)', null, null, null, null, null, null],
      ['100', 'Lomita Fasteners', 24_100, '3/1/2023', '2/29/2028', 30_125, 1.25],
      ['120', 'Kestrel Paper', 31_900, '7/1/2024', '6/30/2029', 38_280, 1.2],
      ['Building 1 Total', null, 56_000, null, null, 68_405, null],
    ],
    ['address', 'city', 'suite', 'rentPerSf', 'rentBasisAssumed'],
  )
  expect(properties).toEqual([
    ['1200 W 190th St', 'Gardena', '100', 1.25, false],
    ['1200 W 190th St', 'Gardena', '120', 1.2, false],
  ])
})

test.each([
  ['0%', '5%'],
  ['Similar', 'Superior'],
])('adjustments below comps set across are no properties, as %s and %s beside a dash', async (one, other) => {
  const row = (field: string, ...cells: SheetCell[]): SheetCell[] => [field, ...cells]
  const read = await readRows(
    [
      row('Item', 'Subject', 'Comp 1', 'Comp 2'),
      row('Address', '2200 Alder St', '88 Kirman Ave', '410 Vista Blvd'),
      row('City', 'Reno', 'Sparks', 'Sparks'),
      row('Leased Area (SF)', 24_000, 18_500, 40_000),
      row('Base Rent ($/SF/Mo)', '—', 0.95, 0.85),
      row('Expense Basis', '—', 'NNN', 'NNN'),
      row('ADJUSTMENTS', null, null, null),
      row('Location', '—', one, other),
      row('Size', '—', one, other),
      row('Expense Basis', '—', one, one),
      row('Adjusted Rent', '—', 0.87, 0.89),
    ],
    ['address', 'rentPerSf'],
  )
  expect(read.properties).toEqual([
    ['2200 Alder St', null],
    ['88 Kirman Ave', 0.95],
    ['410 Vista Blvd', 0.85],
  ])
})

test('rents that each lease states in another column are all read, and assumed only where they are', async () => {
  const { properties } = await readRows(
    [
      ['Address', 'Tenant', 'Leased SF', 'Annual Rent', 'Monthly Rent', '$/SF', 'Expires'],
      ['2200 Alder St', 'Acme', 24_000, 302_400, null, null, '12/31/2030'],
      ['88 Kirman Ave', 'Core', 18_500, null, 17_575, null, '5/31/2031'],
      ['410 Vista Blvd', 'Dart', 40_000, null, null, '$0.85/mo', '1/31/2033'],
      ['900 Spice St', 'Echo', 9_000, null, null, '$14.40/yr', '1/31/2029'],
    ],
    ['rentPerSf', 'rentBasisAssumed'],
  )
  expect(properties).toEqual([
    [1.05, false],
    [0.95, false],
    [0.85, false],
    [1.2, false],
  ])
})
