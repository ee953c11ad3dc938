import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { allAround } from '../../../sync/proximity/all-around.ts'
import { compFigures } from '../../../sync/proximity/comp-figures.ts'
import type { Narrowing } from '../../../web/criteria/use-narrowing.ts'
import { readRows } from '../../../web/exports/row-source.ts'
import { proximityDocument } from '../../../web/proximity/proximity-document.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const nothing = () => undefined
const NOT_NARROWED: Narrowing = {
  criteria: [],
  unused: [],
  filter: {},
  apply: nothing,
  wordsOf: () => '',
  add: nothing,
  edit: nothing,
  remove: nothing,
  clear: nothing,
}
const CENTER = { latitude: 29.76, longitude: -95.37 }

test('a document of comps reads a row when it is asked for it, and keeps the numbers of the pins', async () => {
  const properties = ['far', 'near', 'next'].map((name, i) =>
    makeProperty({ id: `p${i}`, name, latitude: 29.76 + ((i + 2) % 3) / 100, longitude: -95.37 }),
  )
  const book = overlay(makeBase(1, properties), [])
  const comps = allAround(book, CENTER)
  const read: number[] = []
  const { rows } = proximityDocument(
    {
      place: { center: CENTER, label: 'here', address: null },
      radius: 5,
      narrowing: NOT_NARROWED,
      result: {
        found: 3,
        comps,
        order: Uint32Array.of(2, 0, 1),
        slots: Uint32Array.of(0, 1, 2),
        figures: compFigures(book, comps.slots),
        around: comps,
        reach: comps,
      },
      subject: null,
      unit: 'month',
      propertyAt(slot) {
        read.push(slot)
        return propertyAt(book, slot)
      },
    },
    { date: '2026-11-21' },
  )
  expect([rows.length, read]).toEqual([3, []])
  const all = await readRows(rows)
  expect(all.map(({ property, number }) => [property.name, number])).toEqual([
    ['far', 3],
    ['near', 1],
    ['next', 2],
  ])
  expect(all.map(({ distance }) => distance)).toEqual([comps.miles[2], comps.miles[0], comps.miles[1]])
})

test('a document of those with a rent leaves out the others, keeps the numbers of the pins and says so', async () => {
  const properties = [0.7, null, 0.9].map((rentPerSf, i) =>
    makeProperty({ id: `p${i}`, name: `site ${i}`, rentPerSf, latitude: 29.76 + i / 100, longitude: -95.37 }),
  )
  const book = overlay(makeBase(1, properties), [])
  const comps = allAround(book, CENTER)
  const { rows, criteria } = proximityDocument(
    {
      place: { center: CENTER, label: 'here', address: null },
      radius: 5,
      narrowing: NOT_NARROWED,
      result: {
        found: 3,
        comps,
        order: Uint32Array.of(2, 1, 0),
        slots: Uint32Array.of(2, 1, 0),
        figures: compFigures(book, comps.slots),
        around: comps,
        reach: comps,
      },
      subject: null,
      unit: 'month',
      propertyAt: (slot) => propertyAt(book, slot),
    },
    { date: '2026-11-21', isRentOnly: true },
  )
  const all = await readRows(rows)
  expect(all.map(({ property, number }) => [property.name, number])).toEqual([
    ['site 2', 3],
    ['site 0', 1],
  ])
  expect(criteria).toBe('Within 5.0 miles · With rent only')
})
