import { expect, test } from 'vitest'
import type { Ask } from '../../../../../sync/assistant/analysis/ask.ts'
import { changedAsk } from '../../../../../sync/assistant/analysis/asks/changed-ask.ts'
import { city } from '../../../domain/query/query-vocabulary.ts'
import { asked, turnReader } from '../asked-of.ts'

/** What is asked after a question and its follow-ups. */
function askAfter(first: string, ...turns: readonly string[]): Ask | undefined {
  return turns.reduce<Ask | undefined>(
    (last, turn) => (last === undefined ? undefined : changedAsk(last, turn, turnReader)?.ask),
    asked(first)?.ask,
  )
}

test.each([
  ['just the top three', 3, true],
  ['only the first 5', 5, true],
  ['show me the bottom two', 2, false],
  ['bottom 2', 2, false],
  ['top 4', 4, true],
])('“%s” of groups ranks them, and measures what it measured', (turn, limit, descending) => {
  const ask = { kind: 'rank', figure: 'rentPerSf', of: 'mean', by: 'city', limit, descending }
  expect(askAfter('average warehouse rent by city', turn)).toMatchObject(ask)
})

test('other values of what was compared are compared on the same figure, of the same properties', () => {
  const ask = askAfter('compare Katy and Houston on median warehouse rent', 'now Katy and Sugar Land')
  expect(ask).toMatchObject({ kind: 'compare', figure: 'rentPerSf', of: 'median' })
  const sets = ask?.kind === 'compare' ? ask.sets.map(({ criteria }) => criteria) : []
  expect(sets.map(([town]) => town)).toEqual([city('Katy'), city('Sugar Land')])
  expect(sets.map((criteria) => criteria.length)).toEqual([2, 2])
})

test('firms are ranked rather than others, as many of them', () => {
  expect(
    askAfter(
      'rank brokerages by number of listings',
      'only the first five',
      'now landlords rather than brokerages',
    ),
  ).toMatchObject({ kind: 'rank', by: 'landlordFirm', limit: 5, of: 'count' })
})
