import { expect, test } from 'vitest'
import { mapColumns } from '../../../../sync/sheets/header/map-columns.ts'

function rolesOf(...header: string[]): (string | null)[] {
  const { columns } = mapColumns(header)
  return header.map((_, i) => columns.find(({ index }) => index === i)?.role ?? null)
}

test.each([
  ['Property Address', 'address'],
  ['Addr.', 'address'],
  ['Bldg. SqFt', 'squareFootage'],
  ['SquareFootage', 'squareFootage'],
  ['RBA', 'squareFootage'],
  ['Building Rentable Square Feet', 'squareFootage'],
  ['est_building_sqft_2024', 'squareFootage'],
  ['Total Available Space (SF)', 'dealArea'],
  ['SF Leased', 'dealArea'],
  ['parcel_sqft', 'landSizeAcres'],
  ['Lot Size (AC)', 'landSizeAcres'],
  ['Rent/SF/Mo', 'rentPerSf'],
  ['$/SF/YR', 'rentPerSf'],
  ['Net Asking Rent (CAD/yr)', 'rentPerSf'],
  ['Lease Rate ($/SF/YR) NNN', 'rentPerSf'],
  ['Annual Base Rent', 'rentPerSf'],
  ['Rent Basis', 'rentBasis'],
  ['Rate Type', 'rentBasis'],
  ['Est. NNN', 'opexPerSf'],
  ['Op Ex', 'opexPerSf'],
  ['NNNs', 'opexPerSf'],
  ['Leasing Company Contact', 'brokerName'],
  ['Rent Bumps', 'rentEscalationPct'],
  ['Free Rent (mos)', 'freeRentMonths'],
  ['TI ($/SF)', 'tiPerSf'],
  ['Lease Term (Years)', 'leaseTerm'],
  ['Rent Commencement', 'commencement'],
  ['LXD', 'expiration'],
  ['Min Clear Height', 'clearHeight'],
  ['Clear (m)', 'clearHeight'],
  ['# Docks', 'dockDoors'],
  ['Drive-Ins', 'gradeDoors'],
  ['Loading (DH/GL)', 'doors'],
  ['Docks/Drive-Ins', 'doors'],
  ['% Office Space', 'officeSf'],
  ['Year Built / Renovated', 'yearBuilt'],
  ['Price/SF', 'salePricePerSf'],
  ['Last Sale Price', 'salePrice'],
  ['LL Rep', 'brokerName'],
  ['Lessor', 'landlordFirm'],
  ['Occupier', 'tenant'],
  ['Location Code', 'key'],
  ['City, State Zip', 'city'],
  ['Rent\n($/SF/Mo)', 'rentPerSf'],
  ['Size (1)', 'squareFootage'],
  ['Tenant¹', 'tenant'],
  ['Rent*', 'rentPerSf'],
  ["Landlord's Broker(s)", 'brokerName'],
  ['Sq/Ft', 'squareFootage'],
  ['Lat/Long', 'coordinates'],
  ['Cap Rate', 'capRate'],
  ['County Name', 'county'],
  ['Tenant Rep', 'tenantRepName'],
  ['Tenant Rep Firm', 'tenantRepFirm'],
  ['Bldg. Class', 'buildingClass'],
  ['Zoning', 'zoning'],
  ['Deal Type', 'dealType'],
  ['Status', 'status'],
  ['% Leased', 'percentLeased'],
  ['Sale Date', 'saleDate'],
  ['Suite', 'suite'],
  ['NER', 'effectiveRent'],
])('“%s” is %s', (header, role) => {
  expect(rolesOf(header)).toEqual([role])
})

test.each([
  'Vacancy Rate',
  'Interest Rate',
  'Market Rent',
  'Price/AC',
  'Remaining Term',
  'Owner Address',
  'Tenant Phone',
  'Clear Span',
  'Office Location',
])('“%s” is nothing that is known', (header) => {
  expect(mapColumns([header]).unused).toMatchObject([{ reason: 'unknown-header' }])
})

test('a rate never claims a size', () => {
  for (const header of ['SF Rate', 'Size ($/SF)', 'Building PSF', 'Area Cost', 'SF per $']) {
    expect(rolesOf(header)[0] ?? 'none').not.toMatch(/squareFootage|dealArea|landSizeAcres/)
  }
})

test('a bare rate is a rent among leases, a price among sales, and unclear where both are', () => {
  expect(rolesOf('Address', '$/SF')).toEqual(['address', 'rentPerSf'])
  expect(rolesOf('Address', '$/SF', 'Lease Type')[1]).toBe('rentPerSf')
  expect(rolesOf('Address', '$/SF', 'Sale Price')[1]).toBe('salePricePerSf')
  expect(rolesOf('Address', '$/SF', 'Sale Price', 'Rent')[1]).toBe('salePricePerSf')
  expect(mapColumns(['Address', '$/SF', 'Sale Price', 'Lease Type']).unused).toEqual([
    { index: 1, header: '$/SF', reason: 'unclear', sentence: '“$/SF” could be a rent or a price.' },
  ])
})

test('of two columns for one field the better is used, and the other says which', () => {
  const { columns, unused } = mapColumns(['Start Rent', 'Rent', 'Clear', 'Clear Height'])
  expect(columns.map(({ header }) => header)).toEqual(['Rent', 'Clear Height'])
  expect(unused).toEqual([
    {
      index: 0,
      header: 'Start Rent',
      reason: 'weaker-candidate',
      sentence: '“Start Rent” gives way to “Rent”.',
    },
    {
      index: 2,
      header: 'Clear',
      reason: 'weaker-candidate',
      sentence: '“Clear” gives way to “Clear Height”.',
    },
  ])
})

