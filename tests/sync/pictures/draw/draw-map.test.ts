import { describe, expect, test } from 'vitest'
import { drawMap, type MapDrawing } from '../../../../sync/pictures/draw/draw-map.ts'
import { GROUND } from '../../../../sync/pictures/ground-rules.ts'
import { NO_TILES } from '../../../../sync/pictures/map-tiles.ts'
import { type Pin, queryPin } from '../../../../sync/pictures/pin.ts'
import { area, feature, line, makeTiles, point } from '../../../make/map-tiles.ts'

const HOUSTON = { latitude: 29.76, longitude: -95.37 }
const LAND = [feature(area(-100, 25, -90, 35))]

function draw(given: Partial<MapDrawing> = {}): Promise<string> {
  return drawMap({ width: 400, height: 300, center: HOUSTON, zoom: 9, tiles: NO_TILES, ...given })
}

/** Words in the picture, in the order they are drawn. */
function wordsIn(svg: string): string[] {
  return Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, words = '']) => words)
}

/** The path painted in a color, with its group's color for areas. */
function paths(svg: string, color: string): string[] {
  const areas = svg.match(new RegExp(`<g fill="${color}"[^>]*>(.*?)</g>`))?.[1] ?? ''
  const lines = svg.match(new RegExp(`<path d="[^"]*" fill="none" stroke="${color}"`, 'g')) ?? []
  return [...(areas.match(/<path/g) ?? []), ...lines]
}

describe('the ground', () => {
  const tiles = makeTiles({
    land: LAND,
    lake: [feature(area(-95.5, 29.7, -95.4, 29.8))],
    road: [
      feature(line([-96, 29.8], [-95, 29.8]), { k: 'I', ref: '10' }),
      feature(line([-95.6, 30], [-95.3, 29.5]), { k: 'US', ref: '290' }),
    ],
    county: [feature(line([-96, 29.6], [-95, 29.6]))],
    place: [
      feature(point(-95.37, 29.9), { name: 'Houston', rank: 1, pop: 2_300_000 }),
      feature(point(-95.2, 29.65), { name: 'Pasadena', rank: 3, pop: 150_000 }),
    ],
  })

  test('has land, water, lines, numbers of highways and names of towns', async () => {
    const svg = await draw({ tiles })
    expect(wordsIn(svg)).toEqual(['I-10', 'US 290', 'Houston', 'Pasadena', '5 mi'])
    for (const color of [GROUND.land, GROUND.water, GROUND.motorway, GROUND.highway, GROUND.county]) {
      expect(paths(svg, color).length).toBeGreaterThan(0)
    }
  })

  test('is read from tiles of the zoom, and beyond the last zoom from those of the last', async () => {
    const deep = makeTiles({ land: LAND }, { maxZoom: 8 })
    await draw({ tiles: deep, zoom: 7.9 })
    await draw({ tiles: deep, zoom: 15 })
    expect(new Set(deep.asked.map((tile) => tile.split('/')[0]))).toEqual(new Set(['7', '8']))
    expect(deep.asked.filter((tile) => tile.startsWith('8/'))).toEqual(['8/60/105'])
  })

  test('where a tile is missing, it is the one above it, enlarged', async () => {
    const svg = await draw({ tiles: makeTiles({ land: LAND }, { only: (z) => z < 5 }) })
    expect(paths(svg, GROUND.land).length).toBeGreaterThan(0)
  })

  test('of tiles that begin at a far closer zoom is not read at all', async () => {
    const close = { ...makeTiles({ land: LAND }, { maxZoom: 14 }), minZoom: 10 }
    await draw({ tiles: close, zoom: 8 })
    const read = close.asked.length
    expect(read).toBeGreaterThan(0)
    expect(await draw({ tiles: close, zoom: 0 })).toContain(GROUND.land)
    expect(close.asked.length).toBe(read)
  })

  test('goes on across the 180th meridian, and ends at the poles', async () => {
    const world = makeTiles({ land: [feature(area(170, -20, 180, 20)), feature(area(-180, -20, -170, 20))] })
    await draw({ tiles: world, center: { latitude: -17, longitude: 179.9 }, zoom: 4 })
    expect(new Set(world.asked.map((tile) => tile.split('/')[1]))).toEqual(new Set(['15', '0']))
    await draw({ tiles: world, center: { latitude: 89, longitude: 0 }, zoom: 2 })
    expect(world.asked.every((tile) => tile.split('/').every((n) => Number(n) >= 0))).toBe(true)
  })

  test('of tiles in the layers of Protomaps has the same', async () => {
    const protomaps = makeTiles(
      {
        earth: LAND,
        water: [feature(area(-95.375, 29.758, -95.374, 29.759), { kind: 'lake' })],
        landuse: [feature(area(-95.372, 29.761, -95.371, 29.762), { kind: 'park' })],
        buildings: [feature(area(-95.37, 29.76, -95.3695, 29.7605), { kind: 'building' })],
        roads: [
          feature(line([-95.38, 29.762], [-95.36, 29.762]), {
            kind: 'highway',
            network: 'US:I',
            shield_text: '45',
          }),
          feature(line([-95.38, 29.758], [-95.36, 29.758]), { kind: 'minor_road', name: 'Tanner Rd' }),
        ],
        boundaries: [feature(line([-95.38, 29.757], [-95.36, 29.757]), { kind: 'county' })],
        places: [
          feature(point(-95.3712, 29.7604), { kind: 'locality', name: 'Houston', population: 2_300_000 }),
          feature(point(-95.37, 29.765), { kind: 'country', name: 'United States' }),
        ],
      },
      { maxZoom: 15 },
    )
    const svg = await draw({ tiles: protomaps, zoom: 15 })
    expect(wordsIn(svg)).toEqual(['I-45', 'Houston', 'Tanner Rd', '0.1 mi'])
    const colors = [GROUND.land, GROUND.water, GROUND.park, GROUND.building, GROUND.motorway, GROUND.road]
    for (const color of colors) expect(paths(svg, color).length).toBeGreaterThan(0)
  })

  test('is bare land where there are no tiles at all', async () => {
    const svg = await draw()
    expect(svg).toContain(`<rect width="400" height="300" fill="${GROUND.land}"/>`)
    expect(wordsIn(svg)).toEqual(['5 mi'])
  })
})

