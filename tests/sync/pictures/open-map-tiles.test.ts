import { expect, test } from 'vitest'
import { drawMap } from '../../../sync/pictures/draw/draw-map.ts'
import { GROUND } from '../../../sync/pictures/ground-rules.ts'
import { openMapTiles } from '../../../sync/pictures/open-map-tiles.ts'
import { area, feature } from '../../make/map-tiles.ts'
import { byteSourceOf, makeTileFile } from '../../make/tile-file.ts'

const BOUNDS = { west: -100, south: 25, east: -90, north: 35 }
const LAYERS = { land: [feature(area(-100, 25, -90, 35))] }

test('a file of tiles says where its tiles are and whom to credit, as words', async () => {
  const attribution =
    '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a> &amp; Friends'
  const tiles = await openMapTiles(await makeTileFile(LAYERS, { bounds: BOUNDS, attribution }))
  expect(tiles).toMatchObject({
    minZoom: 0,
    maxZoom: 2,
    bounds: BOUNDS,
    credits: '© OpenStreetMap · & Friends',
  })
  expect(await tiles.read(3, 1, 1)).toBe(null)
  const center = { latitude: 30, longitude: -95 }
  expect(await drawMap({ width: 100, height: 100, center, zoom: 5, tiles })).toContain(GROUND.land)
})

test.each([
  ['a page', new TextEncoder().encode('<!doctype html>'.repeat(99))],
  ['nothing', new Uint8Array()],
])('%s is no file of tiles', async (_, bytes) => {
  await expect(openMapTiles(byteSourceOf(bytes))).rejects.toThrow()
})
