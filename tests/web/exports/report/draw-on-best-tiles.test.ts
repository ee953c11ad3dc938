import { expect, test } from 'vitest'
import { documentMap } from '../../../../sync/documents/model/document-map.ts'
import type { MarketingMap } from '../../../../sync/pictures/marketing/marketing-map.ts'
import type { TileSource } from '../../../../web/data/maps/tile-sources.ts'
import { drawOnBestTiles } from '../../../../web/exports/report/draw-on-best-tiles.ts'
import { makeComps, rowsOf } from '../../../make/comps.ts'
import { area, feature } from '../../../make/map-tiles.ts'
import { makeProperty } from '../../../make/property.ts'
import { makeTileFile } from '../../../make/tile-file.ts'

const MAP = documentMap(
  makeComps({ rows: rowsOf([makeProperty({ latitude: 29.76, longitude: -95.37 })]) }),
) as MarketingMap
const GROUND = { land: [feature(area(-130, 20, -60, 50))] }
const ELSEWHERE = { west: 0, south: 40, east: 10, north: 50 }
const UNREADABLE: TileSource = { url: 'data:,nothing', whole: true }

async function fileOf(attribution: string, bounds?: typeof ELSEWHERE): Promise<TileSource> {
  const file = await makeTileFile(GROUND, { attribution, ...(bounds && { bounds }) })
  const bytes = Buffer.from(await file.read(0, (await file.about()).size))
  return { url: `data:application/octet-stream;base64,${bytes.toString('base64')}`, whole: true }
}

test('a map is drawn from the first file that can be read and has its place', async () => {
  const [far, first, second] = [await fileOf('Far', ELSEWHERE), await fileOf('First'), await fileOf('Second')]
  const svg = await drawOnBestTiles(MAP, [UNREADABLE, far, first, second])
  expect(svg).toContain('First')
  expect(svg).toBe(await drawOnBestTiles(MAP, [first]))
})

test('where no file can be read there are pins on bare ground', async () => {
  const svg = await drawOnBestTiles(MAP, [UNREADABLE])
  expect(svg).toContain('>1</text>')
  expect(svg).toBe(await drawOnBestTiles(MAP, []))
})
