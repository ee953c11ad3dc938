import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Book, overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import type { Answer } from '../../../../sync/book/question/answer.ts'
import { ask, inOtherOrder } from '../../../../sync/book/question/ask.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { fieldOf } from '../../../../sync/domain/fields/field-list.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { SORT_BY, SORTS, type SortBy } from '../../../../sync/domain/sort.ts'
import { FUZZY_THRESHOLD, scoreProperty } from '../../../../sync/domain/words/fuzzy.ts'
import { makeBase } from '../../../make/book.ts'
import { anyOverlaidBook } from '../../../make/overlaid-book.ts'
import { makeProperty } from '../../../make/property.ts'
import { anyCriterion } from './any-criterion.ts'
import { literalTests, type Test } from './literal-words.ts'

const found = (book: Book, answer: Answer): Property[] =>
  Array.from(answer.slots, (slot) => propertyAt(book, slot))
const ids = (properties: readonly Property[]): string[] => properties.map((p) => p.id)

const byName = (a: Property, b: Property): number => {
  const [x, y] = [a.name.toLowerCase(), b.name.toLowerCase()]
  return x < y ? -1 : x > y ? 1 : a.id < b.id ? -1 : 1
}

const sortValue = (value: number | string | boolean | null) =>
  typeof value === 'string' ? value.toLowerCase() : value === null ? Number.NaN : Number(value)

type SortValue = ReturnType<typeof sortValue>

/** `2024-Q2` as `2024-04-00`, and `2024` as `2024-00-00`: so complete, dates compare as texts. */
function wholeDate(date: unknown): string | null {
  if (typeof date !== 'string') return null
  const months = date.replace(/Q([1-4])/, (_, quarter) => String(Number(quarter) * 3 - 2).padStart(2, '0'))
  return `${months}-00-00`.slice(0, 10)
}

function inOrder(properties: readonly Property[], sort: SortBy): Property[] {
  const { field, descending } = SORTS[sort]
  const sign = descending ? -1 : 1
  return [...properties].sort((a, b) => {
    const isDate = fieldOf(field).kind === 'date'
    const [x, y] = [a, b].map((p) => sortValue(isDate ? wholeDate(p[field]) : p[field])) as [
      SortValue,
      SortValue,
    ]
    if (x === y) return byName(a, b)
    if (Number.isNaN(x)) return Number.isNaN(y) ? byName(a, b) : 1
    if (Number.isNaN(y)) return -1
    return (x < y ? -1 : 1) * sign
  })
}

test('the index finds, counts and orders exactly what looking at every property one by one does', () => {
  fc.assert(
    fc.property(
      anyOverlaidBook,
      fc.array(anyCriterion, { maxLength: 4 }),
      fc.constantFrom(...SORT_BY),
      ({ book, shown }, criteria, sort) => {
        const answer = ask(book, { criteria, sort })
        const tests = literalTests(shown, criteria)
        const passing = (those: readonly Test[]) => shown.filter((p) => those.every((test) => test(p)))
        const isMixed = answer.words.some(({ withSimilar }) => withSimilar)
        const order = (those: Property[]) => ids(isMixed ? those.sort(byName) : those)
        expect(order(found(book, answer))).toEqual(order(inOrder(passing(tests), sort)))
        expect(answer.left).toEqual(tests.map((_, i) => passing(tests.slice(0, i + 1)).length))
        expect(answer.without).toEqual(tests.map((_, i) => passing(tests.toSpliced(i, 1)).length))
      },
    ),
    { numRuns: 300 },
  )
})

test('another order of an answer is what asking in that order finds, and counts nothing anew', () => {
  fc.assert(
    fc.property(
      anyOverlaidBook,
      fc.array(anyCriterion, { maxLength: 3 }),
      fc.constantFrom(...SORT_BY),
      fc.constantFrom(...SORT_BY),
      ({ book }, criteria, first, other) => {
        const answer = ask(book, { criteria, sort: first })
        const turned = inOtherOrder(book, answer, { criteria, sort: other })
        expect(turned).toEqual(ask(book, { criteria, sort: other }))
        expect(turned.rents).toBe(answer.rents)
        expect(turned.facets).toBe(answer.facets)
      },
    ),
    { numRuns: 100 },
  )
})

