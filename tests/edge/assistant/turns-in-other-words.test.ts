import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askBuiltIn } from './ask-built-in.ts'
import { bookOf } from './book-of.ts'

const oneOf = fc.constantFrom
const book = bookOf(
  Array.from({ length: 40 }, (_, i) => ({
    city: i % 3 === 0 ? 'Katy' : 'Tomball',
    submarket: i % 2 === 0 ? 'North' : 'West',
    propertyType: 'Warehouse',
    squareFootage: 20_000 + i * 1_000,
    rentPerSf: 0.75,
    opexPerSf: 0.25,
    yearBuilt: 1980 + i,
    dateSigned: `2025-01-${String(10 + (i % 15)).padStart(2, '0')}`,
    salePrice: 4_000_000,
    saleDate: '2024-05-05',
    buyer: i % 4 === 0 ? 'Hines' : 'Stonelake',
    tenant: i % 5 === 0 ? 'Acme' : 'Bayou Steel',
  })),
)

async function askAfter(...turns: string[]) {
  const { context, words, rows } = await askBuiltIn(book, ...turns)
  return { ask: context.findings.asked?.ask, words, rows }
}

test('the newest are those signed last after leases, sold last after sales, and built last otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(
      oneOf(
        ['warehouse leases in Katy', 'dateSigned'],
        ['deals in Tomball', 'dateSigned'],
        ['warehouses sold in 2024', 'saleDate'],
        ['sales in Katy', 'saleDate'],
        ['warehouses in Katy', 'yearBuilt'],
      ),
      oneOf(
        ['sort by newest', true],
        ['rank these by newest first', true],
        ['newest first', true],
        ['order by oldest', false],
      ),
      oneOf(['', null], [' and just the top 4', 4]),
      async ([first, field], [turn, descending], [further, limit]) => {
        const { rows } = await askAfter(first, `${turn}${further}`)
        expect({ first, turn, rows }).toMatchObject({
          first,
          turn,
          rows: { order: { field, descending }, limit },
        })
      },
    ),
  )
  const { rows: recent } = await askAfter('sales in Katy', 'sort them by most recent')
  expect(recent?.order).toEqual({ field: 'saleDate', descending: true })
  const { rows } = await askAfter('warehouse leases in Katy built since 1990', 'newest first')
  expect(rows?.order).toEqual({ field: 'yearBuilt', descending: true })
})

test('the parties of what was found are ranked by what is said', async () => {
  await fc.assert(
    fc.asyncProperty(
      oneOf(['buyers', 'buyer'], ['tenants', 'tenant']),
      oneOf('who were the P, ', 'who are the P of those? ', 'which P and '),
      oneOf(
        ['rank by how many', null],
        ['ranked by number of deals', null],
        ['sort them by count', null],
        ['order by total sf', 'squareFootage'],
      ),
      async ([party, by], asks, [ranked, figure]) => {
        const turn = `${asks.replace('P', party)}${ranked}`
        const { ask } = await askAfter('sales in Tomball', turn)
        expect({ turn, ask }).toMatchObject({ turn, ask: { kind: 'rank', by, figure } })
      },
    ),
  )
})

test('what was counted is added up where a size or a price takes the place of the count', async () => {
  for (const [turn, figure, of] of [
    ['now by SF instead of deals', 'squareFootage', 'sum'],
    ['in square feet instead', 'squareFootage', 'sum'],
    ['by SF insted of the count, and drop West', 'squareFootage', 'sum'],
    ['what about average size', 'squareFootage', 'mean'],
    ['what about rent', 'rentPerSf', 'median'],
  ] as const) {
    const { ask, words } = await askAfter('count of leases by submarket', turn)
    expect({ turn, ask }).toMatchObject({ turn, ask: { kind: 'group', by: 'submarket', figure, of } })
    expect(words).not.toContain('did not understand')
  }
})

