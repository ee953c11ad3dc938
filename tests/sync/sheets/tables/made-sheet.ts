import fc from 'fast-check'
import type { ImportedProperty } from '../../../../sync/domain/property.ts'
import type { SheetCell } from './read-sheets.ts'

/** What a made row says, in the product's units. */
export type Truth = Pick<
  ImportedProperty,
  | 'address'
  | 'city'
  | 'squareFootage'
  | 'rentPerSf'
  | 'clearHeight'
  | 'yearBuilt'
  | 'tenant'
  | 'leaseType'
  | 'salePrice'
  | 'dockDoors'
  | 'landSizeAcres'
>
export type Field = keyof Truth

/** One way to write a column: its header, and its cell for a value. */
export interface Writing {
  readonly field: Field
  readonly header: string
  write(value: never): SheetCell
}

function writing<F extends Field>(
  field: F,
  header: string,
  write: (value: NonNullable<Truth[F]>) => SheetCell,
): Writing {
  return { field, header, write: write as (value: never) => SheetCell }
}

const grouped = (value: number) => value.toLocaleString('en-US')
export const WRITINGS: Readonly<Record<Field, readonly Writing[]>> = {
  address: ['Address', 'Property Address', 'Street Address', 'Bldg. Address'].map((header) =>
    writing('address', header, (text) => text),
  ),
  city: ['City', 'Town', 'Municipality'].map((header) => writing('city', header, (text) => text)),
  squareFootage: [
    writing('squareFootage', 'SF', (value) => value),
    writing('squareFootage', 'Bldg. Size', (value) => `${grouped(value)} SF`),
    writing('squareFootage', 'RBA', grouped),
    writing('squareFootage', 'Building Sq. Ft.', (value) => `±${grouped(value)}`),
    writing('squareFootage', 'Size (000 SF)', (value) => value / 1000),
  ],
  rentPerSf: [
    writing('rentPerSf', 'Rent ($/SF/Mo)', (value) => value),
    writing('rentPerSf', 'Base Rent/SF/Yr', (value) => `$${(value * 12).toFixed(2)}`),
    writing('rentPerSf', 'Rent', (value) => `$${value.toFixed(2)}/SF/mo`),
    writing('rentPerSf', 'Lease Rate', (value) => `$${(value * 12).toFixed(2)} PSF per year`),
    writing('rentPerSf', 'Annual Rent PSF', (value) => Number((value * 12).toFixed(2))),
    writing('rentPerSf', 'Rate (Mo.)', (value) => `$${value.toFixed(2)}`),
  ],
  clearHeight: [
    writing('clearHeight', 'Clear Height', (value) => `${value}'`),
    writing('clearHeight', 'Clr. Ht. (ft)', (value) => value),
    writing('clearHeight', 'Ceiling Ht', (value) => `${value}'0"`),
  ],
  yearBuilt: [
    writing('yearBuilt', 'Year Built', (value) => value),
    writing('yearBuilt', 'Yr Blt', (value) => `${value}`),
    writing('yearBuilt', 'Vintage', (value) => `c. ${value}`),
  ],
  salePrice: [
    writing('salePrice', 'Sale Price', (value) => value),
    writing('salePrice', 'Purchase Price', (value) => `$${grouped(value)}`),
    writing('salePrice', 'Sale Price ($000s)', (value) => value / 1000),
    writing('salePrice', 'Sold Price', (value) => `$${value / 1_000_000}M`),
  ],
  dockDoors: [
    writing('dockDoors', 'Dock Doors', (value) => value),
    writing('dockDoors', '# DH', (value) => `${value} DH`),
    writing('dockDoors', 'Docks', (value) => `${value} (9x10)`),
  ],
  landSizeAcres: [
    writing('landSizeAcres', 'Land (AC)', (value) => value),
    writing('landSizeAcres', 'Lot Size', (value) => `${value} acres`),
    writing('landSizeAcres', 'Site Area', (value) => `±${value} AC`),
  ],
  tenant: ['Tenant', 'Lessee', 'Tenant Name'].map((header) => writing('tenant', header, (text) => text)),
  leaseType: ['Lease Type', 'NNN/MG', 'Expense Structure'].map((header) =>
    writing('leaseType', header, (type) => type),
  ),
}

const STREETS = [
  'Oak St',
  'Commerce Blvd',
  'Elm Ave',
  'Dock Rd',
  'Pier Way',
  'Harbor Dr',
  'Gateway Pkwy',
  'Main St',
]
const CITIES = ['Carson', 'Compton', 'Vernon', 'Long Beach', 'Gardena']
const FIRMS = ['Acme', 'Zenith', 'Bolt', 'Summit', 'Harbor', 'Pacific', 'Lone Star']
const TRADES = ['Logistics', 'Foods', 'Plastics, Inc.', 'Supply Co', 'Freight LLC']

export const truth = fc.record({
  street: fc.constantFrom(...STREETS),
  city: fc.constantFrom(...CITIES),
  squareFootage: fc.integer({ min: 60, max: 9000 }).map((hundreds) => hundreds * 100),
  // Cents a year, so that both periods are exact.
  rent: fc.integer({ min: 45, max: 190 }).map((cents) => cents / 100),
  clearHeight: fc.integer({ min: 14, max: 40 }),
  yearBuilt: fc.integer({ min: 1950, max: 2025 }),
  tenant: fc.tuple(fc.constantFrom(...FIRMS), fc.constantFrom(...TRADES)).map((names) => names.join(' ')),
  leaseType: fc.constantFrom('NNN' as const, 'MG' as const, 'Gross' as const),
  salePrice: fc.integer({ min: 15, max: 900 }).map((lots) => lots * 100_000),
  dockDoors: fc.integer({ min: 1, max: 90 }),
  landSizeAcres: fc.integer({ min: 5, max: 400 }).map((tenths) => tenths / 10),
})

