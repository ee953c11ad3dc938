import { expect, test } from 'vitest'
import { readRows, type SheetCell } from './read-sheets.ts'

const FIELDS = ['name', 'address', 'city', 'tenant', 'leasedSf', 'leaseTerm', 'rentPerSf'] as const

type Comp = Readonly<Record<string, string>>
const COMPS: readonly Comp[] = [
  {
    Property: 'Sterling Center',
    Address: '4410 E Sterling Ave',
    City: 'Ontario',
    Tenant: 'Brightline Plastics',
    'Leased SF': '62,400',
    Term: '63 months',
    'Base Rent': '$1.18/SF/Mo NNN',
  },
  {
    Property: 'Jurupa 3',
    Address: '11620 Jurupa Ct',
    City: 'Fontana',
    Tenant: 'Cedar Freight LLC',
    'Leased SF': '41,275',
    Term: '36 months',
    'Base Rent': '$1.05/SF/Mo NNN',
  },
]
const READ = [
  ['Sterling Center', '4410 E Sterling Ave', 'Ontario', 'Brightline Plastics', 62_400, 63, 1.18],
  ['Jurupa 3', '11620 Jurupa Ct', 'Fontana', 'Cedar Freight LLC', 41_275, 36, 1.05],
]

const lines = (comp: Comp) => Object.entries(comp).map(([field, value]) => `${field}: ${value}`)
/** All but what the headings say. */
const rest = ({ Property: _, Address: __, City: ___, ...others }: Comp) => Object.entries(others)

const SHAPES: Readonly<Record<string, (comp: Comp, i: number) => SheetCell[][]>> = {
  'in one cell each': (comp) => [...lines(comp).map((line) => [line]), []],
  'in one cell each below a number': (comp, i) => [
    [`Comp ${i + 1}`],
    ...lines(comp).map((line) => [line]),
    [],
  ],
  'in two columns of such cells': (comp) => {
    const all = lines(comp)
    return [...all.slice(0, 4).map((line, i) => [line, all[4 + i] ?? null]), []]
  },
  'below a name and an address': (comp) => [
    [comp.Property ?? ''],
    [`${comp.Address}, ${comp.City}, CA`],
    ...rest(comp).map(([field, value]) => [`${field}:`, value]),
    [],
  ],
  'below a name and a numbered address, a column further': (comp, i) => [
    [comp.Property ?? ''],
    [`${i + 1}. ${comp.Address}, ${comp.City}, CA`],
    ...rest(comp).map(([field, value]) => [null, field, value]),
    [],
  ],
  'in one cell each, below a name and an address': (comp) => [
    [comp.Property ?? ''],
    [`${comp.Address}, ${comp.City}, CA`],
    ...rest(comp).map(([field, value]) => [`${field}: ${value}`]),
    [],
  ],
}

test.each(Object.entries(SHAPES))('fields with their values are read %s', async (_, write) => {
  const rows = [['INDUSTRIAL LEASE COMPARABLES'], [], ...COMPS.flatMap(write)]
  const read = await readRows(rows, FIELDS)
  expect(read.properties).toEqual(READ)
  expect(read.others).toEqual([])
})

test.each([
  ['in a cell each', [['Property: Oak Park'], ['Address: 1 Oak St'], ['City: Ontario']]],
  [
    'in two cells each',
    [
      ['Property:', 'Oak Park'],
      ['Address:', '1 Oak St'],
      ['City:', 'Ontario'],
    ],
  ],
])('fields of a building right above a table are of all its rows: %s', async (_, above) => {
  const rows = [
    ...above,
    ['Tenant', 'SF', 'Start', 'End', 'Monthly Rent'],
    ['Acme', 12_000, '1/1/2024', '12/31/2028', 13_200],
    ['Bolt', 8000, '3/1/2023', '2/28/2026', 8400],
  ]
  const read = await readRows(rows, ['name', 'address', 'city', 'tenant', 'rentPerSf'])
  expect(read.properties).toEqual([
    ['Oak Park', '1 Oak St', 'Ontario', 'Acme', 1.1],
    ['Oak Park', '1 Oak St', 'Ontario', 'Bolt', 1.05],
  ])
})

test('a section of a table that is headed by an address is no list of fields', async () => {
  const rows = [
    ['4410 E Sterling Ave'],
    ['Suite', 'Tenant', 'Leased SF', 'Rent/SF/Mo'],
    ['A', 'Brightline Plastics', 62_400, 1.18],
    ['B', 'Cedar Freight LLC', 41_275, 1.05],
  ]
  const { properties } = await readRows(rows, ['address', 'suite', 'tenant', 'leasedSf'])
  expect(properties).toEqual([
    ['4410 E Sterling Ave', 'A', 'Brightline Plastics', 62_400],
    ['4410 E Sterling Ave', 'B', 'Cedar Freight LLC', 41_275],
  ])
})

test('cells that name the fields of their values are taken apart under a header that names none', async () => {
  const rows = [
    ['Address', 'Parties'],
    ['1 Oak St', 'Lessor: Dunmore Properties; Lessee: Quick Freight LLC'],
    ['2 Oak St', 'Tenant: Acme, Inc. / Landlord: Rexford'],
    ['3 Oak St', 'n/a'],
  ]
  expect((await readRows(rows, ['landlordFirm', 'tenant'])).properties).toEqual([
    ['Dunmore Properties', 'Quick Freight LLC'],
    ['Rexford', 'Acme, Inc.'],
    [null, null],
  ])
})
