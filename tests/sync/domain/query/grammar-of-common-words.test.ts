import { expect, test } from 'vitest'
import { commonWords } from '../../../../sync/domain/query/vocabulary/common-words.ts'
import { correctSpelling } from '../../../../sync/domain/query/vocabulary/spelling.ts'
import { lex } from '../../../../sync/domain/query/words/lexer.ts'
import { understoodIn } from './criteria-in.ts'
import { has, land, size, type } from './query-vocabulary.ts'

const words = [...commonWords].filter((word) => word !== '')

test('a common word is corrected to no other', () => {
  expect(words.length).toBeGreaterThan(1_000)
  for (const word of words) {
    const [token] = correctSpelling(lex(word), () => false)
    expect({ word, read: token?.text }).toEqual({ word, read: word })
  }
})

test('a common word beside buildings asks for no town', () => {
  for (const word of ['seafood', 'winter', 'demand', 'storms', 'wallet', 'camera', 'poster', 'cotton'])
    expect({ word, read: understoodIn(`${word} warehouses 20-30k`) }).toEqual({
      word,
      read: [type('Warehouse'), size(20_000, 30_000)],
    })
})

test('what a firm does is not taken for a word of the language', () => {
  expect(understoodIn('lumber yard, 3 acres or more')).toEqual([has('yard'), land(3, null)])
  expect(understoodIn('paving contractor, 20-30k sf')).toEqual([size(20_000, 30_000)])
  expect(understoodIn('tile importer, 20-30k sf')).toEqual([size(20_000, 30_000)])
})

test('words that are misspelt are corrected as before', () => {
  expect(understoodIn('wharehouse 20-30k sqaure feet')).toEqual([type('Warehouse'), size(20_000, 30_000)])
})
