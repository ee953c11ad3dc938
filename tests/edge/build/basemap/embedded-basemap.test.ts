import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { beforeAll, expect, test } from 'vitest'
import { embeddedBasemap } from '../../../../edge/build/basemap/embedded-basemap.ts'
import { fileSource } from '../../../../edge/local/sources/file-source.ts'

/** The tiles that hold Houston. */
const [FROM_AFAR, CLOSE] = [
  [3, 1, 3],
  [8, 60, 105],
] as const

let file: ReturnType<typeof fileSource>
let tiles: PMTiles
beforeAll(async () => {
  const source = fileSource(await embeddedBasemap())
  file = source
  tiles = new PMTiles({
    getKey: () => 'embedded',
    getBytes: async (offset, length) => ({ data: await source.read(offset, length) }),
  })
})

test('it is small enough to be fetched as a whole, and covers the world to zoom 8', async () => {
  expect((await file.about()).size).toBeLessThan(3_000_000)
  expect(await tiles.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 8, minLon: -180, maxLon: 180 })
})

test('it says whose data it is', async () => {
  expect(await tiles.getMetadata()).toMatchObject({
    attribution: 'Natural Earth · US Census · GeoNames (CC BY 4.0)',
  })
})

test('from afar it has land, borders and the largest cities', async () => {
  const tile = await tileAt(FROM_AFAR)
  expect(Object.keys(tile.layers)).toEqual(['land', 'country', 'state', 'place'])
  expect(placesOf(tile)).toContainEqual({ name: 'Houston', rank: 1, pop: 2_296_224 })
})

test('close by it has counties and places of every size, each once', async () => {
  const tile = await tileAt(CLOSE)
  expect(Object.keys(tile.layers)).toEqual(['land', 'county', 'place'])
  const places = placesOf(tile)
  expect(new Set(places.map(({ rank }) => rank))).toEqual(new Set([1, 3, 4, 5, 6, 7]))
  const names = places.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['Houston', 'Pasadena', 'Baytown', 'Tomball', 'Jersey Village']),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('open sea has no tile', async () => {
  expect(await tiles.getZxy(6, 20, 26)).toBeUndefined()
})

async function tileAt([z, x, y]: readonly [number, number, number]): Promise<VectorTile> {
  const found = await tiles.getZxy(z, x, y)
  return new VectorTile(new PbfReader(new Uint8Array(found?.data ?? new ArrayBuffer(0))))
}

function placesOf({ layers: { place } }: VectorTile): Record<string, unknown>[] {
  return Array.from({ length: place?.length ?? 0 }, (_, i) => place?.feature(i).properties ?? {})
}
