import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAsk } from '../../../../../sync/assistant/analysis/asks/read-ask.ts'
import { datesIn, understoodIn as read } from '../../../domain/query/criteria-in.ts'

const oneOf = fc.constantFrom
const ask = (words: string) => readAsk(words, { read, isProperty: () => false, unread: () => '' })

const ofSales = oneOf('average cap rate', 'avg cap', 'median sale price', 'avg price psf')
const ofLeases = oneOf('average rent', 'median free rent', 'avg TI')
const sides = oneOf('last year vs this year', 'last yr versus this yr', 'last quarter vs this quarter')

test('two times are compared by the sale of what only sales have, and else by the signing', () => {
  for (const [figures, field] of [
    [ofSales, 'saleDate'],
    [ofLeases, 'dateSigned'],
  ] as const)
    fc.assert(
      fc.property(figures, sides, (figure, times) => {
        const words = `${figure} ${times}`
        const found = ask(words)?.ask
        const dates = found?.kind === 'compare' ? found.sets.flatMap(({ criteria }) => criteria) : []
        expect({ words, fields: dates.map((one) => 'field' in one && one.field) }).toEqual({
          words,
          fields: [field, field],
        })
      }),
    )
})

test('days beside buyers and sellers are of the sale, also where they stand apart', () => {
  fc.assert(
    fc.property(
      oneOf(
        'biggest buyer by dollar volume',
        'top 5 buyers by number of deals',
        'top 3 sellers by total price',
      ),
      oneOf('', ' in Katy'),
      fc.integer({ min: 2, max: 9 }),
      (asked, place, years) => {
        const words = `${asked}${place} last ${years} yrs`
        expect({ words, dates: datesIn(ask(words)?.rest ?? '') }).toEqual({
          words,
          dates: [['saleDate', `${2026 - years}-11-22`, '2026-11-22']],
        })
      },
    ),
  )
})

test('a question that speaks of leases keeps the days of the signing', () => {
  const { rest = '' } = ask('average sale price of buildings leased last 2 years') ?? {}
  expect(datesIn(rest).map(([field]) => field)).toEqual(['dateSigned'])
})

test('what anybody paid a foot is a price, unless rents are spoken of', () => {
  const figureOf = (words: string) => {
    const found = ask(words)?.ask
    return found !== undefined && 'figure' in found ? found.figure : null
  }
  expect(figureOf("highest psf anyone's paid in Katy")).toBe('salePricePerSf')
  expect(figureOf('highest price per foot paid in Katy')).toBe('salePricePerSf')
  expect(figureOf('highest rent psf anyone paid in Katy')).toBe('rentPerSf')
})

test('a share tells the part from the whole by any verb of having', () => {
  fc.assert(
    fc.property(
      oneOf('got', 'included', 'had', 'received', 'carried'),
      oneOf('any free rent', 'free rent', 'any abatement'),
      oneOf('what pct', 'what share', 'what percentage'),
      (verb, what, share) => {
        const words = `${share} of Q3 deals ${verb} ${what}`
        const found = ask(words)
        expect({ words, ask: found?.ask }).toEqual({
          words,
          ask: {
            kind: 'share',
            figure: null,
            part: [{ kind: 'range', field: 'freeRentMonths', min: 1, max: null }],
          },
        })
        expect(datesIn(found?.rest ?? '')).toEqual([['dateSigned', '2026-07-01', '2026-09-30']])
      },
    ),
  )
})

test('a share of those that have none of a figure is of those that do not state it', () => {
  for (const end of ['', ' on them', ' listed']) {
    const words = `what % of our leases have no opex${end}`
    const found = ask(words)?.ask
    expect({ words, part: found?.kind === 'share' && found.part }).toEqual({
      words,
      part: [{ kind: 'stated', field: 'opexPerSf', not: true }],
    })
  }
})

test('what a feature adds is compared with those that lack it, and never with itself', () => {
  for (const words of [
    'do cranes get a premium? rents crane vs not',
    'does ESFR get a premium? rents ESFR vs not',
  ]) {
    const found = ask(words)?.ask
    const sets = found?.kind === 'compare' ? found.sets.map(({ criteria }) => criteria) : []
    expect({ words, sets }).toEqual({
      words,
      sets: [[expect.objectContaining({ not: false })], [expect.objectContaining({ not: true })]],
    })
  }
})

