import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTime } from '../../../../sync/assistant/analysis/ask.ts'
import { asked, read } from './asked-of.ts'
import { entriesOf, FIGURE_NAMES, GROUPING_WORDS, MEASURE_NAMES } from './figures-and-groupings.ts'

const oneOf = fc.constantFrom
const figures = oneOf(...entriesOf(FIGURE_NAMES))
const pairs = fc.tuple(figures, figures).filter(([[one], [other]]) => one !== other)
const measures = oneOf(...entriesOf(MEASURE_NAMES)).filter(([of]) => of !== 'min' && of !== 'max')
const groupings = oneOf(...entriesOf(GROUPING_WORDS))
const sets = oneOf('in Katy', 'for warehouses in Katy', 'for NNN deals over 50k sf', 'with rail under $1')
const joints = oneOf(' and ', ', ', ' & ', ' plus ', ', and ')
const runs = { numRuns: 150 }

function expectAsked(words: string, ask: object, rest: string) {
  const found = asked(words)
  expect({ words, ask: found?.ask, of: new Set(read(found?.rest ?? '')) }).toEqual({
    words,
    ask: expect.objectContaining(ask),
    of: new Set(read(rest)),
  })
}

test('two figures that are joined are both asked for, and none of them narrows the set', () => {
  fc.assert(
    fc.property(pairs, measures, joints, sets, ([one, other], [of, measure], joint, set) => {
      const ask = { kind: 'statistic', figure: one[0], of, also: [{ figure: other[0], of }] }
      expectAsked(`${measure} ${one[1]}${joint}${other[1]} ${set}`, ask, set)
    }),
    runs,
  )
})

test('a second figure keeps a measure of its own, and both are grouped', () => {
  fc.assert(
    fc.property(pairs, groupings, sets, ([one, other], [by, [group]], set) => {
      const also = [{ figure: other[0], of: 'median' }]
      const kind = isTime(by) ? 'trend' : 'group'
      expectAsked(
        `average ${one[1]} and median ${other[1]} by ${group} ${set}`,
        { kind, figure: one[0], of: 'mean', by, also },
        set,
      )
    }),
    runs,
  )
})

test('a rank is asked with what its groups pay, or with another of their figures', () => {
  const ranked = groupings.filter(([, [, several]]) => several !== null)
  fc.assert(
    fc.property(
      ranked,
      fc.integer({ min: 2, max: 20 }),
      figures,
      ([by, [, several]], limit, [figure, name]) => {
        const rank = { kind: 'rank', by, limit, figure: null, of: 'count' }
        const lead = `top ${limit} ${several} in Katy by number of deals`
        const rent = { ...rank, also: [{ figure: 'rentPerSf', of: 'median' }] }
        expectAsked(`${lead} and what do they pay per foot`, rent, 'in Katy')
        expectAsked(`${lead} and how much are they paying?`, rent, 'in Katy')
        expectAsked(`${lead} and their rents`, rent, 'in Katy')
        expectAsked(
          `${lead} and their average ${name}`,
          { ...rank, also: [{ figure, of: 'mean' }] },
          'in Katy',
        )
      },
    ),
    runs,
  )
})

test('a figure with a number beside it stays a criterion', () => {
  for (const words of [
    'average rent for 30 clear and 20 docks',
    'median rent and at least 28 clear in Katy',
  ]) {
    expect(asked(words)?.ask).not.toHaveProperty('also')
  }
})

test('groups of so many are asked for by their number, which is no word to search', () => {
  const ranked = groupings.filter(([, [, several]]) => several !== null)
  const counted = oneOf('buildings', 'deals', 'properties', 'leases')
  fc.assert(
    fc.property(ranked, fc.integer({ min: 2, max: 40 }), counted, ([by, [, several]], n, things) => {
      const rank = { kind: 'rank', figure: null, of: 'count', by, limit: null }
      expectAsked(`${several} with more than ${n} ${things} in Katy`, { ...rank, atLeast: n + 1 }, 'in Katy')
      expectAsked(`which ${several} have at least ${n} ${things} in Katy`, { ...rank, atLeast: n }, 'in Katy')
      expectAsked(`${several} with ${n}+ ${things} in Katy`, { ...rank, atLeast: n }, 'in Katy')
    }),
    runs,
  )
})

test('who the parties of a set are is told beside it', () => {
  const parties = oneOf<[string, string]>(
    ['brokers', 'brokerFirm'],
    ['tenants', 'tenant'],
    ['landlords', 'landlordFirm'],
  )
  fc.assert(
    fc.property(
      parties,
      oneOf('leases expiring in 2027 over 100k sf', 'warehouses in Katy'),
      ([several, by], set) => {
        const ask = { kind: 'group', figure: null, of: 'count', by }
        expectAsked(`${set} and who are the ${several}`, ask, set)
        expectAsked(`show me ${set}, and who are their ${several}?`, ask, set)
      },
    ),
    runs,
  )
})

test('which way a figure went is a trend of what was signed, never a year of construction', () => {
  const figure = oneOf<[string, string]>(['rents', 'rentPerSf'], ['TI', 'tiPerSf'], ['opex', 'opexPerSf'])
  const way = oneOf('up or down', 'up', 'down', 'higher or lower')
  fc.assert(
    fc.property(figure, way, fc.integer({ min: 2019, max: 2025 }), ([name, field], words, year) => {
      const ask = { kind: 'trend', figure: field, by: 'signedQuarter' }
      expectAsked(`${name} ${words} since ${year}`, ask, `signed since ${year}`)
      expectAsked(`are ${name} ${words} since ${year} in Katy?`, ask, `in Katy signed since ${year}`)
    }),
    runs,
  )
})

test('a mean beside a median is one question of one set', () => {
  const ask = { kind: 'statistic', figure: 'rentPerSf', of: 'median' }
  for (const words of [
    'difference between mean and median rent in Katy',
    'median vs. average rent in Katy',
  ]) {
    expectAsked(words, ask, 'in Katy')
  }
})

test('expiries are counted by month as by quarter and year', () => {
  const ask = { kind: 'group', figure: null, by: 'expirationMonth' }
  expectAsked('expirations by month in 2027', ask, 'expiring in 2027')
  expectAsked('how many leases expire each month next year', ask, 'expiring next year')
  expectAsked('list the leases expiring this year by month', ask, 'expiring this year')
})

test('what a space costs per month is one rent and no trend', () => {
  for (const words of ['what would 40k sf cost me in Katy per month', 'what do tenants pay in Katy a month?'])
    expect({ words, kind: asked(words)?.ask.kind }).toEqual({ words, kind: 'statistic' })
})

test('a share of what is described by a verb of its own is parted where the part is stated', () => {
  const whole = oneOf('leases expiring in 2027', 'buildings built after 2010', 'deals signed in 2025')
  const part = oneOf<[string, string]>(
    ['are over 50,000 sf', 'over 50,000 sf'],
    ['have rail', 'rail'],
    ['are NNN', 'NNN'],
  )
  fc.assert(
    fc.property(
      oneOf('what percentage of', 'what share of the'),
      whole,
      part,
      (lead, of, [stated, criterion]) => {
        expectAsked(`${lead} ${of} ${stated}`, { kind: 'share', figure: null, part: read(criterion) }, of)
      },
    ),
  )
})
