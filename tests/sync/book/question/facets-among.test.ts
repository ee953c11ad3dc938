import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { ask } from '../../../../sync/book/question/ask.ts'
import { facetsAmong } from '../../../../sync/book/question/facets-among.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { makeBase } from '../../../make/book.ts'
import { anyBook, makeProperty } from '../../../make/property.ts'

const CHEAP: Criterion = { kind: 'range', field: 'rentPerSf', min: null, max: 1 }
const MADE: Criterion = { kind: 'word', field: 'propertyType', anyOf: ['Manufacturing'], not: false }
const stated = (counts: ReadonlyMap<string, number>) => [...counts].filter(([, count]) => count > 0).sort()

test('among some of a book, choices leave what they would leave of a book of those alone', () => {
  fc.assert(
    fc.property(anyBook, fc.subarray([CHEAP, MADE]), fc.nat(), (properties, criteria, seed) => {
      const isAmong = (at: number) => (at * 7 + seed) % 3 !== 0
      const book = overlay(makeBase(1, properties), [])
      const { slots: all } = ask(book, { criteria: [], sort: 'name_asc' })
      const slots = all.filter((_, at) => isAmong(at))
      const ids = new Set(Array.from(slots, (slot) => properties[slot]?.id))
      const alone = overlay(
        makeBase(
          1,
          properties.filter(({ id }) => ids.has(id)),
        ),
        [],
      )
      const among = facetsAmong(book, slots, criteria)
      const { facets } = ask(alone, { criteria, sort: 'name_asc' })
      expect([among.amenities, among.rents]).toEqual([facets.amenities, facets.rents])
      expect(stated(among.choices.leaseType)).toEqual(stated(facets.choices.leaseType))
      expect(stated(among.choices.propertyType)).toEqual(stated(facets.choices.propertyType))
    }),
  )
})

test('a value that none of them has is no choice, unless it is asked for or always on offer', () => {
  const submarkets = ['North', 'South', 'West']
  const book = overlay(
    makeBase(
      1,
      submarkets.map((submarket, i) => makeProperty({ id: `p${i}`, submarket })),
    ),
    [],
  )
  const slots = Uint32Array.of(0)
  const choices = facetsAmong(book, slots, []).choices
  expect([...choices.submarket]).toEqual([['North', 1]])
  expect([...choices.leaseType.keys()]).toEqual(['NNN', 'MG', 'Gross'])
  const asked: Criterion = { kind: 'word', field: 'submarket', anyOf: ['west'], not: false }
  expect([...facetsAmong(book, slots, [asked]).choices.submarket]).toEqual([
    ['North', 1],
    ['West', 0],
  ])
})
