import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked, read } from './asked-of.ts'

const oneOf = fc.constantFrom

const FIGURES = [
  ['rent', 'rentPerSf'],
  ['clear height', 'clearHeight'],
  ['TI', 'tiPerSf'],
  ['opex', 'opexPerSf'],
] as const

test('a spoken count is the limit of a ranking, wherever it stands', () => {
  const counts = oneOf(['three', 3], ['five', 5], ['eight', 8], ['twelve', 12])
  fc.assert(
    fc.property(counts, ([count, limit]) => {
      for (const words of [
        `top ${count} landlords by deal count`,
        `rank the landlords by number of deals and show the top ${count}`,
        `${count} landlords with the most deals`,
      ])
        expect({ words, ask: asked(words)?.ask }).toEqual({
          words,
          ask: expect.objectContaining({ kind: 'rank', by: 'landlordFirm', of: 'count', limit }),
        })
    }),
  )
})

test('of what is asked for and taken back only the last is asked for', () => {
  fc.assert(
    fc.property(
      oneOf('median', 'average'),
      oneOf(...FIGURES),
      oneOf(', no make that ', ' and uh no make that ', ', sorry, ', ' no wait I meant '),
      (measure, [words, figure], back) => {
        const found = asked(`${measure} free rent${back}${measure} ${words}, warehouses in Katy`)
        expect({ back, ask: found?.ask, rest: read(found?.rest ?? '') }).toEqual({
          back,
          ask: { kind: 'statistic', figure, of: measure === 'median' ? 'median' : 'mean' },
          rest: read('warehouses in Katy'),
        })
      },
    ),
  )
})

test('what expires is grouped by the year of expiring in any short form', () => {
  for (const by of ['exp yr', 'exp year', 'exp. yr', 'expiration year', 'expiry yr'])
    expect({ by, ask: asked(`total sf rolling by ${by}, Katy`)?.ask }).toEqual({
      by,
      ask: { kind: 'group', figure: 'squareFootage', of: 'sum', by: 'expirationYear' },
    })
})

test('net rents are those of triple net leases', () => {
  for (const words of ['the going net rent in Katy', 'average net rents in Katy', 'median net rate, Katy']) {
    const found = asked(`what is ${words}`)
    expect({ words, figure: found?.ask, of: new Set(read(found?.rest ?? '')) }).toEqual({
      words,
      figure: expect.objectContaining({ kind: 'statistic', figure: 'rentPerSf' }),
      of: new Set(read('NNN in Katy')),
    })
  }
})

test('a fair rent for a building is a rent, whatever figures the building has', () => {
  const found = asked("what's a fair rent for 30k sf in Katy with 28 clear")
  expect(found?.ask).toEqual({ kind: 'statistic', figure: 'rentPerSf', of: 'median' })
  expect(new Set(read(found?.rest ?? ''))).toEqual(new Set(read('30k sf in Katy with 28 clear')))
})

test('a premium of one figure over another compares the two', () => {
  expect(asked('premium for 32 clear over 24 clear')?.ask).toMatchObject({
    kind: 'compare',
    figure: 'rentPerSf',
    sets: [{ criteria: read('32 clear') }, { criteria: read('24 clear') }],
  })
})

test('who signed the largest lease is asked of that lease and not of everybody', () => {
  expect(asked('who signed the largest lease this year')).toBeNull()
})

test('a question in shorthand asks for the same as written out', () => {
  for (const [short, long] of [
    ['tot sf leased by submkt', 'total square feet leased by submarket'],
    ['avg free rent by ll top 3', 'average free rent by landlord, top 3'],
    ['med yr built katy mfg', 'median year built katy manufacturing'],
    ['avg clr ht katy', 'average clear height katy'],
    ['sf exp by yr katy', 'total square feet expiring by year katy'],
    ['# deals katy', 'number of deals katy'],
    ["which town's got the cheapest warehouses", 'which town has the cheapest warehouses'],
    ["how's Katy compare to Houston on rent", 'how does Katy compare to Houston on rent'],
    ['how mny leases in katy', 'how many leases in katy'],
  ] as const)
    expect({ short, ask: asked(short)?.ask }).toEqual({ short, ask: asked(long)?.ask })
})

test('two years in a row are both meant, and two that are compared are two sets', () => {
  for (const words of [
    'average TI 2024 and 2025',
    'median rent 2024 & 2025, Katy',
    'number of leases by broker firm, 2024 and 2025, top 5',
  ]) {
    const ask = asked(words)
    expect({ words, days: read(ask?.rest ?? '').filter(({ kind }) => kind === 'date') }).toEqual({
      words,
      days: [{ kind: 'date', field: 'dateSigned', from: '2024-01-01', to: '2025-12-31' }],
    })
  }
  for (const words of ['compare 2024 and 2025 median rent', 'median rent 2024 vs 2025'])
    expect({ words, kind: asked(words)?.ask.kind }).toEqual({ words, kind: 'compare' })
})

test('what space goes for is a rent, and how much space there is a size', () => {
  for (const words of [
    "what's whse space going for in Katy",
    'what is space renting for in Katy',
    'what does space lease for in Katy',
  ])
    expect({ words, ask: asked(words)?.ask }).toEqual({
      words,
      ask: { kind: 'statistic', figure: 'rentPerSf', of: 'median' },
    })
  for (const words of ['how much space is leased in Katy', 'how much space expires in 2027'])
    expect({ words, ask: asked(words)?.ask }).toEqual({
      words,
      ask: { kind: 'statistic', figure: 'squareFootage', of: 'sum' },
    })
})

test('the figure that is asked for instead of two is the one that is worked out', () => {
  for (const words of ['mean term and TI? just TI actually, mfg', 'average rent and TI? only TI, mfg'])
    expect({ words, ask: asked(words)?.ask }).toMatchObject({ ask: { figure: 'tiPerSf', of: 'mean' } })
})

test('a bound of the set is kept beside a figure over time', () => {
  for (const [bound, field] of [
    ['up to 45,000 sf', 'squareFootage'],
    ['no higher than 28 clear', 'clearHeight'],
    ['lower than 28 clear', 'clearHeight'],
    ['higher than 24 clear', 'clearHeight'],
  ] as const) {
    const [own] = read(bound)
    for (const words of [
      `average rent by year signed for ${bound}`,
      `median rent by quarter, ${bound}`,
      `rent trend for ${bound}`,
    ]) {
      const ranges = read(asked(words)?.rest ?? '').filter(
        (one) => one.kind === 'range' && one.field === field,
      )
      expect({ words, ranges }).toEqual({ words, ranges: [own] })
    }
  }
})
