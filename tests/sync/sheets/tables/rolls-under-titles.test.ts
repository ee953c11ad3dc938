import { expect, test } from 'vitest'
import { readRows, type SheetCell } from './read-sheets.ts'

const TITLES: Readonly<Record<string, readonly SheetCell[][]>> = {
  'a roll of a name over its address': [
    ['Rent Roll - Alameda Business Center'],
    ['2100 W. Alameda Dr., Tempe, AZ 85282'],
  ],
  'a name with its code': [
    ['Alameda Business Center (abc01)'],
    ['2100-2190 W. Alameda Dr'],
    ['Tempe, AZ 85282'],
  ],
  'a roll and its day behind a name': [
    ['ALAMEDA BUSINESS CENTER  -  RENT ROLL  -  10/1/2025'],
    ['2100 W Alameda Dr, Tempe AZ'],
  ],
  'fields with their values': [
    ['Property:', 'Alameda Business Center'],
    ['Address:', '2100 W. Alameda Dr., Tempe, AZ'],
    ['As of:', '10/1/2025'],
  ],
  'an owner before the building': [
    ['Owner: Halsted Holdings LLC   Property: Alameda Business Center, 2100 W. Alameda Dr., Tempe'],
  ],
  'what stands at the right': [
    ['Alameda Business Center', null, null, 'As of 10/1/2025'],
    ['2100 W. Alameda Dr., Tempe, AZ', null, null, 'Page 1'],
  ],
  'who manages it': [
    ['Halsted Property Management'],
    ['RENT ROLL'],
    ['Alameda Business Center, 2100 W. Alameda Dr., Tempe, AZ 85282'],
    ['October 1, 2025'],
  ],
  'an address before a roll': [['2100 W. Alameda Dr. - Rent Roll']],
  'an address behind a roll': [['Tenant Roster: 2100 West Alameda Drive, Tempe']],
  'pieces with bars': [['Alameda Business Center | 2100 W. Alameda Dr | Tempe, AZ | 84,000 SF']],
}
const HEADERS: readonly (readonly SheetCell[][])[] = [
  [['Suite', 'Tenant', 'SF', 'Start', 'Expires', 'Mo. Rent', '$/SF/Mo', 'Type']],
  [['Unit #', 'Lessee', 'Area', 'From', 'To', 'Base Rent/Mo', 'PSF', 'NNN/Mo']],
  [
    ['Ste', 'Tenant Name', 'Rentable', 'Lease', 'Lease', 'Monthly', 'Rent', 'Est.'],
    [null, null, 'SF', 'Begin', 'End', 'Base Rent', 'PSF/Mo', 'NNN PSF'],
  ],
]
const ROWS: readonly SheetCell[][] = [
  ['101', 'Acme Foods', 12_000, '1/1/2023', '12/31/2027', 12_600, 1.05, null],
  ['102', 'Zed Freight', 8000, '3/1/2024', '2/28/2029', 8800, 1.1, null],
  ['103', 'VACANT', 6000, null, null, null, null, null],
  ['Total', null, 26_000, null, null, 21_400, null, null],
]
const FIELDS = ['suite', 'tenant', 'leasedSf', 'commencement', 'expiration', 'rentPerSf'] as const
const READ = [
  ['101', 'Acme Foods', 12_000, '2023-01-01', '2027-12-31', 1.05],
  ['102', 'Zed Freight', 8000, '2024-03-01', '2029-02-28', 1.1],
]

test.each(Object.entries(TITLES))('a rent roll is read below %s', async (_, titles) => {
  for (const header of HEADERS) {
    for (const gap of [[], [[]]]) {
      const read = await readRows([...titles, ...gap, ...header, ...ROWS], [...FIELDS, 'address'])
      expect(read.properties.map((row) => row.slice(0, -1))).toEqual(READ)
      for (const row of read.properties) expect(row.at(-1)).toMatch(/^2100\b/)
    }
  }
})

test('a rent roll is of the building whose name stands above it, with or without its day', async () => {
  const [header = []] = HEADERS
  for (const line of ['Rent Roll', 'Rent Roll as of 10/1/25', 'RENT ROLL - October 2025']) {
    const read = await readRows([['ALAMEDA BUSINESS CENTER'], [line], ...header, ...ROWS], ['name', 'suite'])
    expect(read.properties).toEqual([
      ['ALAMEDA BUSINESS CENTER', '101'],
      ['ALAMEDA BUSINESS CENTER', '102'],
    ])
  }
})
