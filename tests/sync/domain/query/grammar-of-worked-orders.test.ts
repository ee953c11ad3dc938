import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { slotsOf } from '../../../../sync/assistant/row-set.ts'
import { overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { ask } from '../../../../sync/book/question/ask.ts'
import { computedField } from '../../../../sync/domain/economics/computed-fields.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { readTableSort } from '../../../../sync/domain/table/table-sort.ts'
import { makeBase } from '../../../make/book.ts'
import { vocabulary } from './query-vocabulary.ts'

const NET = ['net effective rent', 'net effective', 'NER', 'net effective rates'] as const
const OVER = ['effective rent over the term'] as const
const FALLING = [
  (noun: string) => `sort by ${noun}`,
  (noun: string) => `sorted by ${noun} high to low`,
  (noun: string) => `highest ${noun} first`,
  (noun: string) => `by ${noun}, highest first`,
  (noun: string) => `top 5 leases by ${noun}`,
] as const
const RISING = [
  (noun: string) => `lowest ${noun} first`,
  (noun: string) => `sort by ${noun} low to high`,
  (noun: string) => `by ${noun} ascending`,
] as const

test('an order by a rent that is worked out is that order, in every wording and place', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...NET.map((noun) => [noun, 'netEffectiveRent'] as const),
        ...OVER.map((noun) => [noun, 'effectiveOverTerm'] as const),
      ),
      fc.constantFrom(
        ...FALLING.map((say) => [say, 'desc'] as const),
        ...RISING.map((say) => [say, 'asc'] as const),
      ),
      fc.constantFrom('warehouse in Katy, ', 'NNN, ', ''),
      ([noun, field], [say, way], before) => {
        const words = `${before}${say(noun)}`
        const { sort, criteria } = parseQuery(words, vocabulary, '2026-11-22')
        expect({ words, sort }).toEqual({ words, sort: `${field}_${way}` })
        expect(criteria.filter(({ criterion }) => criterion.kind === 'range')).toEqual([])
      },
    ),
  )
})

test('rows stand in that order, those without it last, for a search and for the rows of an answer', () => {
  const properties = sampleProperties({ seed: 5, count: 1_500 }).sort((a, b) => (a.id < b.id ? -1 : 1))
  const book = overlay(makeBase(1, properties), [])
  for (const words of ['sort by net effective rent', 'lowest NER first', 'by effective rent over the term']) {
    const { sort } = parseQuery(words, vocabulary, '2026-11-22')
    if (sort === null) throw new Error(`No order was read: ${words}`)
    const { by: field, descending } = readTableSort(sort)
    if (field !== 'netEffectiveRent' && field !== 'effectiveOverTerm')
      throw new Error(`Another order: ${field}`)
    const found = ask(book, { criteria: [], sort }).slots
    const ids = properties.map(({ id }) => id)
    const rows = { criteria: [], limit: null, order: { field, descending } }
    for (const slots of [found, slotsOf(book, { ...rows, ids: null }), slotsOf(book, { ...rows, ids })]) {
      const figures = Array.from(slots, (slot) => computedField(field, propertyAt(book, slot)).figure)
      const stated = figures.filter((figure) => figure !== null)
      expect(stated.length).toBeGreaterThan(50)
      expect(figures.slice(0, stated.length)).toEqual(stated.toSorted((a, b) => (descending ? b - a : a - b)))
    }
  }
})
