import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRows, type SheetCell } from './read-sheets.ts'

const FIELDS = ['name', 'address', 'city', 'tenant', 'landlordFirm', 'leaseTerm', 'rentPerSf'] as const

interface Comp {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly tenant: string
  readonly landlord: string
  readonly months: number
  readonly rent: number
}

const comp = fc.record({
  name: fc.constantFrom('Sterling Center', 'Haven Gateway', 'Jurupa Commerce Park', 'Oak Business Center'),
  street: fc
    .tuple(
      fc.integer({ min: 100, max: 29_999 }),
      fc.constantFrom('E Sterling Ave', 'Jurupa Ct', 'Haven Park Dr'),
    )
    .map((parts) => parts.join(' ')),
  city: fc.constantFrom('Ontario', 'Fontana', 'Rancho Cucamonga'),
  tenant: fc.constantFrom('Brightline Plastics', 'Cedar Freight LLC', 'Omni Tile Co.'),
  landlord: fc.constantFrom('Prologis', 'Rexford Industrial', 'EastGroup'),
  months: fc.integer({ min: 12, max: 120 }),
  rent: fc.integer({ min: 60, max: 190 }).map((cents) => cents / 100),
})
const comps = fc.uniqueArray(comp, { minLength: 2, maxLength: 8, selector: ({ street }) => street })

const town = ({ city }: Comp) => `${city}, CA 91761`
const lines = (cells: SheetCell[][], isApart: boolean) => (isApart ? [...cells, []] : cells)

/** How a table of several lines a row is written, and what of each comp it says. */
interface Shape {
  readonly header: readonly SheetCell[][]
  write(comp: Comp): SheetCell[][]
  readonly says: readonly (keyof Comp)[]
}

const PLACED = ['name', 'street', 'city', 'tenant', 'months', 'rent'] as const
const SHAPES: Readonly<Record<string, Shape>> = {
  'an address and a town below a name': {
    header: [['No.', 'Property', 'Tenant', 'Term', 'Rent/SF/Mo']],
    write: (own) => [
      [1, own.name, own.tenant, `${own.months} mos`, own.rent],
      [null, own.street],
      [null, town(own)],
    ],
    says: PLACED,
  },
  'a town below an address': {
    header: [['Address', 'Tenant', 'Term', 'Rent/SF/Mo']],
    write: (own) => [[own.street, own.tenant, `${own.months} mos`, own.rent], [town(own)]],
    says: ['street', 'city', 'tenant', 'months', 'rent'],
  },
  'a town below an address, and something that no header names': {
    header: [['Address', 'Tenant', 'Term', 'Rent/SF/Mo']],
    write: (own) => [
      [own.street, own.tenant, `${own.months} mos`, own.rent],
      [town(own), own.landlord],
    ],
    says: ['street', 'city', 'tenant', 'months', 'rent'],
  },
  'two headers below each other': {
    header: [
      ['Property', 'Tenant', 'Term'],
      ['Address', 'Landlord', 'Rent/SF/Mo'],
    ],
    write: (own) => [
      [own.name, own.tenant, `${own.months} mos`],
      [own.street, own.landlord, own.rent],
    ],
    says: ['name', 'street', 'tenant', 'landlord', 'months', 'rent'],
  },
  'two fields in each header': {
    header: [['Property / Address', 'Tenant / Landlord', 'Term / Rent/SF/Mo']],
    write: (own) => [
      [own.name, own.tenant, `${own.months} mos`],
      [own.street, own.landlord, own.rent],
    ],
    says: ['name', 'street', 'tenant', 'landlord', 'months', 'rent'],
  },
  'two lines in each cell': {
    header: [['Property\nAddress', 'Tenant\nLandlord', 'Term', 'Rent/SF/Mo']],
    write: (own) => [
      [`${own.name}\n${own.street}`, `${own.tenant}\n${own.landlord}`, `${own.months} mos`, own.rent],
    ],
    says: ['name', 'street', 'tenant', 'landlord', 'months', 'rent'],
  },
}

test.each(Object.entries(SHAPES))('rows are read whole that have %s', async (_, { header, write, says }) => {
  await fc.assert(
    fc.asyncProperty(comps, fc.boolean(), fc.boolean(), async (own, isApart, hasTotal) => {
      const rows = [
        ['Industrial Lease Comparables'],
        [],
        ...header.map((row) => [...row]),
        ...own.flatMap((one) => lines(write(one), isApart)),
        ...(hasTotal ? [[], ['Average', null, null, 1.1]] : []),
        [],
        ['Source: broker research'],
      ]
      const { properties, others } = await readRows(rows, FIELDS)
      const known = (one: Comp, key: keyof Comp) => (says.includes(key) ? one[key] : null)
      expect(properties).toEqual(
        own.map((one) => [
          says.includes('name') ? one.name : one.street,
          ...(['street', 'city', 'tenant', 'landlord', 'months', 'rent'] as const).map((key) =>
            known(one, key),
          ),
        ]),
      )
      expect(others).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('titles among rows of a line each are no lines of theirs, and a header of two rows is one', async () => {
  const rows: SheetCell[][] = [
    ['Address', 'Tenant', 'Rent'],
    ['', 'Name', '($/SF/Mo)'],
    ['1 Oak St', 'Acme', 1.1],
    ['Fontana, CA'],
    ['2 Oak St', 'Bolt', 1.2],
    ['3 Oak St', 'Zenith', 1.3],
  ]
  const { properties } = await readRows(rows, ['address', 'tenant', 'rentPerSf'])
  expect(properties).toEqual([
    ['1 Oak St', 'Acme', 1.1],
    ['2 Oak St', 'Bolt', 1.2],
    ['3 Oak St', 'Zenith', 1.3],
  ])
  const stacked: SheetCell[][] = [
    ['Property', 'Clear', 'Dock', 'Year'],
    ['Address', 'Height', 'Doors', 'Built'],
    ['1 Oak St', 28, 4, 1998],
    ['2 Oak St', 32, 12, 2004],
  ]
  const plain = await readRows(stacked, ['address', 'clearHeight', 'dockDoors', 'yearBuilt'])
  expect(plain.properties).toEqual([
    ['1 Oak St', 28, 4, 1998],
    ['2 Oak St', 32, 12, 2004],
  ])
})
