import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { phraseOf } from '../../../../sync/domain/query/fields/phrase-of.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { vocabulary } from './query-vocabulary.ts'

const stating = {
  ...vocabulary,
  named: {
    ...vocabulary.named,
    dealType: ['New', 'Renewal', 'Sublease', 'Renewal, Expansion', 'Direct', 'Sale-leaseback', 'Pre-lease'],
  },
}
const read = (words: string, known: typeof vocabulary = stating): Criterion[] =>
  parseQuery(words, known, '2026-11-24').criteria.map(({ criterion }) => criterion)
const deals = (anyOf: string[], not = false): Criterion => ({ kind: 'word', field: 'dealType', anyOf, not })

const KINDS: readonly [words: readonly string[], anyOf: string[]][] = [
  [['subleases', 'sublease space', 'sublease comps', 'sublets', 'sub-leases'], ['Sublease']],
  [
    ['renewals', 'lease renewals', 'renewal deals', 'renewal comps'],
    ['Renewal', 'Renewal, Expansion'],
  ],
  [['expansions', 'expansion deals'], ['Renewal, Expansion']],
  [['new leases', 'new deals', 'new lease comps'], ['New']],
  [['direct space', 'direct deals'], ['Direct']],
  [['sale-leasebacks', 'SLBs', 'sale leaseback'], ['Sale-leaseback']],
  [['preleases', 'pre-leases'], ['Pre-lease']],
]
const kinds = fc.constantFrom(
  ...KINDS.flatMap(([words, anyOf]) => words.map((word) => ({ words: word, anyOf }))),
)
const KATY: Criterion = { kind: 'word', field: 'city', anyOf: ['Katy'], not: false }

test('a kind of deal is a criterion, wherever it stands, and so is one that is not wanted', () => {
  const asking = fc.constantFrom('#, Katy', 'Katy #', '# in Katy', 'show me # in Katy please')
  const denying = fc.constantFrom('Katy, no #', 'Katy, excluding #', 'Katy without #', 'Katy, not #')
  fc.assert(
    fc.property(kinds, asking, denying, ({ words, anyOf }, asked, denied) => {
      const sorted = (text: string) =>
        read(text)
          .map((one) => JSON.stringify(one))
          .toSorted()
      const both = (not: boolean) => [KATY, deals(anyOf, not)].map((one) => JSON.stringify(one)).toSorted()
      expect({ words, all: sorted(asked.replace('#', words)) }).toEqual({ words, all: both(false) })
      expect({ words, all: sorted(denied.replace('#', words)) }).toEqual({ words, all: both(true) })
    }),
  )
})

test('kinds of deals joined by or are one choice, and what is read is written so that it reads the same', () => {
  expect(read('subleases or renewals')).toEqual([deals(['Sublease', 'Renewal', 'Renewal, Expansion'])])
  fc.assert(
    fc.property(kinds, fc.boolean(), ({ anyOf }, not) => {
      expect(read(phraseOf(deals(anyOf, not)))).toEqual([deals(anyOf, not)])
    }),
  )
})

test('renewals to come are expirations, renewals made are a kind of deal', () => {
  expect(read('renewals in 2027')).toMatchObject([{ kind: 'date', field: 'expiration' }])
  expect(read('renewals since January')).toEqual([
    deals(['Renewal', 'Renewal, Expansion']),
    { kind: 'date', field: 'dateSigned', from: '2026-01-01', to: null },
  ])
})

test('where no property states a kind of deal, the word is searched', () => {
  expect(read('subleases in Katy', vocabulary)).toEqual([KATY, { kind: 'text', text: 'subleases' }])
})
