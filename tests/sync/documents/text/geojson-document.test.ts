import fc from 'fast-check'
import { expect, test } from 'vitest'
import { geojsonDocument } from '../../../../sync/documents/text/geojson-document.ts'
import { makeComps, rowsOf } from '../../../make/comps.ts'
import { anyBook, makeProperty } from '../../../make/property.ts'

const read = async (...given: Parameters<typeof geojsonDocument>) =>
  JSON.parse((await geojsonDocument(...given)).join('')) as unknown

test('located properties are points, longitude first, and the others are counted', async () => {
  const located = makeProperty({ id: 'a', name: 'Gears', longitude: -95.5, latitude: 29.7, rentPerSf: 0.7 })
  const document = makeComps({
    criteria: 'Manufacturing',
    credits: ['US Census'],
    rows: [
      { property: located, distance: 1.5, note: 'Next door' },
      { property: makeProperty({ latitude: 29.7 }) },
      { property: { ...located, id: 'b', name: 'Clay' }, isIncluded: false },
    ],
  })
  const known = { sourceSheet: 'Sheet1', listed: '2023-11-14', rentPerSf: 0.7, rentBasis: 'Stated' }
  const geometry = { type: 'Point', coordinates: [-95.5, 29.7] }
  expect(await read(document)).toEqual({
    type: 'FeatureCollection',
    title: 'Rent comparables',
    criteria: 'Manufacturing',
    date: '2026-11-21',
    credits: ['US Census'],
    notLocated: 1,
    features: [
      {
        type: 'Feature',
        id: 'a',
        geometry,
        properties: {
          ...known,
          id: 'a',
          number: 1,
          name: 'Gears',
          distance: 1.5,
          compNote: 'Next door',
          isIncluded: 'Yes',
        },
      },
      {
        type: 'Feature',
        id: 'b',
        geometry,
        properties: { ...known, id: 'b', name: 'Clay', isIncluded: 'No' },
      },
    ],
  })
})

test('any book is a feature collection, an empty one too', async () => {
  await fc.assert(
    fc.asyncProperty(anyBook, async (book) => {
      const { features, notLocated } = (await read(makeComps({ rows: rowsOf(book) }))) as {
        features: { id: string; geometry: { coordinates: number[] } }[]
        notLocated: number
      }
      const located = book.filter((p) => p.latitude !== null && p.longitude !== null)
      expect(notLocated).toBe(book.length - located.length)
      expect(features.map(({ id, geometry }) => [id, ...geometry.coordinates])).toEqual(
        // JSON knows one zero only.
        located.map((p) => [p.id, (p.longitude ?? 0) + 0, (p.latitude ?? 0) + 0]),
      )
    }),
  )
})
