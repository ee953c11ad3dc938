import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'
import { askBuiltIn } from './ask-built-in.ts'

const ROWS: readonly (readonly [city: string, rent: number, size: number | null])[] = [
  ['Katy', 0.8, 10_000],
  ['Katy', 1, 30_000],
  ['Katy', 2, null],
  ['Tomball', 0.6, 20_000],
  ['Humble', 0.9, null],
  ['Spring', 0.7, null],
]
const properties = ROWS.map(([city, rentPerSf, squareFootage], i) =>
  makeProperty({
    id: `p${i}`,
    name: `Depot ${i}`,
    city,
    state: 'TX',
    propertyType: 'Warehouse',
    rentPerSf,
    squareFootage,
    opexPerSf: 0.2,
    leaseType: 'NNN',
  }),
)
const book = overlay(makeBase(1, properties), [])

test('rows without a size are left out of a weighted average, and are told', async () => {
  const { words, context } = await askBuiltIn(book, 'weighted average rent in Katy')
  expect(words).toContain('is $0.95/SF/mo')
  expect(context.findings.beware).toContain('1 states no size to weigh by and is left out.')
  const { context: plain } = await askBuiltIn(book, 'average rent in Katy')
  expect(plain.findings.beware.join(' ')).not.toContain('no size')
})

test('groups of which no row has a size are named', async () => {
  const { context } = await askBuiltIn(book, 'weighted average rent by town')
  expect(context.findings.table?.rows.map(([town]) => JSON.stringify(town))).toEqual([
    expect.stringContaining('Katy'),
    expect.stringContaining('Tomball'),
  ])
  expect(context.findings.beware).toEqual(
    expect.arrayContaining([
      'Left out, as none of theirs states a size: Humble, Spring.',
      '3 state no size to weigh by and are left out.',
    ]),
  )
})

test('expenses are several, and a lease type stands before what is of it', async () => {
  const { words } = await askBuiltIn(book, 'average operating expenses of NNN warehouses in Katy')
  expect(words).toMatch(/^The average operating expenses of 3 NNN warehouses in Katy are \$0\.20/)
  const { words: found } = await askBuiltIn(book, 'NNN properties in Katy')
  expect(found).toMatch(/^I found 3 NNN properties in Katy\b/)
})

test('a price weighs by the building that was sold, and a rent by the area that was leased', async () => {
  const sold = [
    { salePrice: 10_000_000, salePricePerSf: 100, squareFootage: 100_000, leasedSf: 5_000, rentPerSf: 1 },
    { salePrice: 2_000_000, salePricePerSf: 200, squareFootage: 10_000, leasedSf: 10_000, rentPerSf: 0.4 },
  ]
  const rows = sold.map((facts, i) =>
    makeProperty({ id: `s${i}`, name: `Sold ${i}`, city: 'Katy', ...facts }),
  )
  const sales = overlay(makeBase(1, rows), [])
  const { words: price } = await askBuiltIn(sales, 'weighted average price per SF in Katy')
  expect(price).toContain('$109.09')
  const { words: rents } = await askBuiltIn(sales, 'weighted average rent in Katy')
  expect(rents).toContain('$0.60/SF/mo')
})