test('a part of any text is found, missing texts but where it is denied, and a column of a source by its own name', () => {
  const base = makeBase(1, [
    makeProperty({ id: 'a', zoning: 'I-2 Heavy', custom: 'Bay: 40 x 50\nYard: paved' }),
    makeProperty({ id: 'b', zoning: 'C-1', custom: 'Bay: 50 x 52' }),
    makeProperty({ id: 'c', custom: 'Yard: 50 x 52' }),
  ])
  const changed = { id: 'd', property: makeProperty({ id: 'd', zoning: 'i-2', notes: 'I-2 nearby' }) }
  const book = overlay(base, [changed])
  const idsOf = (criterion: Criterion) =>
    ids(found(book, ask(book, { criteria: [criterion], sort: 'name_asc' }))).sort()
  const zoned = { kind: 'holds' as const, field: 'zoning' as const, anyOf: ['I-2'] }
  expect(idsOf({ ...zoned, not: false })).toEqual(['a', 'd'])
  expect(idsOf({ ...zoned, not: true })).toEqual(['b', 'c'])
  expect(idsOf({ ...zoned, anyOf: ['heavy', 'C-'], not: false })).toEqual(['a', 'b'])
  const bay = { kind: 'holds' as const, field: 'custom' as const, column: 'Bay', anyOf: ['50'] }
  expect(idsOf({ ...bay, not: false })).toEqual(['a', 'b'])
  expect(idsOf({ ...bay, anyOf: ['52'], not: false })).toEqual(['b'])
})

test('a column of figures of a source is asked for by from and to, both inclusive, whatever its unit', () => {
  const said = ['4', '5 bays', '$6.50', '1,200', '(3)', '5 x 5', '12/1/2024', 'none']
  const properties = said.map((value, i) => makeProperty({ id: `${i}`, custom: `Bays: ${value}` }))
  const book = overlay(makeBase(1, properties), [
    { id: 'x', property: makeProperty({ id: 'x', custom: 'Bays: 5' }) },
    { id: 'y', property: makeProperty({ id: 'y', custom: 'Other: 5' }) },
  ])
  const idsOf = (bounds: { min?: number; max?: number }, not = false) => {
    const of = { kind: 'holds', field: 'custom', column: 'Bays' } as const
    const asked: Criterion = { ...of, anyOf: [], ...bounds, not }
    return ids(found(book, ask(book, { criteria: [asked], sort: 'name_asc' }))).sort()
  }
  expect(idsOf({ min: 5 })).toEqual(['1', '2', '3', 'x'])
  expect(idsOf({ max: 5 })).toEqual(['0', '1', '4', 'x'])
  expect(idsOf({ min: 5, max: 6.5 })).toEqual(['1', '2', 'x'])
  expect(idsOf({ min: 5, max: 6.5 }, true)).toEqual(['0', '3', '4', '5', '6', '7', 'y'])
})

test('words with similar ones stand in order of their score, ties by name, while no other sort is asked for', () => {
  fc.assert(
    fc.property(
      anyOverlaidBook,
      fc.constantFrom('gears', 'clay', 'gea wor', 'katy'),
      ({ book, shown }, text) => {
        const answer = ask(book, { criteria: [{ kind: 'text', text, similar: true }], sort: 'relevance' })
        const scored = shown
          .map((property) => ({ property, score: scoreProperty(property, text) }))
          .filter(({ score }) => score >= FUZZY_THRESHOLD)
          .sort((a, b) => b.score - a.score || byName(a.property, b.property))
        expect(ids(found(book, answer))).toEqual(ids(scored.map((s) => s.property)))
      },
    ),
    { numRuns: 100 },
  )
})

test('dates known to the quarter or the month stand where their time does, in a snapshot and after a change', () => {
  const dates = ['2024', '2024-Q1', '2024-02-10', '2024-05', '2024-Q3', '2024-12-31', '2025-01-15']
  const properties = dates.map((expiration, i) =>
    makeProperty({ id: `id-${i}`, name: `N${6 - i}`, expiration }),
  )
  const changes = properties.map((property) => ({ id: property.id, property }))
  for (const book of [
    overlay(makeBase(1, properties), []),
    overlay(makeBase(1, properties), changes.slice(2, 5)),
    overlay(makeBase(1, []), changes),
  ]) {
    const inOrderOf = (sort: SortBy) =>
      found(book, ask(book, { criteria: [], sort })).map((p) => p.expiration)
    expect(inOrderOf('expiry_asc')).toEqual(dates)
    expect(inOrderOf('expiry_desc')).toEqual(dates.toReversed())
  }
})
