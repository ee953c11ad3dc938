import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { removeCriterion, replaceCriterion, wordsOf } from '../../../../sync/domain/query/edit-query.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { anyPhrases, anySeparator } from './query-phrases.ts'
import { vocabulary } from './query-vocabulary.ts'

const read = (text: string) => parseQuery(text, vocabulary)
const criteriaOf = (text: string): Criterion[] => read(text).criteria.map(({ criterion }) => criterion)
const sorted = (criteria: readonly Criterion[]) =>
  criteria.map((criterion) => JSON.stringify(criterion)).sort()

const REMOVED: readonly (readonly [text: string, index: number, left: string])[] = [
  ['manufacturing in Houston under $1', 1, 'manufacturing under $1'],
  ['manufacturing in Houston, under $1', 1, 'manufacturing, under $1'],
  ['manufacturing, Houston, under $1', 0, 'Houston, under $1'],
  ['manufacturing, Houston, under $1', 2, 'manufacturing, Houston'],
  ['warehouse with crane and ESFR', 1, 'warehouse, ESFR'],
  ['warehouse with crane and ESFR', 2, 'warehouse with crane'],
  ['Houston and near Katy', 1, 'Houston'],
  ['12 DH / 2 GL', 0, '2 GL'],
  ['12 DH / 2 GL', 1, '12 DH'],
  ['find warehouse or distribution space in Katy', 0, 'find space in Katy'],
  ['Katy warehouse Houston', 0, 'warehouse'],
  ['(2) 10-ton cranes in Katy', 0, 'in Katy'],
  ['tiltwall in Katy, rail spur', 2, 'in Katy, rail spur'],
  ['Katy signed in 2024 under $1', 1, 'Katy under $1'],
  ['without crane or rail', 0, 'without rail'],
  ['Houston', 0, ''],
  ['without crane or office', 0, 'without office'],
  ['without crane or office', 1, 'without crane'],
  ['with crane, office and ESFR', 0, 'with office and ESFR'],
  ['warehouse office in Katy', 0, 'with office in Katy'],
  ['warehouse office in Katy', 2, 'warehouse office'],
]

test.each(REMOVED)('from "%s" criterion %i can be removed', (text, index, left) => {
  expect(removeCriterion(text, read(text), index)).toBe(left)
})

test('removing a criterion keeps the others', () => {
  fc.assert(
    fc.property(anyPhrases, fc.constantFrom(' ', ', ', ' and ', '; '), (phrases, separator) => {
      const text = phrases.map(({ words }) => words).join(separator)
      const parsed = read(text)
      const all = parsed.criteria.map(({ criterion }) => criterion)
      for (const i of all.keys()) {
        const others = all.filter((_, j) => j !== i)
        expect(sorted(criteriaOf(removeCriterion(text, parsed, i)))).toEqual(sorted(others))
      }
    }),
  )
})

test('removing all criteria one by one ends with nothing asked', () => {
  fc.assert(
    fc.property(anyPhrases, anySeparator, (phrases, separator) => {
      let text = phrases.map(({ words }) => words).join(separator)
      for (let parsed = read(text); parsed.criteria.length > 0; parsed = read(text)) {
        const shorter = removeCriterion(text, parsed, parsed.criteria.length - 1)
        expect(shorter.length).toBeLessThan(text.length)
        text = shorter
      }
    }),
  )
})

test('other words take the place of a criterion', () => {
  const text = 'manufacturing in Houston under $0.95/sf, tiltwall'
  const parsed = read(text)
  expect(replaceCriterion(text, parsed, 2, 'under $0.90/sf')).toBe(
    'manufacturing in Houston under $0.90/sf, tiltwall',
  )
  expect(replaceCriterion(text, parsed, 1, ' ')).toBe('manufacturing under $0.95/sf, tiltwall')
  expect(replaceCriterion(text, parsed, 9, 'in Katy')).toBe(text)
  const apart = 'Houston warehouse Katy'
  expect(replaceCriterion(apart, read(apart), 0, 'in Spring')).toBe('in Spring warehouse')
})

test('the words of a criterion mean the same by themselves', () => {
  fc.assert(
    fc.property(anyPhrases, fc.constantFrom(' ', ', ', ' and '), (phrases, separator) => {
      const text = phrases.map(({ words }) => words).join(separator)
      const parsed = read(text)
      for (const [i, { criterion }] of parsed.criteria.entries()) {
        expect(criteriaOf(wordsOf(text, parsed, i))).toEqual([criterion])
      }
    }),
  )
})

test('words that lean on their neighbors are given in full', () => {
  const text = 'warehouse without crane or office'
  expect([0, 1, 2].map((i) => wordsOf(text, read(text), i))).toEqual([
    'warehouse',
    'without crane',
    'without office',
  ])
  const bare = 'warehouse office'
  expect(wordsOf(bare, read(bare), 1)).toBe('with office')
})
