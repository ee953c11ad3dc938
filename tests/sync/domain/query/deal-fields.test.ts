import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { phraseOf } from '../../../../sync/domain/query/fields/phrase-of.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const read = (words: string) =>
  parseQuery(words, vocabulary, '2026-11-24', undefined).criteria.map(({ criterion }) => criterion)
const range = (
  field:
    | 'capRate'
    | 'askingRent'
    | 'rentPerSf'
    | 'effectiveRent'
    | 'netEffectiveRent'
    | 'effectiveOverTerm'
    | 'leasedSf'
    | 'percentLeased',
  min: number | null,
  max: number | null,
  out = {},
) => ({ kind: 'range', field, min, max, ...out }) as Criterion

test.each([
  ['cap rate under 7%', [range('capRate', null, 7, { exclusiveMax: true })]],
  ['6.5-7.25 cap rate', [range('capRate', 6.5, 7.25)]],
  ['quoted rent at most $0.80', [range('askingRent', null, 0.8)]],
  ['stated asking rent at least $0.55/sf/mo', [range('askingRent', 0.55, null)]],
  ['net effective rent at least $0.50', [range('netEffectiveRent', 0.5, null)]],
  ['NER under $9/sf/yr', [range('netEffectiveRent', null, 0.75, { exclusiveMax: true })]],
  ['effective rent over the term at most $0.80', [range('effectiveOverTerm', null, 0.8)]],
  ['effective rent at most $9/sf/yr', [range('effectiveRent', null, 0.75)]],
  ['at least 20,000 sf of leased area', [range('leasedSf', 20_000, null)]],
  ['90% leased', [range('percentLeased', 90, null)]],
  ['between 80 and 95% occupied', [range('percentLeased', 80, 95)]],
])('“%s” asks for the field of that name', (words, criteria) => {
  expect(read(words)).toEqual(criteria)
  expect(read(criteria.map(phraseOf).join(', '))).toEqual(criteria)
})

test('an asking rent without more words is the rent of whatever is asked for', () => {
  expect(read('asking rent at most $0.80')).toEqual([range('rentPerSf', null, 0.8)])
})

test('who sold or bought stays a name where no date follows', () => {
  expect(read('sold by Harkwell')).toEqual([{ kind: 'party', field: 'seller', text: 'Harkwell', not: false }])
})