describe('words over the map', () => {
  test('a picture too close for any town says which one is near', async () => {
    const tiles = makeTiles({
      land: LAND,
      place: [feature(point(-95.45, 29.8), { name: 'Bellaire', pop: 17_000 })],
    })
    expect(wordsIn(await draw({ tiles, zoom: 14 }))).toContain('Near Bellaire')
    const farOff = { latitude: 29.76, longitude: -95 }
    expect(wordsIn(await draw({ tiles, zoom: 14, center: farOff }))).toEqual(['0.1 mi'])
  })

  test('a large one shows the towns around in a corner, where no pin stands', async () => {
    const tiles = makeTiles({
      land: LAND,
      place: [feature(point(-95.42, 29.78), { name: 'Bellaire', pop: 17_000 })],
    })
    const large = { tiles, zoom: 14, width: 800, height: 600 }
    const insetOf = (svg: string) => /<svg x="(\d+)" y="(\d+)"/.exec(svg)?.slice(1)
    expect(insetOf(await draw(large))).toEqual(['10', '10'])
    const pins = [queryPin({ latitude: 29.769, longitude: -95.385 })]
    expect(insetOf(await draw({ ...large, pins }))).toEqual(['614', '10'])
  })

  test('the credits of the tiles are in every picture, however small', async () => {
    const tiles = { ...NO_TILES, credits: 'Natural Earth · US Census · GeoNames (CC BY 4.0)' }
    expect(wordsIn(await draw({ tiles, width: 800 }))).toContain(tiles.credits)
    expect(wordsIn(await draw({ tiles, width: 112, height: 126 }))).toEqual([
      'Natural Earth · US Census',
      'GeoNames (CC BY 4.0)',
    ])
    expect(wordsIn(await draw({ tiles, width: 20, height: 20 }))).toHaveLength(8)
  })

  test('names are text, never markup', async () => {
    const name = '<script>alert("x")</script>&\'\u0000'
    const svg = await draw({
      tiles: makeTiles({ land: LAND, place: [feature(point(-95.37, 29.76), { name, pop: 5 })] }),
      title: name,
      width: 800,
    })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('<title>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;</title>')
    expect(wordsIn(svg)).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;')
  })
})

describe('pins', () => {
  const pin = (given: Partial<Pin> = {}): Pin => ({
    at: HOUSTON,
    size: 'small',
    shape: 'disc',
    fill: '#e3c024',
    words: '1',
    ...given,
  })

  test('the first is drawn last, so that it is on top, and stars above all', async () => {
    const svg = await draw({
      pins: [
        pin({ words: '1' }),
        queryPin(HOUSTON),
        pin({ words: '2' }),
        pin({ words: '3', fill: '#7d0c16' }),
      ],
    })
    expect(wordsIn(svg).slice(0, 3)).toEqual(['3', '2', '1'])
    expect(svg.indexOf('#3e63dd')).toBeGreaterThan(svg.lastIndexOf('#e3c024'))
  })

  test('words are white on dark fills and ink on light ones', async () => {
    const svg = await draw({ pins: [pin(), pin({ words: '2', fill: '#7d0c16' })] })
    expect(svg).toMatch(/fill="#111113">1</)
    expect(svg).toMatch(/fill="#ffffff">2</)
  })

  test('those far outside are not drawn', async () => {
    expect(wordsIn(await draw({ pins: [pin({ at: { latitude: 45, longitude: -95 } })] }))).toEqual(['5 mi'])
  })

  test('a ring has its radius on the ground', async () => {
    const svg = await draw({ ring: { center: HOUSTON, radiusMiles: 5 } })
    const points = /<path d="M([^"]*)Z" fill="#3e63dd"/.exec(svg)?.[1]?.split('L') ?? []
    const xs = points.map((at) => Number(at.split(' ')[0]))
    // 5 miles are 0.0834 degrees there, of 728.2 pixels each at zoom 9.
    expect((Math.max(...xs) - Math.min(...xs)) / 2).toBeCloseTo(60.7, 0)
  })
})

test('a retina picture has twice the pixels of the same drawing', async () => {
  expect(await draw({ scale: 2 })).toMatch(/^<svg [^>]*width="800" height="600" viewBox="0 0 400 300"/)
})
