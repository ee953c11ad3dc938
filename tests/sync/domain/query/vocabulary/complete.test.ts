import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../../../sync/book/book.ts'
import { vocabularyOf } from '../../../../../sync/book/question/vocabulary-of.ts'
import { parseQuery } from '../../../../../sync/domain/query/query-language.ts'
import { completionsOf } from '../../../../../sync/domain/query/vocabulary/complete.ts'
import { makeBase } from '../../../../make/book.ts'
import { makeProperty } from '../../../../make/property.ts'
import { vocabulary } from '../query-vocabulary.ts'

const namesOf = (text: string) => completionsOf(text, vocabulary).map(({ name, of }) => `${of}: ${name}`)

test('the last words are written out by the names, fields and places that begin with them', () => {
  expect(namesOf('warehouse 20k tomb')).toEqual(['Town: Tomball'])
  expect(namesOf('trinity')).toEqual(['Landlord: Trinity Basin Properties'])
  expect(namesOf('Trinity Ba')).toEqual(['Landlord: Trinity Basin Properties'])
  expect(namesOf('over 30 clear hei')).toEqual(['Field: clear height'])
  expect(namesOf('near port of hou')).toEqual(['Place: Port of Houston'])
})

test('dates and orders are written out as questions say them', () => {
  expect(namesOf('Katy expir')).toEqual(['Date: expiring this year', 'Date: expiring in the next 12 months'])
  expect(namesOf('Katy, talle')).toEqual(['Order: tallest first'])
  for (const { words } of ['sign', 'commen', 'cheap', 'close'].flatMap((typed) =>
    completionsOf(typed, vocabulary),
  )) {
    const { criteria, sort, isNearest } = parseQuery(words, vocabulary, '2026-11-24')
    const isRead = criteria.length > 0 || sort !== null || isNearest === true
    expect({ words, isRead, text: criteria.filter(({ criterion }) => criterion.kind === 'text') }).toEqual({
      words,
      isRead: true,
      text: [],
    })
  }
})

test('buildings are written out by the letters their names begin with, each name once, after all others', () => {
  const names = ['Cinco Depot', 'cinco Annex', 'Cinco Depot', 'Cincinnati Yard', 'Alder Cinco']
  const properties = names.map((name, i) => makeProperty({ id: `p${i}`, name, city: 'Cinco Ranch' }))
  const book = vocabularyOf(overlay(makeBase(1, properties), []))
  const found = (text: string) => completionsOf(text, book).map(({ name, of }) => `${of}: ${name}`)
  expect(found('warehouse, cinco')).toEqual([
    'Town: Cinco Ranch',
    'Building: cinco Annex',
    'Building: Cinco Depot',
  ])
  expect(found('warehouse in cinco')).toEqual(['Town: Cinco Ranch'])
  expect(found('near alder ci')).toEqual(['Building: Alder Cinco'])
  expect(found('ci')).not.toContain('Building: Cincinnati Yard')
  expect(found('Cinco Depot')).toEqual([])
})

test('after “in” or “near” places come before people and firms', () => {
  const book = { ...vocabulary, brokerNames: ['Hollis Arbenal'], tenants: ['Houser Supply'] }
  const kinds = (text: string) => completionsOf(text, book).map(({ of }) => of)
  for (const lead of ['warehouse in ', 'NNN near ', 'around ']) {
    const places = kinds(`${lead}ho`).map((of) => ['Town', 'Submarket', 'Area', 'Place'].includes(of))
    expect({ lead, places }).toEqual({ lead, places: places.toSorted((a, b) => Number(b) - Number(a)) })
  }
  expect(kinds('ho')).not.toEqual(kinds('in ho'))
})

test('a further word of a name is enough where so much of it was typed', () => {
  expect(namesOf('basin')).toContain('Landlord: Trinity Basin Properties')
  expect(namesOf('bas')).not.toContain('Landlord: Trinity Basin Properties')
})

test('words within a date or an order are not written out', () => {
  expect(namesOf('warehouse in the')).toEqual(namesOf('the'))
})

test('whole names, whole words of the language and figures are not written out', () => {
  for (const text of [
    '',
    'katy',
    'in Katy',
    'warehouse',
    'rail',
    '20',
    'under $1',
    'katy ',
    'deer park',
    'k',
  ])
    expect({ text, names: namesOf(text) }).toEqual({ text, names: [] })
})

test('only the end changes, and what it becomes is read as the name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vocabulary.cities, ...vocabulary.landlordFirms, ...vocabulary.brokerNames),
      fc.constantFrom('', 'NNN, ', 'warehouse 20-40k in '),
      fc.integer({ min: 3, max: 12 }),
      (name, before, length) => {
        const typed = `${before}${name.slice(0, length)}`
        for (const { words } of completionsOf(typed, vocabulary)) {
          expect(words.startsWith(before)).toBe(true)
          const left = parseQuery(words, vocabulary).criteria.filter(
            ({ criterion }) => criterion.kind === 'text',
          )
          if (words === `${before}${name}`) expect(left).toEqual([])
        }
      },
    ),
  )
})
