import { expect, test } from 'vitest'
import { parseQuery } from '../../../../../sync/domain/query/query-language.ts'
import { vocabulary } from '../query-vocabulary.ts'

const corrected = (words: string) => parseQuery(words, vocabulary).corrections ?? []

test.each([
  ['warehouses in Houton', [{ typed: 'Houton', meant: 'Houston' }]],
  ['near Houstn', [{ typed: 'Houstn', meant: 'Houston' }]],
  ['warehuse 20k', [{ typed: 'warehuse', meant: 'warehouse' }]],
  [
    'Distribtion in Houton',
    [
      { typed: 'Distribtion', meant: 'distribution' },
      { typed: 'Houton', meant: 'Houston' },
    ],
  ],
])('what was misspelled is told as it was read: “%s”', (words, corrections) => {
  expect(corrected(words)).toEqual(corrections)
})

test.each([
  'warehouses in Houston',
  'Woodlands',
  'Sugarland 20k',
  'Acme 20-40k',
  'hou whse',
  'warehous in Housto',
  'zzyzx mumble',
])('nothing is told of what was typed as it is: “%s”', (words) => {
  expect(corrected(words)).toEqual([])
})
