import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { find } from '../../../sync/book/question/find.ts'
import { choicesFromBook } from '../../../web/palette/property-choices.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const properties = Array.from({ length: 12 }, (_, i) =>
  makeProperty({
    id: `p${String(i).padStart(2, '0')}`,
    name: `${i % 2 ? 'Bayou' : 'Prairie'} Center ${i}`,
    city: i < 6 ? 'Katy' : 'Houston',
    address: `${i} Mill Rd`,
    rentPerSf: 0.75,
  }),
)
const base = makeBase(1, properties)
const book = overlay(base, [])
const verbs = { openProperty: () => {}, searchFor: () => {} }

test('the first eight properties are those the search page finds for the words, in its order', () => {
  const { slots } = find(book, { criteria: [{ kind: 'text', text: 'bayou center' }], sort: 'relevance' })
  const { properties: found } = choicesFromBook(book, 'bayou center', verbs)
  expect(found.map(({ id }) => id)).toEqual(
    Array.from(slots.subarray(0, 8), (slot) => `property ${propertyAt(book, slot).id}`),
  )
  expect(found[0]).toMatchObject({ detail: '1 Mill Rd, Katy', figure: '$0.75 /SF/mo' })
})

test('the search says how many it finds, and whether all words are understood', () => {
  expect(choicesFromBook(book, 'in katy under $1', verbs)).toMatchObject({
    search: { name: 'Search for “in katy under $1”', figure: '6 found' },
    isUnderstood: true,
  })
  expect(choicesFromBook(book, 'prairie', verbs)).toMatchObject({
    search: { figure: '6 found' },
    isUnderstood: false,
  })
})

test('below what the words name stand the first properties of the search', () => {
  const ids = choicesFromBook(book, 'houston under $1', verbs).properties.map(({ id }) => id)
  expect(ids).toHaveLength(6)
})

test('while the text index is being built there are no properties, and no count that words would change', () => {
  const unindexed = overlay({ ...base, textIndex: null }, [])
  expect(choicesFromBook(unindexed, 'prairie', verbs)).toMatchObject({
    properties: [],
    search: { figure: null },
  })
})
