import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AskRead } from '../../../../../sync/assistant/analysis/ask.ts'
import { changedAsk } from '../../../../../sync/assistant/analysis/asks/changed-ask.ts'
import { city } from '../../../domain/query/query-vocabulary.ts'
import { asked, read, turnReader } from '../asked-of.ts'

const oneOf = fc.constantFrom
const runs = { numRuns: 120 }

function changed(first: string, turn: string): AskRead | null {
  const last = asked(first)?.ask
  return last === undefined ? null : changedAsk(last, turn, turnReader)
}

const years = fc.integer({ min: 2018, max: 2026 })
const times = oneOf<(year: number) => readonly [turn: string, criteria: string]>(
  (year) => [`since ${year}`, `signed since ${year}`],
  (year) => [`only since ${year}`, `signed since ${year}`],
  (year) => [`signed since ${year}`, `signed since ${year}`],
  (year) => [`what about since ${year}?`, `signed since ${year}`],
  (year) => [`just ${year}`, `signed ${year}`],
  (year) => [`in ${year} only`, `signed in ${year}`],
  (year) => [`after ${year}`, `signed after ${year}`],
  (year) => [`from ${year} on`, `signed from ${year} on`],
  (year) => [`starting in ${year}`, `signed since ${year}`],
  (year) => [`${year} to ${year + 2}`, `signed ${year} to ${year + 2}`],
  () => ['over the last 3 years', 'signed in the last 3 years'],
  () => ['just the past two years', 'signed in the past two years'],
)
const trends = oneOf(
  'trend of NNN rents in Houston',
  'are rents in Katy going up',
  'median clear height by quarter in Katy',
  'rent trend by year',
)

test('days after a line over time are those of the signings, and the line stays', () => {
  fc.assert(
    fc.property(trends, times, years, (first, time, year) => {
      const [turn, criteria] = time(year)
      const after = changed(first, turn)
      expect({ turn, ask: after?.ask }).toEqual({ turn, ask: asked(first)?.ask })
      const days = read(after?.rest ?? '')
      expect({ turn, days }).toEqual({ turn, days: read(criteria) })
      expect(days).toMatchObject([{ kind: 'date', field: 'dateSigned' }])
    }),
    runs,
  )
})

test('when buildings were built is said by its own words, and narrows a line over time as such', () => {
  const after = changed('trend of NNN rents in Houston', 'built since 2010')
  expect(after?.ask).toEqual(asked('trend of NNN rents in Houston')?.ask)
  expect(read(after?.rest ?? '')).toEqual([{ kind: 'range', field: 'yearBuilt', min: 2010, max: null }])
})

const rankings = oneOf('top 5 landlords in Katy', 'top 3 tenants', 'the 8 largest owners in Houston by deals')
const byFigures = oneOf(
  ['square feet', { figure: 'squareFootage', of: 'sum' }],
  ['total sf', { figure: 'squareFootage', of: 'sum' }],
  ['size', { figure: 'squareFootage', of: 'sum' }],
  ['number of deals', { figure: null, of: 'count' }],
  ['building count', { figure: null, of: 'count' }],
  ['average rent', { figure: 'rentPerSf', of: 'mean' }],
  ['median clear height', { figure: 'clearHeight', of: 'median' }],
) as fc.Arbitrary<readonly [string, object]>
const byLeads = oneOf('by ', 'rank them by ', 'and by ', 'sort by ', 'what about by ', 'now by ')

test('what is ranked is ranked by another figure, and nothing else changes', () => {
  fc.assert(
    fc.property(
      rankings,
      byLeads,
      byFigures,
      oneOf('', ' instead', ' please'),
      (first, lead, [name, by], end) => {
        const turn = `${lead}${name}${end}`
        const after = changed(first, turn)
        expect({ turn, after }).toEqual({ turn, after: { ask: { ...asked(first)?.ask, ...by }, rest: '' } })
      },
    ),
    runs,
  )
})

test('more of what is ranked, or the other end of it, is ranked as before', () => {
  const limits = oneOf<(count: number) => readonly [turn: string, descending: boolean]>(
    (count) => [`top ${count}`, true],
    (count) => [`make it ${count}`, true],
    (count) => [`show me the top ${count}`, true],
    (count) => [`just ${count}`, true],
    (count) => [`give me ${count} instead`, true],
    (count) => [`the bottom ${count}`, false],
    (count) => [`lowest ${count}`, false],
  )
  fc.assert(
    fc.property(rankings, limits, fc.integer({ min: 1, max: 40 }), (first, said, limit) => {
      const [turn, descending] = said(limit)
      expect({ turn, after: changed(first, turn) }).toEqual({
        turn,
        after: { ask: { ...asked(first)?.ask, limit, descending }, rest: '' },
      })
    }),
    runs,
  )
})

test('the lowest of a figure are ranked first where they are asked for', () => {
  expect(changed('top 5 landlords in Katy', 'by lowest rent')?.ask).toMatchObject({
    kind: 'rank',
    figure: 'rentPerSf',
    of: 'median',
    descending: false,
    limit: 5,
  })
})

test('a ranking, a grouping and a line keep what they are where only their properties change', () => {
  const firsts = oneOf(
    'top 5 landlords in Katy',
    'median rent by landlord in Katy',
    'trend of NNN rents in Katy',
  )
  const turns = oneOf(
    'in Houston',
    'and in Houston?',
    'for Houston instead',
    'only in Houston',
    'over 50k sf',
    'with rail',
  )
  fc.assert(
    fc.property(firsts, turns, (first, turn) => {
      const after = changed(first, turn)
      expect({ first, turn, ask: after?.ask }).toEqual({ first, turn, ask: asked(first)?.ask })
      expect(read(after?.rest ?? '')).toEqual(read(turn))
    }),
    runs,
  )
})

test.each([
  ['mean instead', { figure: 'rentPerSf', of: 'mean', by: 'landlordFirm' }],
  ['use the average', { figure: 'rentPerSf', of: 'mean', by: 'landlordFirm' }],
  ['what about TI', { figure: 'tiPerSf', of: 'median', by: 'landlordFirm' }],
  ['by town instead', { figure: 'rentPerSf', of: 'median', by: 'city' }],
])('“%s” of groups changes that alone', (turn, ask) => {
  expect(changed('median rent by landlord in Katy', turn)?.ask).toMatchObject({ kind: 'group', ...ask })
})

test('a town of ranked towns is asked for by itself', () => {
  expect(changed('top 5 towns by rent', 'Katy')).toBeNull()
  expect(read('Katy')).toEqual([city('Katy')])
})
