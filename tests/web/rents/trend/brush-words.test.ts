import { expect, test } from 'vitest'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import {
  leasedSizesAsked,
  quartersAsked,
  sizesAsked,
  yearsAsked,
} from '../../../../web/rents/trend/brush-words.ts'
import { built, signed, size, vocabulary } from '../../../sync/domain/query/query-vocabulary.ts'

const asked = (words: string) =>
  parseQuery(words, vocabulary, '2026-11-24').criteria.map(({ criterion }) => criterion)

test('what is dragged over in a chart is asked for in words that the search understands', () => {
  expect(asked(quartersAsked('2024-Q1', '2024-Q2'))).toEqual([signed('2024-01-01', '2024-06-30')])
  expect(asked(sizesAsked(40_000.4, 59_999.2))).toEqual([size(40_000, 60_000)])
  expect(asked(leasedSizesAsked(40_000.4, 59_999.2))).toEqual([
    { kind: 'range', field: 'leasedSf', min: 40_000, max: 60_000 },
  ])
  expect(asked(yearsAsked(1990, 2004))).toEqual([built(1990, 2004)])
})
