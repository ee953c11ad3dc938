import { expect, test } from 'vitest'
import type { CompRow } from '../../../../sync/documents/model/comps-document.ts'
import { DOCUMENT_PICTURE, documentMap, MOST_PINNED } from '../../../../sync/documents/model/document-map.ts'
import { makeComps, rowsOf } from '../../../make/comps.ts'
import { makeProperty } from '../../../make/property.ts'

const placed = (i: number) => makeProperty({ id: `p${i}`, latitude: 29.7 + i / 100, longitude: -95.4 })
const numbersOn = (rows: readonly CompRow[]) =>
  documentMap(makeComps({ rows }))
    ?.pins.map(({ words }) => words)
    .toSorted()

test('pins have the numbers of their rows: own ones, counted ones, and none of what is left out or nowhere', () => {
  const rows = rowsOf([placed(0), makeProperty({ id: 'nowhere' }), placed(1)])
  expect(numbersOn(rows)).toEqual(['1', '3'])
  expect(
    numbersOn([...rows.slice(0, 1), { property: placed(2), isIncluded: false }, ...rows.slice(2)]),
  ).toEqual(['1', '2'])
  const ranked = [3, 1, 2].map((number) => ({ property: placed(number), number }))
  const pins = documentMap(makeComps({ rows: ranked }))?.pins ?? []
  expect(pins.map(({ at, words }) => [words, at.latitude])).toEqual([
    ['1', 29.71],
    ['2', 29.72],
    ['3', 29.73],
  ])
})

test('the place asked for is a star with its ring, else the subject is one, else there is none', () => {
  const center = { latitude: 29.75, longitude: -95.36 }
  const rows = rowsOf([placed(0)])
  const asked = documentMap(makeComps({ rows, subject: placed(5), around: { center, radiusMiles: 3 } }))
  expect([asked?.pins[0], asked?.ring]).toMatchObject([
    { shape: 'star', at: center },
    { center, radiusMiles: 3 },
  ])
  const compared = documentMap(makeComps({ rows, subject: placed(5) }))
  expect([compared?.pins[0]?.at.latitude, compared?.ring]).toEqual([29.75, null])
  expect(documentMap(makeComps({ rows }))?.pins.map(({ shape }) => shape)).toEqual(['disc'])
})

test('a document without places has no map, nor has one with more pins than fit', () => {
  expect(documentMap(makeComps())).toBeNull()
  const many = Array.from({ length: MOST_PINNED }, (_, i) => placed(i / 1000))
  expect(documentMap(makeComps({ rows: rowsOf(many) }))?.view).toMatchObject(DOCUMENT_PICTURE)
  expect(documentMap(makeComps({ rows: rowsOf([...many, placed(9)]) }))).toBeNull()
})