export const OTHERS: readonly Field[] = [
  'city',
  'squareFootage',
  'rentPerSf',
  'clearHeight',
  'yearBuilt',
  'tenant',
  'leaseType',
  'salePrice',
  'dockDoors',
  'landSizeAcres',
]

const TITLES = [
  'INDUSTRIAL LEASE COMPARABLES',
  'Lease Comps - South Bay',
  'Available Buildings',
  'Comparable Set A',
  'Confidential',
]
const FOOTNOTES = [
  '* Rents are as reported by the listing broker',
  'Source: broker research',
  '© 2025 Smith Team. All rights reserved.',
  'Page 1 of 2',
  'NNN = triple net; MG = modified gross',
  'The information contained herein is believed reliable but not guaranteed.',
]
const SECTIONS = ['UNDER CONSTRUCTION', 'Available now', '--- Leased ---', 'Note: all rents are net']
const TOTALS = ['Total', 'Grand Total', 'Average', 'Averages', 'Total / Avg.', 'Median', 'Subtotal']

/** A table as rows of cells, and what its rows say. */
interface MadeTable {
  readonly cells: readonly (readonly SheetCell[])[]
  readonly truths: readonly Truth[]
}

/** How often a table is transposed, and has a title and a total. */
const shape = fc.record({
  rows: fc.array(truth, { minLength: 2, maxLength: 6 }),
  fields: fc.shuffledSubarray([...OTHERS], { minLength: 3 }),
  writings: fc.array(fc.nat(11), { minLength: 12, maxLength: 12 }),
  at: fc.nat(7),
  title: fc.option(fc.constantFrom(...TITLES)),
  isTitleApart: fc.boolean(),
  total: fc.option(fc.constantFrom(...TOTALS)),
  footnotes: fc.array(fc.constantFrom(...FOOTNOTES), { maxLength: 2 }),
  isAcross: fc.boolean(),
  isNumbered: fc.boolean(),
  section: fc.option(fc.tuple(fc.constantFrom(...SECTIONS), fc.nat(5))),
})
type Shape = typeof shape extends fc.Arbitrary<infer S> ? S : never

function tableOf(made: Shape, number: number): MadeTable {
  const { rows, fields, writings, at, title, isTitleApart, total, footnotes, isNumbered, section } = made
  const isAcross = made.isAcross && rows.length > 1
  const order: Field[] = [...fields]
  order.splice(isAcross ? 0 : at % (order.length + 1), 0, 'address')
  const columns = order.map((field, i) => {
    const ways = WRITINGS[field]
    return ways[(writings[i] ?? 0) % ways.length] as Writing
  })
  const truths = rows.map((row, i) => truthAt(row, (number + 1) * 1000 + i * 10 + 1))
  const body = truths.map((row) => columns.map(({ field, write }) => write(row[field] as never)))
  const header = columns.map((column) => column.header)
  const upright: SheetCell[][] = [header, ...body]
  if (section && !isAcross) upright.splice(2 + (section[1] % (rows.length - 1)), 0, [section[0]])
  if (isAcross) {
    const across = header.map((name, i): SheetCell[] => [name, ...body.map((row) => row[i] ?? null)])
    const heading = isNumbered ? [['', ...body.map((_, i) => `Comp ${i + 1}`)]] : []
    return { cells: [...above(title, isTitleApart), ...heading, ...across], truths: truths.map(known(order)) }
  }
  const totals = total === null ? [] : [columns.map((_, i) => (i === 0 ? total : null))]
  return {
    cells: [...above(title, isTitleApart), ...upright, ...totals, ...footnotes.map((note) => [note])],
    truths: truths.map(known(order)),
  }
}

/** A row at a house number of its street. */
export function truthAt({ street, rent, ...row }: Made, house: number): Truth {
  return { ...row, rentPerSf: rent, address: `${house} ${street}` }
}
type Made = typeof truth extends fc.Arbitrary<infer M> ? M : never

function above(title: string | null, isApart: boolean): SheetCell[][] {
  return title === null ? [] : isApart ? [[title], []] : [[title]]
}

export function known(fields: readonly Field[]): (truth: Truth) => Truth {
  return (row) =>
    Object.fromEntries(
      (['address', ...OTHERS] as const).map((field) => [field, fields.includes(field) ? row[field] : null]),
    ) as Truth
}

/** A sheet of tables, stacked or side by side, with what its rows say in any order. */
export const madeSheet = fc
  .record({
    tables: fc.array(shape, { minLength: 1, maxLength: 3 }),
    isBeside: fc.boolean(),
    gap: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ tables, isBeside, gap }) => {
    const made = tables.map((table, i) => tableOf(isBeside ? { ...table, isAcross: false } : table, i))
    return {
      rows: isBeside ? beside(made, gap) : stacked(made, gap),
      truths: made.flatMap(({ truths }) => truths),
    }
  })

function stacked(tables: readonly MadeTable[], gap: number): SheetCell[][] {
  return tables.flatMap(({ cells }, i) => [
    ...(i === 0 ? [] : Array.from({ length: gap }, (): SheetCell[] => [])),
    ...cells.map((row) => [...row]),
  ])
}

function beside(tables: readonly MadeTable[], gap: number): SheetCell[][] {
  const height = Math.max(...tables.map(({ cells }) => cells.length))
  return Array.from({ length: height }, (_, y) =>
    tables.flatMap(({ cells }, i) => {
      const width = Math.max(...cells.map((row) => row.length))
      const row = cells[y] ?? []
      const padded = Array.from({ length: width }, (_, x) => row[x] ?? null)
      return i === 0 ? padded : [...Array.from({ length: gap }, () => null), ...padded]
    }),
  )
}