test('a rent is told once more with what it is in a year, and the question stays', async () => {
  await fc.assert(
    fc.asyncProperty(
      oneOf(
        ['median rent in Katy', 'median rent is $9.00'],
        ['average opex in Katy', 'average operating expenses are $3.00'],
      ),
      oneOf(
        'in annual please',
        'per year',
        'annually',
        'show it as annual',
        'make that yearly',
        'in annual terms',
      ),
      async ([first, figure], turn) => {
        const { words, ask } = await askAfter(first, turn)
        expect({ turn, words }).toMatchObject({
          words: expect.stringContaining(`Answers tell this per month. Per year the ${figure}/SF/yr.`),
        })
        const again = await askAfter(first, turn, 'what about Tomball')
        expect(again.ask).toEqual(ask)
      },
    ),
  )
})

test('rents that no figure was asked of are said to be told per month', async () => {
  const { words, rows } = await askAfter('warehouses in Katy', 'in annual please')
  expect(words).toContain('Answers tell rents per month. Per year each is 12 times as much.')
  expect(rows?.criteria).toContainEqual(expect.objectContaining({ field: 'city', anyOf: ['Katy'] }))
})

test('a line over time that is to be yearly has a point for each year', async () => {
  const { ask } = await askAfter('median rent by quarter', 'make it yearly')
  expect(ask).toMatchObject({ kind: 'trend', by: 'signedYear' })
})

test('the top end of a range is moved after a list, and no highest figure is asked for', async () => {
  for (const turn of ['bump the top end to 82', 'push the high side up to 82', 'go up to 82 on the top']) {
    const { rows, ask } = await askAfter('warehouses in Katy 65-75 cents', turn)
    expect(ask).toBeUndefined()
    expect({ turn, criteria: rows?.criteria }).toMatchObject({
      turn,
      criteria: expect.arrayContaining([
        expect.objectContaining({ field: 'rentPerSf', min: 0.65, max: 0.82 }),
      ]),
    })
  }
})

test('a figure stays what is asked where a bound or the days of its properties are moved', async () => {
  await fc.assert(
    fc.asyncProperty(
      oneOf(
        ['median clear height', { kind: 'statistic', figure: 'clearHeight' }],
        ['average opex', { kind: 'statistic', figure: 'opexPerSf', of: 'mean' }],
        ['top 3 tenants', { kind: 'rank', by: 'tenant' }],
      ),
      oneOf(
        ['bump the top end to 52', '20-40k sf', { field: 'squareFootage', min: 20_000, max: 52_000 }],
        ['raise the max by 7k', '20-40k sf', { field: 'squareFootage', min: 20_000, max: 47_000 }],
        ['cap it at 81', 'rent 60 to 75 cents', { field: 'rentPerSf', min: 0.6, max: 0.81 }],
        [
          'push it out another 6',
          'expiring in the next 12 months',
          { field: 'expiration', from: '2026-08-22', to: '2028-02-22' },
        ],
      ),
      async ([figure, ask], [turn, within, meant]) => {
        const after = await askAfter(`${figure} in Katy, ${within as string}`, turn as string)
        expect({ figure, turn, ask: after.ask }).toMatchObject({ figure, turn, ask })
        expect({ turn, criteria: after.rows?.criteria }).toEqual({
          turn,
          criteria: expect.arrayContaining([expect.objectContaining(meant as object)]),
        })
        const onward = await askAfter(
          `${figure} in Katy, ${within as string}`,
          turn as string,
          'what about Tomball',
        )
        expect({ figure, turn, ask: onward.ask }).toMatchObject({ figure, turn, ask })
      },
    ),
    { numRuns: 40 },
  )
})

test('an end of a range that moves by so much is no highest figure either', async () => {
  for (const [turn, min, max] of [
    ['bump the top end by 5 cents', 0.65, 0.8],
    ['drop the low end by 5 cents', 0.6, 0.75],
    ['lower the floor 10 cents', 0.55, 0.75],
  ] as const) {
    const { rows, ask } = await askAfter('warehouses in Katy 65-75 cents', turn)
    expect(ask).toBeUndefined()
    expect({ turn, criteria: rows?.criteria }).toEqual({
      turn,
      criteria: expect.arrayContaining([expect.objectContaining({ field: 'rentPerSf', min, max })]),
    })
  }
})