test('brokers of the tenant are ranked, counted and compared by the tenant’s side', () => {
  for (const words of [
    'top 5 tenant rep firms by deals',
    'which tenant rep did the most deals',
    'deals by tenant broker',
  ])
    expect({ words, ask: ask(words)?.ask }).toEqual({
      words,
      ask: expect.objectContaining({ by: 'tenantRepFirm' }),
    })
  const found = ask('how many did CBRE rep on the tenant side vs JLL this year')?.ask
  const held = found?.kind === 'compare' ? found.sets.map(({ criteria }) => criteria[0]) : []
  expect(held).toEqual(
    ['CBRE', 'JLL'].map((firm) =>
      expect.objectContaining({ field: 'tenantRepFirm', anyOf: expect.arrayContaining([firm]) }),
    ),
  )
})

test('space that was done is added up', () => {
  for (const verb of ['done', 'signed', 'inked', 'absorbed']) {
    const found = ask(`SF ${verb} this quarter vs same quarter last year`)?.ask
    expect({ verb, found }).toEqual({
      verb,
      found: expect.objectContaining({ kind: 'compare', figure: 'squareFootage', of: 'sum' }),
    })
  }
})

test('a bare year of a whole is when its deals were signed', () => {
  const found = ask('what pct of 2026 leases had any free rent at all')
  expect(datesIn(found?.rest ?? '')).toEqual([['dateSigned', '2026-01-01', '2026-12-31']])
})

test('both years of a rollover are kept, and a place between is moved', () => {
  const days = (words: string) => datesIn(ask(words)?.rest ?? '')
  expect(days('how much space rolls in 2027 and 2028')).toEqual([['expiration', '2027-01-01', '2028-12-31']])
  expect(days('total square feet expiring in Katy in 2027')).toEqual([
    ['expiration', '2027-01-01', '2027-12-31'],
  ])
})

test('who leased more space is told by its sum, and who did more deals by their number', () => {
  const asked = (words: string) => {
    const found = ask(words)?.ask
    return found?.kind === 'compare' ? [found.figure, found.of] : null
  }
  expect(asked('Prologis vs Hines, who has leased more feet this year')).toEqual(['squareFootage', 'sum'])
  expect(asked('Prologis vs Hines, who did more deals this year')).toEqual([null, 'count'])
})

test('a figure that is asked about behind the rest is one more figure', () => {
  expect(ask('Median TI, 10-30k sf; and how about free rent')).toEqual({
    ask: {
      kind: 'statistic',
      figure: 'tiPerSf',
      of: 'median',
      also: [{ figure: 'freeRentMonths', of: 'median' }],
    },
    rest: '10-30k sf',
  })
})

test('days behind the part of a share are of the whole, unless the part is nothing but days', () => {
  const signed = { kind: 'date', field: 'dateSigned', from: '2025-01-01', to: '2025-12-31' }
  const found = ask('what share of leases over 100k got TI over $5 in 2025')
  expect(found?.ask).toMatchObject({ part: [{ field: 'tiPerSf' }] })
  expect(found?.within).toEqual([signed])
  expect(ask('what share of leases were signed in 2025')?.ask).toMatchObject({ part: [signed] })
})

test('“since 2024” of who bought is of the sale', () => {
  expect(datesIn(ask('who bought the most since 2024')?.rest ?? '')).toEqual([
    ['saleDate', '2024-01-01', null],
  ])
  expect(datesIn(ask('who signed the most since 2024')?.rest ?? '')).toEqual([
    ['dateSigned', '2024-01-01', null],
  ])
})

test('a few acres are a criterion, and no figure that is asked for', () => {
  for (const words of ['whse with cranes, couple acres, Katy', 'a few acres in Katy'])
    expect({ words, ask: ask(words) }).toEqual({ words, ask: null })
})

test('price psf may be written as one word', () => {
  expect(ask('median ppsf Katy')?.ask).toMatchObject({ figure: 'salePricePerSf', of: 'median' })
})
