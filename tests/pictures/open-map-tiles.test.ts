import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packPmtiles } from '../../edge/local/build/basemap/pack-pmtiles.ts'
import { drawMap } from '../../sync/pictures/draw-map.ts'
import { openMapTiles } from '../../sync/pictures/open-map-tiles.ts'
import { area, feature, makeTiles } from '../make/map-tiles.ts'

const BOUNDS = { west: -100, south: 25, east: -90, north: 35 }

async function makeFile(attribution: string): Promise<Uint8Array<ArrayBuffer>> {
  const made = makeTiles({ land: [feature(area(-100, 25, -90, 35))] }, { maxZoom: 0 })
  const bytes = new Uint8Array(gzipSync((await made.read(0, 0, 0)) ?? new Uint8Array()))
  return packPmtiles([{ z: 0, x: 0, y: 0, bytes }], {
    maxZoom: 0,
    bounds: BOUNDS,
    center: { longitude: -95, latitude: 30, zoom: 0 },
    metadata: { attribution },
  })
}

function reader(file: Uint8Array<ArrayBuffer>) {
  return { read: async (offset: number, length: number) => file.slice(offset, offset + length).buffer }
}

test('a file of tiles says where its tiles are and whom to credit, as words', async () => {
  const link = '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a> &amp; friends'
  const tiles = await openMapTiles(reader(await makeFile(link)))
  expect(tiles).toMatchObject({
    minZoom: 0,
    maxZoom: 0,
    bounds: BOUNDS,
    credits: '© OpenStreetMap & friends',
  })
  expect(await tiles.read(3, 1, 1)).toBe(null)
  const centre = { latitude: 30, longitude: -95 }
  expect(await drawMap({ width: 100, height: 100, centre, zoom: 5, tiles })).toContain('#f4f4f1')
})

test('what is no file of tiles cannot be opened', async () => {
  await expect(openMapTiles(reader(new TextEncoder().encode('<!doctype html>'.repeat(99))))).rejects.toThrow()
  await expect(openMapTiles(reader(new Uint8Array()))).rejects.toThrow()
})
