import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { PMTiles } from 'pmtiles'
import { expect, test } from 'vitest'
import { packPmtiles } from '../../../../edge/build/basemap/pack-pmtiles.ts'

const ABOUT = {
  maxZoom: 5,
  bounds: { west: -180, south: -85, east: 180, north: 85 },
  center: { longitude: -95.37, latitude: 29.76, zoom: 4 },
  metadata: { name: 'test' },
}

/** Some tiles of zoom 5, with few different contents so that many are equal. */
const tiles = fc.uniqueArray(
  fc.record({
    z: fc.constant(5),
    x: fc.nat({ max: 31 }),
    y: fc.nat({ max: 31 }),
    bytes: fc.integer({ min: 0, max: 4 }).map((content) => new Uint8Array(gzipSync(`content ${content}`))),
  }),
  { selector: ({ x, y }) => x * 32 + y, minLength: 1, maxLength: 200 },
)

test('a reader finds every tile that was packed, whatever their order, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(tiles, async (packed) => {
      const reader = readerOf(packPmtiles(packed, ABOUT))
      const byPlace = new Map(packed.map(({ x, y, bytes }) => [x * 32 + y, bytes]))
      for (let x = 0; x < 32; x++) {
        for (let y = 0; y < 32; y++) {
          const bytes = byPlace.get(x * 32 + y)
          const expected = bytes === undefined ? undefined : String(gunzipSync(bytes))
          const found = await reader.getZxy(5, x, y)
          expect(found && new TextDecoder().decode(found.data)).toBe(expected)
        }
      }
    }),
    { numRuns: 20 },
  )
})

test('equal tiles are stored once, and neighbors take one entry', async () => {
  const sea = new Uint8Array(gzipSync('sea'))
  const file = packPmtiles(
    Array.from({ length: 1024 }, (_, i) => ({ z: 5, x: i % 32, y: Math.floor(i / 32), bytes: sea })),
    ABOUT,
  )
  expect(await readerOf(file).getHeader()).toMatchObject({
    numAddressedTiles: 1024,
    numTileEntries: 1,
    numTileContents: 1,
    maxZoom: 5,
    minLon: -180,
    maxLat: 85,
    centerLon: -95.37,
    centerLat: 29.76,
    centerZoom: 4,
  })
  expect(await readerOf(file).getMetadata()).toEqual({ name: 'test' })
})

function readerOf(file: Uint8Array<ArrayBuffer>): PMTiles {
  return new PMTiles({
    getKey: () => 'test',
    getBytes: async (offset, length) => ({ data: file.slice(offset, offset + length).buffer }),
  })
}
