import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf } from './book-of.ts'

const oneOf = fc.constantFrom
const book = bookOf(
  Array.from({ length: 30 }, (_, i) => ({
    city: i % 2 === 0 ? 'Katy' : 'Tomball',
    propertyType: 'Warehouse',
    squareFootage: 20_000 + i * 1_000,
    rentPerSf: 0.5 + i / 100,
    dateSigned: '2025-01-15',
    tenant: 'Bayou Steel',
    salePrice: 2_000_000 + i * 200_000,
    salePricePerSf: 80 + i,
    saleDate: '2024-05-05',
    capRate: 6,
    buyer: 'Hines',
  })),
)
const figureAfter = async (...turns: string[]) => {
  const ask = (await askBuiltIn(book, ...turns)).context.findings.asked?.ask
  return ask !== undefined && 'figure' in ask ? ask.figure : null
}
const SALES = [
  'warehouses sold in 2024',
  'sales in Katy',
  'buildings Hines bought',
  'cap rate under 7%',
] as const
const BARE = ['the psf', '$/ft', 'dollars a foot', '$ per sf', 'the price'] as const

test('what is paid a foot is the price of what was sold, and the rent of what is leased', async () => {
  await fc.assert(
    fc.asyncProperty(
      oneOf(...SALES),
      oneOf('what is the average', 'median'),
      oneOf(...BARE),
      async (sales, of, bare) => {
        const turn = `${of} ${bare} on those`
        expect({ sales, turn, figure: await figureAfter(sales, turn) }).toEqual({
          sales,
          turn,
          figure: 'salePricePerSf',
        })
      },
    ),
    { numRuns: 40 },
  )
  expect(await figureAfter('warehouses leased to Bayou Steel', 'median psf on those')).toBe('rentPerSf')
  expect(await figureAfter('sales in Katy', 'average rent on those')).toBe('rentPerSf')
})

test('what was asked a foot of sales stays their price in the turns after it', async () => {
  expect(await figureAfter('sales in Katy', 'median psf', 'average instead')).toBe('salePricePerSf')
})

test('a list is ordered by the figure that is named, and no end of it is worked out instead', async () => {
  for (const [first, turn, field] of [
    ['sales in Katy', 'sort by price, highest first', 'salePricePerSf'],
    ['sales in Katy', 'most expensive first', 'salePricePerSf'],
    ['warehouses in Katy', 'sort by rent, highest first', 'rentPerSf'],
  ] as const) {
    const { rows, words } = await askBuiltIn(book, first, turn)
    expect({ turn, order: rows?.order }).toEqual({ turn, order: { field, descending: true } })
    expect(words).toMatch(/Changed: sorted by .+, highest first\./)
  }
})
