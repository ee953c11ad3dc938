import { expect, test } from 'vitest'
import { sampleProperties } from '../../../../db/sample/sample-properties.ts'
import { type Book, overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { find } from '../../../../sync/book/question/find.ts'
import { vocabularyOf } from '../../../../sync/book/question/vocabulary-of.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { parseQuery } from '../../../../sync/domain/query/query-language.ts'
import { makeBase } from '../../../make/book.ts'

const properties = sampleProperties({ seed: 19, count: 1_000 }).sort((a, b) => (a.id < b.id ? -1 : 1))
const [first, second, third] = properties
if (first === undefined || second === undefined || third === undefined) throw new Error('There is no sample.')

function criteriaOf(book: Book, words: string): Criterion[] {
  return parseQuery(words, vocabularyOf(book)).criteria.map(({ criterion }) => criterion)
}

function idsFound(book: Book, words: string): Set<string> {
  const { slots } = find(book, { criteria: criteriaOf(book, words), sort: 'relevance' })
  return new Set(Array.from(slots, (slot) => propertyAt(book, slot).id))
}

test('every property is found by its own name, whatever else its words mean', () => {
  const book = overlay(makeBase(1, properties), [])
  for (const { id, name } of properties) expect(idsFound(book, name), name).toContain(id)
})

test('a name of a town elsewhere, of a road or of a type is found, also where it was given since', () => {
  const names = ['Telge Commerce Center', 'Cypress N Houston Warehouse', 'Tanner Storage & Flex']
  const [commerce, cypress, flex] = [first, second, third].map((property, i) => ({
    ...property,
    name: names[i] as string,
    city: 'Humble',
    propertyType: 'Land',
  }))
  if (commerce === undefined || cypress === undefined || flex === undefined) throw new Error('None was made.')
  const base = makeBase(
    1,
    properties.map((property) => (property.id === commerce.id ? commerce : property)),
  )
  const book = overlay(
    base,
    [cypress, flex].map((property) => ({ id: property.id, property })),
  )
  for (const { id, name } of [commerce, cypress, flex]) {
    expect(idsFound(book, name)).toContain(id)
    expect(idsFound(book, ` ${name.toLowerCase()} `)).toContain(id)
  }
})

test('a question stays one where it finds a property that has it as its name', () => {
  const named = { ...first, name: 'Katy Warehouse', city: 'Katy', propertyType: 'Warehouse' }
  const elsewhere = { ...second, name: 'Katy Warehouse', city: 'Humble', propertyType: 'Warehouse' }
  const book = overlay(makeBase(1, properties), [
    { id: named.id, property: named },
    { id: elsewhere.id, property: elsewhere },
  ])
  expect(criteriaOf(book, 'katy warehouse').map(({ kind }) => kind)).toEqual(['word', 'word'])
})
