import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { ask } from '../../../sync/book/question/ask.ts'
import type { Criterion } from '../../../sync/domain/criteria/criterion.ts'
import { spelledAs, toggled } from '../../../web/criteria/panel/filter-draft.ts'
import { wordsOf } from '../../../web/criteria/picker/field-values.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const makeOf = (given: object[]) =>
  given.map((own, i) => makeProperty({ id: `p${String(i).padStart(3, '0')}`, ...own }))
const stated = (counts: ReadonlyMap<string, number>) => [...counts].filter(([, count]) => count > 0)

test('spellings that a filter finds together are one choice, named as most rows spell it', () => {
  const properties = makeOf(
    Array.from({ length: 20 }, (_, i) => ({
      city: i % 3 === 0 ? 'KATY' : 'Katy',
      submarket: i % 2 === 0 ? 'NORTHWEST' : 'Northwest',
      propertyType: i % 4 === 0 ? 'Warehouse' : 'WAREHOUSE',
    })),
  )
  const book = overlay(makeBase(1, properties.slice(1)), [{ id: 'p000', property: properties[0] ?? null }])
  const { facets, slots } = ask(book, { criteria: [], sort: 'rent_asc' })
  expect(stated(facets.choices.submarket)).toEqual([['Northwest', 20]])
  // What is on offer keeps its own spelling.
  expect(stated(facets.choices.propertyType)).toEqual([['Warehouse', 20]])
  expect(wordsOf(book, slots, 'city')).toEqual([['Katy', 20]])
})

test('a choice keeps its name whatever is found', () => {
  const book = overlay(
    makeBase(
      1,
      makeOf([{ submarket: 'Katy' }, { submarket: 'Katy' }, { submarket: 'KATY', city: 'Waller' }]),
    ),
    [],
  )
  const criteria: Criterion[] = [{ kind: 'word', field: 'city', anyOf: ['Waller'], not: false }]
  expect(stated(ask(book, { criteria, sort: 'rent_asc' }).facets.choices.submarket)).toEqual([['Katy', 1]])
})

test('each choice counts what is found once it is chosen', () => {
  const spelling = fc.option(fc.constantFrom('Katy', 'KATY', 'katy', 'Northwest', 'NORTHWEST', 'Port'))
  fc.assert(
    fc.property(fc.array(spelling, { minLength: 1, maxLength: 30 }), fc.nat(), (submarkets, changed) => {
      const properties = makeOf(submarkets.map((submarket) => ({ submarket })))
      const late = properties[changed % properties.length] ?? null
      const others = properties.filter((property) => property !== late)
      const book = overlay(makeBase(1, others), late === null ? [] : [{ id: late.id, property: late }])
      const { facets, slots } = ask(book, { criteria: [], sort: 'rent_asc' })
      for (const choices of [stated(facets.choices.submarket), wordsOf(book, slots, 'submarket')]) {
        for (const [value, count] of choices) {
          const criteria: Criterion[] = [{ kind: 'word', field: 'submarket', anyOf: [value], not: false }]
          expect([value, ask(book, { criteria, sort: 'rent_asc' }).found]).toEqual([value, count])
        }
        expect(choices.reduce((sum, [, count]) => sum + count, 0)).toBe(
          submarkets.filter((submarket) => submarket !== null).length,
        )
      }
    }),
    { numRuns: 50 },
  )
})

test('a choice that a link spells in another case is ticked, and can be unticked', () => {
  expect(spelledAs(['KATY', 'Alvin'], ['Katy', 'Port'])).toEqual(['Katy', 'Alvin'])
  expect(toggled(['KATY', 'Port'], 'Katy', false)).toEqual(['Port'])
  expect(toggled(['KATY'], 'Katy', true)).toEqual(['Katy'])
})
