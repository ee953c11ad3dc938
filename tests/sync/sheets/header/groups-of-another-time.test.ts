import { expect, test } from 'vitest'
import { readMade, type SheetCell } from '../tables/read-sheets.ts'

const LEASE = ['Address', 'Tenant', 'SF', 'Start', 'End', 'Monthly Rent']
const ROWS: SheetCell[][] = [
  ['410 Alder Ave', 'Wren Paper', 10_000, '2/1/2023', '1/31/2028', 9500, '2/1/2026', 9900],
  ['22 Birch St', 'Lark Signs', 20_000, '10/1/2021', '9/30/2026', 17_000, '10/1/2025', 18_000],
  ['7 Cedar Rd', 'Finch Foods', 30_000, '1/1/2020', '12/31/2027', 24_000, '1/1/2026', 25_000],
]

test.each([
  'NEXT INCREASE',
  'Prior Lease',
  'Future Rent',
  'Renewal Option',
  'PROPOSED',
  'Former Tenancy',
  'Options',
])('columns below “%s” say nothing of the lease itself', async (label) => {
  for (const [date, rent] of [
    ['Date', 'Monthly Rent'],
    ['Start Date', 'Rent/Mo'],
    ['Expiration', 'Base Rent ($/Mo)'],
  ]) {
    const rows = [
      [null, null, null, null, null, null, label, null],
      [...LEASE, date ?? '', rent ?? ''],
      ...ROWS,
    ]
    const merges = [{ startRow: 0, startCol: 6, endRow: 0, endCol: 7 }]
    const read = await readMade(rows, ['rentPerSf', 'commencement', 'expiration', 'dateSigned'], merges)
    expect(read.properties).toEqual([
      [0.95, '2023-02-01', '2028-01-31', null],
      [0.85, '2021-10-01', '2026-09-30', null],
      [0.8, '2020-01-01', '2027-12-31', null],
    ])
  }
})

test.each(['Lease Term', 'Lease Expiration', 'Term', 'Lease', 'Lease Dates', 'Tenancy'])(
  'the first and the last day below “%s” are told apart',
  async (label) => {
    for (const [first, last] of [
      ['From', 'To'],
      ['Start', 'End'],
      ['Begin', 'End'],
      ['Comm.', 'Exp.'],
      ['From', 'Thru'],
    ]) {
      const rows = [
        ['Address', 'Tenant', 'Size', label, null, 'Rent'],
        [null, null, 'SF', first ?? '', last ?? '', '$/SF/Mo'],
        ...ROWS.map((row, i) => [...row.slice(0, 5), 0.8 + i / 10]),
      ]
      const merges = [{ startRow: 0, startCol: 3, endRow: 0, endCol: 4 }]
      const read = await readMade(rows, ['commencement', 'expiration'], merges)
      expect(read.properties, `${label}: ${first}, ${last}`).toEqual([
        ['2023-02-01', '2028-01-31'],
        ['2021-10-01', '2026-09-30'],
        ['2020-01-01', '2027-12-31'],
      ])
    }
  },
)

test.each([
  ['Premises', '#', 'Address'],
  ['PREMISES', 'No.', 'Property Address'],
])(
  '“%s” over “%s” only numbers the rows, where it stands over addresses too',
  async (label, number, address) => {
    const rows = [
      [label, null, 'Parties', 'Size', 'Lease', null, 'Rent'],
      [number, address, 'Tenant', 'SF', 'Start', 'End', '$/SF/Mo'],
      [1, '410 Alder Ave, Ste 110', 'Wren Paper', 10_000, '2/1/2023', '1/31/2028', 0.95],
      [2, '22 Birch St', 'Lark Signs', 20_000, '10/1/2021', '9/30/2026', 0.85],
      [3, '7 Cedar Rd, Unit B', 'Finch Foods', 30_000, '1/1/2020', '12/31/2027', 0.8],
    ]
    const merges = [
      { startRow: 0, startCol: 0, endRow: 0, endCol: 1 },
      { startRow: 0, startCol: 4, endRow: 0, endCol: 5 },
    ]
    const read = await readMade(rows, ['address', 'suite'], merges)
    expect(read.properties).toEqual([
      ['410 Alder Ave', '110'],
      ['22 Birch St', null],
      ['7 Cedar Rd', 'B'],
    ])
  },
)
