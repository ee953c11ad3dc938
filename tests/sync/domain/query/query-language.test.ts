import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import type { ParsedQuery, Span } from '../../../../sync/domain/criteria/parsed-query.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { anyFiller, anyPhrases, anySeparator } from './query-phrases.ts'
import { vocabulary } from './query-vocabulary.ts'

const SCRAPS =
  'warehouse|office|in|near|not|no|without|or|and|with|within|miles of|Houston|Katy|Huston|TX|OR|77041|under|over|between|at least|$|.95|/sf|/yr|psf|40k|+|50,000|sf|-|acres|clear|32|\'|"|“|”|docks|10|ton|crane|built|1990s|2010|after|tenant|landlord|Acme|broker|type|city|NNN|gross|cheapest|first|,|;|(|)|the|of|\u0000|🏭|é|İ|ﬁ|中|\ud800|１２|²|½|\u00a0'.split(
    '|',
  )
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...SCRAPS), { maxLength: 25 }).map((scraps) => scraps.join(' ')),
  fc.array(fc.constantFrom(...SCRAPS), { maxLength: 25 }).map((scraps) => scraps.join('')),
)
const criteriaOf = ({ criteria }: ParsedQuery): Criterion[] => criteria.map(({ criterion }) => criterion)
const spansOf = ({ criteria }: ParsedQuery): Span[] => criteria.flatMap(({ spans }) => spans)
const cut = (text: string, spans: readonly Span[]): string =>
  [...spans].reverse().reduce((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text)
const bySize = (a: Criterion, b: Criterion) => JSON.stringify(a).localeCompare(JSON.stringify(b))

test('any text is read, into spans that lie within it, ascend and do not overlap', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const parsed = parseQuery(text, vocabulary)
      for (const { spans } of parsed.criteria) {
        let last = 0
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
        expect(spans.length).toBeGreaterThan(0)
      }
      const spans = spansOf(parsed).sort((a, b) => a.start - b.start)
      for (const [i, { start }] of spans.entries()) {
        expect(start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('words not understood between two features are no part of what joins them', () => {
  const { criteria } = parseQuery('crane built OR docks', vocabulary)
  expect(criteria.map(({ spans }) => spans)).toEqual([
    [
      { start: 0, end: 5 },
      { start: 12, end: 20 },
    ],
    [{ start: 6, end: 11 }],
  ])
})

test('words of a bound around words of another criterion are spans of their own', () => {
  const { criteria } = parseQuery('1990s of warehouse +', vocabulary)
  expect(criteria.map(({ spans }) => spans)).toEqual([
    [
      { start: 0, end: 5 },
      { start: 19, end: 20 },
    ],
    [{ start: 6, end: 18 }],
  ])
})

test('words not understood are one criterion, the last; the others are in the order of their words', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { criteria } = parseQuery(text, vocabulary)
      const isText = criteria.map(({ criterion }) => criterion.kind === 'text')
      expect(isText.slice(0, -1)).not.toContain(true)
      const starts = criteria
        .filter(({ criterion }) => criterion.kind !== 'text')
        .map(({ spans }) => spans[0]?.start ?? 0)
      expect(starts).toEqual([...starts].sort((a, b) => a - b))
    }),
    { numRuns: 500 },
  )
})

test('nothing with a meaning is left once all spans are cut', () => {
  fc.assert(
    fc.property(anyFiller, anyPhrases, anySeparator, (filler, phrases, separator) => {
      const text = filler + phrases.map(({ words }) => words).join(separator)
      const parsed = parseQuery(text, vocabulary)
      const spans = spansOf(parsed).sort((a, b) => a.start - b.start)
      expect(parseQuery(cut(text, spans), vocabulary)).toEqual({ criteria: [], sort: null })
    }),
  )
})

test('phrases mean the same in any order', () => {
  fc.assert(
    fc.property(anyFiller, anyPhrases, anySeparator, (filler, phrases, separator) => {
      const text = filler + phrases.map(({ words }) => words).join(separator)
      expect(criteriaOf(parseQuery(text, vocabulary))).toEqual(phrases.map(({ criterion }) => criterion))
    }),
    { numRuns: 500 },
  )
})

test('cutting the spans of one criterion leaves the others', () => {
  fc.assert(
    fc.property(anyPhrases, anySeparator, (phrases, separator) => {
      const text = phrases.map(({ words }) => words).join(separator)
      const parsed = parseQuery(text, vocabulary)
      for (const [i, { spans }] of parsed.criteria.entries()) {
        const others = criteriaOf(parsed).filter((_, j) => j !== i)
        expect(criteriaOf(parseQuery(cut(text, spans), vocabulary)).sort(bySize)).toEqual(others.sort(bySize))
      }
    }),
  )
})

test('case does not matter', () => {
  fc.assert(
    fc.property(anyPhrases, (phrases) => {
      const text = phrases.map(({ words }) => words).join(', ')
      expect(criteriaOf(parseQuery(text.toLowerCase(), vocabulary))).toEqual(
        criteriaOf(parseQuery(text, vocabulary)),
      )
    }),
  )
})

test('a long text asks for a bounded number of things', () => {
  const text = Array.from({ length: 500 }, (_, i) => `tenant name${i}, near Katy, 4+ docks`).join(', ')
  expect(parseQuery(text, vocabulary).criteria.length).toBeLessThan(50)
})

test('a vocabulary without words still reads what needs none', () => {
  const empty = {
    propertyTypes: [],
    cities: [],
    states: [],
    zips: [],
    tenants: [],
    landlordFirms: [],
    brokerNames: [],
    brokerFirms: [],
    buyers: [],
    sellers: [],
    placeOf: () => null,
  }
  expect(criteriaOf(parseQuery('warehouse in Houston TX under $1', empty))).toEqual([
    { kind: 'word', field: 'propertyType', anyOf: ['Warehouse'], not: false },
    { kind: 'word', field: 'city', anyOf: ['Houston'], not: false },
    { kind: 'word', field: 'state', anyOf: ['TX'], not: false },
    { kind: 'range', field: 'rentPerSf', min: null, max: 1, exclusiveMax: true },
  ])
})