test('what is asked is the rent where no other is given, and a field of its own beside one', () => {
  expect(rolesOf('Address', 'Asking Rent')).toEqual(['address', 'rentPerSf'])
  expect(rolesOf('Asking Rent', 'Base Rent', 'Net Effective Rent')).toEqual([
    'askingRent',
    'rentPerSf',
    'effectiveRent',
  ])
})

test('one of the source’s own numbers identifies its rows, and the others are fields', () => {
  expect(rolesOf('APN', 'Address')).toEqual(['key', 'address'])
  expect(rolesOf('APN', 'Comp ID', 'Lease #')).toEqual(['parcelNumber', 'compId', 'key'])
  expect(rolesOf('Property ID', 'Comp ID')).toEqual(['key', 'compId'])
})

test('a clear tie names both headers and uses neither', () => {
  expect(mapColumns(['Address', 'Listing Broker East', 'Listing Broker West']).unused).toEqual([
    {
      index: 1,
      header: 'Listing Broker East',
      reason: 'tie',
      sentence: '“Listing Broker East” and “Listing Broker West” could both be meant; neither is used.',
    },
    {
      index: 2,
      header: 'Listing Broker West',
      reason: 'tie',
      sentence: '“Listing Broker West” and “Listing Broker East” could both be meant; neither is used.',
    },
  ])
})

test('one figure in two units is no tie: the second column stands beside the first', () => {
  expect(mapColumns(['Rent/SF/Mo', 'Rent/SF/Yr', 'Lot SF', 'land_acres']).columns).toMatchObject([
    { role: 'rentPerSf', of: null },
    { role: 'rentPerSf', of: 'rentPerSf' },
    { role: 'landSizeAcres', of: 'landSizeAcres' },
    { role: 'landSizeAcres', of: null },
  ])
})

test('a header that stands twice is refused by name, and no other column', () => {
  const { columns, unused } = mapColumns(['Address', 'Rent', 'SF', 'rent '])
  expect(columns.map(({ role }) => role)).toEqual(['address', 'squareFootage'])
  expect(unused.map(({ index, reason, sentence }) => [index, reason, sentence])).toEqual([
    [1, 'duplicate-header', '“Rent” is the header of columns 2 and 4; neither is used.'],
    [3, 'duplicate-header', '“rent” is the header of columns 4 and 2; neither is used.'],
  ])
})

test('a blank header and one of marks alone keep their column', () => {
  const { header, unused } = mapColumns(['Address', '', ' ', '$'])
  expect(header).toEqual(['Address', 'column_2', 'column_3', '$'])
  expect(unused.map(({ reason }) => reason)).toEqual(['blank-header', 'blank-header', 'unknown-header'])
})

test('remarks may stand in several columns', () => {
  expect(rolesOf('Comments', 'Notes', 'Description')).toEqual(['notes', 'notes', 'notes'])
})

test('a column that says another is unknown belongs to that one', () => {
  expect(mapColumns(['year_built', 'year_built_unknown']).columns).toMatchObject([
    { role: 'yearBuilt', of: null },
    { role: 'unknownFlag', of: 'yearBuilt' },
  ])
})

test('a bare company right of people is theirs, and alone a tenant', () => {
  const rolesOf = (cells: readonly string[], row: readonly string[]) =>
    mapColumns(cells, [row, row]).columns.map(({ role }) => role)
  for (const company of ['Company', 'Firm', 'Company Name']) {
    expect(rolesOf(['Address', 'Listing Agent', company], ['1 Oak St', 'Kim Brandt', 'Stream'])).toEqual([
      'address',
      'brokerName',
      'brokerFirm',
    ])
    expect(rolesOf(['Address', 'Tenant Rep', company], ['1 Oak St', 'Kim Brandt', 'Stream'])).toContain(
      'tenantRepFirm',
    )
  }
  expect(rolesOf(['Address', 'Company'], ['1 Oak St', 'Marlow Gasket Co'])).toContain('tenant')
})

test('of two columns that could both be meant the first is used where no row tells them apart', () => {
  const header = ['Address', 'Year Built', 'Yr Blt']
  const rolesOver = (...years: [string | null, string | null][]) =>
    mapColumns(
      header,
      years.map(([first, second], i) => [`${i + 1}00 Main St`, first, second]),
    ).columns.map(({ header, role }) => `${header}: ${role}`)
  const used = ['Address: address', 'Year Built: yearBuilt']
  expect(rolesOver(['1999', '1999'], ['2004', null], ['1987', '1987'])).toEqual(used)
  expect(rolesOver(['1999', '1999'], ['2004', '2014'], ['1987', '1987'])).toEqual(['Address: address'])
  // One row could agree by chance.
  expect(rolesOver(['1999', '1999'], [null, '2004'])).toEqual(['Address: address'])
})

test('the mark of a footnote is no part of a header', () => {
  const marks = ['*', ' **', '†', ' ‡', '§', ' (1)', ' [2]', '¹']
  for (const mark of marks) {
    expect(rolesOf(`Base Rent${mark}`, `Leased SF${mark}`, `Rate${mark} Starting`)).toEqual([
      'rentPerSf',
      'dealArea',
      null,
    ])
    expect(rolesOf(`Rate${mark} Starting`)).toEqual(['rentPerSf'])
  }
})

test('the number of a year is no mark of a footnote', () => {
  expect(rolesOf('Rent', 'Rent Year (2)', 'Year (3) Rent')).toEqual(['rentPerSf', 'laterRent', 'laterRent'])
})
