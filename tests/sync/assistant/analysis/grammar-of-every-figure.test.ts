import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTime } from '../../../../sync/assistant/analysis/ask.ts'
import { asked, read } from './asked-of.ts'
import { entriesOf, FIGURE_NAMES, GROUPING_WORDS, MEASURE_NAMES } from './figures-and-groupings.ts'

const oneOf = fc.constantFrom
const figures = oneOf(...entriesOf(FIGURE_NAMES))
const measures = oneOf(...entriesOf(MEASURE_NAMES))
const groupings = oneOf(...entriesOf(GROUPING_WORDS))
const sets = oneOf('in Katy', 'for warehouses in Katy', 'for NNN deals over 50k sf', 'excluding flex')
const runs = { numRuns: 120 }

function expectAsked(words: string, ask: object, rest = '') {
  const found = asked(words)
  expect({ words, ask: found?.ask, of: new Set(read(found?.rest ?? '')) }).toEqual({
    words,
    ask: expect.objectContaining(ask),
    of: new Set(read(rest)),
  })
}

test('any figure is grouped by anything, in any wording, over any set', () => {
  fc.assert(
    fc.property(figures, measures, groupings, sets, ([figure, name], [of, measure], [by, [one]], set) => {
      const kind = isTime(by) ? 'trend' : 'group'
      const ask = { kind, figure, of, by }
      expectAsked(`${measure} ${name} by ${one} ${set}`, ask, set)
      expectAsked(`${measure} ${name} per ${one} ${set}`, ask, set)
      expectAsked(`show me ${measure} ${name} for each ${one}`, ask)
    }),
    runs,
  )
})

test('groups are ranked by any figure, and the first of them is asked for by "which"', () => {
  const ranked = groupings.filter(([, [, several]]) => several !== null)
  const ofAll = measures.filter(([of]) => of !== 'min' && of !== 'max')
  fc.assert(
    fc.property(figures, ofAll, ranked, fc.integer({ min: 2, max: 30 }), (figured, measured, group, n) => {
      const [figure, name] = figured
      const [of, measure] = measured
      const [by, [one, several]] = group
      const ask = { kind: 'rank', figure, of, by, descending: true }
      expectAsked(`top ${n} ${several} by ${measure} ${name}`, { ...ask, limit: n })
      expectAsked(`which ${one} has the highest ${measure} ${name} in Katy`, { ...ask, limit: 1 }, 'in Katy')
    }),
    runs,
  )
})

const OF_SALES = /^(?:salePrice|salePricePerSf|capRate)$/

test('any figure is a statistic, a percentile, a range, a trend and a comparison', () => {
  fc.assert(
    fc.property(figures, fc.integer({ min: 2, max: 98 }), ([figure, name], p) => {
      expectAsked(`what's the average ${name} in Katy`, { kind: 'statistic', figure, of: 'mean' }, 'in Katy')
      expectAsked(`typical ${name} for a 30k warehouse`, { kind: 'statistic', figure }, '30k warehouse')
      expectAsked(`${p}th percentile ${name} in Katy`, { kind: 'percentile', figure, p }, 'in Katy')
      expectAsked(`first and third quartile of ${name}`, { kind: 'percentile', figure, p: 25, also: [75] })
      expectAsked(`spread of ${name} in Katy`, { kind: 'spread', figure }, 'in Katy')
      const overTime = `how has ${name} changed since 2022`
      if (OF_SALES.test(figure))
        expectAsked(overTime, { kind: 'group', figure, by: 'saleYear' }, 'sold since 2022')
      else expectAsked(overTime, { kind: 'trend', figure }, 'signed since 2022')
      expectAsked(`Katy vs Houston average ${name}`, { kind: 'compare', figure, of: 'mean' })
      expectAsked(`average ${name} Katy, Houston and Baytown compared`, { kind: 'compare', figure })
      expectAsked(`quartiles of ${name} for flex`, { kind: 'spread', figure }, 'flex')
    }),
    runs,
  )
})

test('the gap between both ends is a range, and two ages are two sets', () => {
  for (const words of [
    'spread between cheapest and priciest rent in Katy',
    'the gap from the lowest to the highest rent in Katy',
    'difference between the highest and lowest rent in Katy',
  ])
    expectAsked(words, { kind: 'spread', figure: 'rentPerSf' }, 'in Katy')
  expectAsked('clear height difference between buildings from before 2000 and after 2015', {
    kind: 'compare',
    figure: 'clearHeight',
    sets: [{ criteria: read('built before 2000') }, { criteria: read('built after 2015') }],
  })
})

test('which way something goes is a trend, whatever says so', () => {
  for (const [words, figure, rest] of [
    ['did warehouse rents go up since 2023?', 'rentPerSf', 'warehouse signed since 2023'],
    ['how much did rents rise in Katy', 'rentPerSf', 'in Katy'],
    ['have concessions gotten better in Katy', 'freeRentMonths', 'in Katy'],
    ['are buildings getting taller', 'clearHeight', ''],
    ['are leases getting shorter', 'leaseTerm', ''],
    ['did opex come down in Katy', 'opexPerSf', 'in Katy'],
  ] as const)
    expectAsked(words, { kind: 'trend', figure, by: 'signedQuarter' }, rest)
})

test('when most leases expire is asked of the years of expiring', () => {
  const ask = { kind: 'rank', by: 'expirationYear', limit: 1, descending: true }
  expectAsked('which year has the most expirations', { ...ask, figure: null })
  expectAsked('when do most of our Katy leases expire', { ...ask, figure: null }, 'in Katy')
  expectAsked('which quarter will see the most expiring space', {
    ...ask,
    by: 'expirationQuarter',
    figure: 'squareFootage',
    of: 'sum',
  })
  expectAsked('lease expirations per year by sf', {
    kind: 'group',
    figure: 'squareFootage',
    of: 'sum',
    by: 'expirationYear',
  })
})

test('a split or a mix counts the kinds', () => {
  for (const words of [
    'split of lease types in Katy',
    'lease type mix in Katy',
    'breakdown of lease types in Katy',
  ])
    expectAsked(words, { kind: 'group', figure: null, of: 'count', by: 'leaseType' }, 'in Katy')
  expectAsked('rents broken out by building size', { kind: 'group', figure: 'rentPerSf', by: 'sizeBand' })
})
