import { sampleProperties } from '../../db/sample/sample-properties.ts'
import { embeddedBasemap } from '../../edge/build/basemap/embedded-basemap.ts'
import { renderInThread } from '../../edge/local/rendering/render-in-thread.ts'
import { fileSource } from '../../edge/local/sources/file-source.ts'
import { hasCoordinates } from '../../sync/domain/place/has-coordinates.ts'
import { drawMap } from '../../sync/pictures/draw/draw-map.ts'
import {
  drawMarketingMap,
  type MarketingAsked,
  marketingMap,
} from '../../sync/pictures/marketing/marketing-map.ts'
import { openMapTiles } from '../../sync/pictures/open-map-tiles.ts'
import { placeZoom } from '../../sync/pictures/place-zoom.ts'
import { type BenchFigures, quantile } from './figures.ts'

const HOUSTON = { latitude: 29.7604, longitude: -95.3698 }
const CARD = { width: 112, height: 124, center: HOUSTON, zoom: 15 }
const SVG_RUNS = 40
const PNG_RUNS = 8

/** How long pictures take on the embedded basemap, its file opened for each as the server does: 800x600@2x and a card. */
export async function benchPictures(): Promise<BenchFigures> {
  const file = fileSource(await embeddedBasemap())
  const properties = sampleProperties({ seed: 7, count: 400 }).filter(hasCoordinates).slice(0, 300)
  const some = { center: HOUSTON, properties: properties.slice(0, 50) }
  const marketing = async (asked: MarketingAsked): Promise<string> =>
    drawMarketingMap(marketingMap(asked), await openMapTiles(file))
  const card = async (): Promise<string> => {
    const tiles = await openMapTiles(file)
    return drawMap({ ...CARD, zoom: placeZoom(CARD, tiles), scale: 2, tiles })
  }
  return {
    ...(await timed('map_50_numbered_pins', () => marketing({ ...some, numbered: true }))),
    ...(await timed('map_300_pins', () => marketing({ center: HOUSTON, properties }))),
    ...(await timed('card', card)),
  }
}

async function timed(name: string, draw: () => Promise<string>): Promise<BenchFigures> {
  const svg = await draw()
  const png = await renderInThread.rasterize(svg)
  const svgTimes = await times(SVG_RUNS, draw)
  const pngTimes = await times(PNG_RUNS, () => renderInThread.rasterize(svg))
  return {
    [`${name}_svg_p50_ms`]: quantile(svgTimes, 0.5),
    [`${name}_svg_p95_ms`]: quantile(svgTimes, 0.95),
    [`${name}_svg_kilobytes`]: svg.length / 1024,
    [`${name}_png_p50_ms`]: quantile(pngTimes, 0.5),
    [`${name}_png_kilobytes`]: png.length / 1024,
  }
}

async function times(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let i = 0; i < runs; i++) {
    const start = performance.now()
    await work()
    taken.push(performance.now() - start)
  }
  return taken
}
