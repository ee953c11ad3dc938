import { expect, test } from 'vitest'
import { describeCriterion } from '../../../../sync/domain/criteria/describe-criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary as words } from './query-vocabulary.ts'

const vocabulary = {
  ...words,
  named: {
    submarket: [
      'Northwest',
      'Northwest Far',
      'Southwest Houston',
      'Katy',
      'Bayou Steel',
      'CBD',
      "O'Hare",
      'Port',
    ],
  },
}

const chips = (question: string) =>
  parseQuery(question, vocabulary).criteria.map(({ criterion }) => {
    const { key, value } = describeCriterion(criterion, 'month')
    return `${key} ${value}`
  })

test.each([
  ['submarket: northwest', 'Submarket Northwest'],
  ['submarket = Northwest Far', 'Submarket Northwest Far'],
  ['in the Northwest submarket', 'Submarket Northwest'],
  ["O'Hare sub-market", "Submarket O'Hare"],
  ['submarkets CBD or Port', 'Submarket CBD or Port'],
  ['CBD and Port submarkets', 'Submarket CBD or Port'],
  ['not in the CBD submarket', 'Submarket not CBD'],
  ['submarket southwest', 'Submarket Southwest Houston'],
  ['submarket "Foo"', 'Submarket Foo'],
])('a submarket is asked for with its noun beside it: “%s”', (question, chip) => {
  expect(chips(question)).toEqual([chip])
})

test.each([
  ['in the northwest', ['Submarket Northwest']],
  ['Southwest Houston under 60k sf', ['Submarket Southwest Houston', 'Size < 60,000 SF']],
  ['northwest fwy', ['Text “northwest fwy”']],
  ['northwest', ['Text “northwest”']],
])('a submarket is known by its whole name alone, as a town is: “%s”', (question, asked) => {
  expect(chips(question)).toEqual(asked)
})

test.each([
  ['warehouses in Katy', ['Type Warehouse', 'City Katy']],
  ['Katy submarket', ['Submarket Katy']],
  ['Bayou Steel', ['Tenant Bayou Steel']],
  ['tenant Bayou Steel', ['Tenant Bayou Steel']],
  ['Bayou Steel submarket', ['Submarket Bayou Steel']],
])('what is a town or a tenant too is a submarket only with the noun beside it: “%s”', (question, asked) => {
  expect(chips(question)).toEqual(asked)
})
