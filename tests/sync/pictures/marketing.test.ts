import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEADING_HEIGHT } from '../../../sync/pictures/draw/draw-heading.ts'
import { boxOfPin } from '../../../sync/pictures/draw/draw-pins.ts'
import { NO_TILES } from '../../../sync/pictures/map-tiles.ts'
import { mappedColumns, mappedProperties } from '../../../sync/pictures/marketing/mapped-columns.ts'
import { drawMarketingMap, marketingMap } from '../../../sync/pictures/marketing/marketing-map.ts'
import { NOTHING_TO_SHOW, zoomForSpan } from '../../../sync/pictures/marketing/marketing-view.ts'
import { rentLegend } from '../../../sync/pictures/marketing/rent-legend.ts'
import { FARTHEST } from '../../../sync/pictures/marketing/spread-marks.ts'
import { pixelOf } from '../../../sync/pictures/mercator.ts'
import { anyMapped, HOUSTON, makeMapped } from './make-mapped.ts'

test('the legend goes from the highest rent down to no pricing', () => {
  expect(rentLegend('month').map(({ tier, words }) => `${tier} ${words}`)).toEqual([
    '8 $1.25 or more',
    '7 $1.10\u2009–\u2009$1.24',
    '6 $0.95\u2009–\u2009$1.09',
    '5 $0.80\u2009–\u2009$0.94',
    '4 $0.65\u2009–\u2009$0.79',
    '3 $0.50\u2009–\u2009$0.64',
    '2 $0.35\u2009–\u2009$0.49',
    '1 Below $0.35',
    '0 No pricing',
  ])
})

describe('where the map stands', () => {
  test.each([
    [0.5, 11],
    [0.081, 11],
    [0.08, 12],
    [0.05, 13],
    [0.03, 14],
    [0.02, 15],
    [0.01, 16],
    [0, 16],
  ])('an extent of %f degrees has zoom %d', (span, zoom) => {
    expect(zoomForSpan(span)).toBe(zoom)
  })

  test('the zoom of the table stands where it shows every pin', () => {
    const wide = [makeMapped(), makeMapped({ longitude: HOUSTON.longitude + 0.1 })]
    expect(marketingMap({ center: null, properties: wide }).view.zoom).toBe(11)
    const tall = [makeMapped(), makeMapped({ latitude: HOUSTON.latitude + 0.05 })]
    expect(marketingMap({ center: null, properties: tall }).view.zoom).toBeLessThan(13)
  })

  test('whatever is shown, every pin and the ring are in the picture', () => {
    const anyAsked = fc.record({
      properties: fc.array(anyMapped, { minLength: 1, maxLength: 30 }),
      spread: fc.constantFrom(0.001, 0.1, 1, 5, 50),
      center: fc.constantFrom(null, HOUSTON),
      radiusMiles: fc.constantFrom(0.1, 5, 100),
      numbered: fc.boolean(),
    })
    fc.assert(
      fc.property(anyAsked, ({ properties, spread, ...asked }) => {
        const spreadOut = properties.map((property) => ({
          ...property,
          latitude:
            property.latitude === null ? null : HOUSTON.latitude + (property.latitude - 29.75) * 10 * spread,
          longitude: HOUSTON.longitude + ((property.longitude ?? 0) + 95.35) * 10 * spread,
        }))
        const { view, pins, ring } = marketingMap({ ...asked, properties: spreadOut })
        for (const pin of pins) {
          const { left, top, right, bottom } = boxOfPin(pin, view)
          expect(Math.min(left, top, view.width - right, view.height - bottom)).toBeGreaterThanOrEqual(0)
        }
        if (ring === null) return
        const center = pixelOf(view, ring.center)
        expect(Math.min(center.x, center.y, view.width - center.x, view.height - center.y)).toBeGreaterThan(0)
      }),
    )
  })

  test('with nothing to show it stands over Houston', () => {
    const { view, pins, clusters } = marketingMap({ center: null, properties: [] })
    expect({ view, pins, clusters }).toEqual({
      view: { width: 800, height: 600, ...NOTHING_TO_SHOW },
      pins: [],
      clusters: [],
    })
  })
})

test('pins say counts, or the numbers of their rows; rows without a place keep theirs', () => {
  const properties = [
    makeMapped({ rentPerSf: 1.4 }),
    makeMapped({ latitude: null }),
    makeMapped({ latitude: 29.8, rentPerSf: 0.2 }),
    makeMapped({ rentPerSf: 1.2 }),
  ]
  const wordsOf = (numbered: boolean) =>
    marketingMap({ center: HOUSTON, properties, numbered }).pins.map(({ words, shape }) => words ?? shape)
  expect(wordsOf(false)).toEqual(['star', '2', '1'])
  expect(wordsOf(true)).toEqual(['star', '1, 4', '3'])
  const stacked = marketingMap({ center: null, properties: Array(14).fill(makeMapped()), numbered: true })
  expect(stacked.pins).toMatchObject([{ words: '1, 2 +12', size: 'large' }])
})

test('pins that hide each other stand beside their places, the star on its own', () => {
  const near = [0, 1, 2, 3].map((i) => makeMapped({ latitude: HOUSTON.latitude + i / 5000 }))
  const wide = makeMapped({ longitude: HOUSTON.longitude + 0.2 })
  const { pins, view } = marketingMap({ center: HOUSTON, properties: [...near, wide], numbered: true })
  const boxes = pins.map((pin) => boxOfPin({ ...pin, words: null }, view))
  const middles = boxes.map(({ left, right, top, bottom }) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  }))
  for (const [i, a] of middles.entries()) {
    for (const b of middles.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(19)
  }
  const shifts = pins.map(({ shift }) => (shift === undefined ? 0 : Math.hypot(shift.x, shift.y)))
  expect([shifts[0], shifts.at(-1)]).toEqual([0, 0])
  expect(Math.max(...shifts)).toBeLessThanOrEqual(FARTHEST + 1e-9)
})

test('a heading stands over the map: the picture keeps its size, and what people wrote stays text', async () => {
  const properties = [makeMapped({ rentPerSf: 1.4 }), makeMapped({ latitude: 29.8 })]
  const heading = { title: 'Katy <West> & North', date: 'November 21, 2026', firm: 'Demo Brokerage' }
  const map = marketingMap({ center: HOUSTON, properties, heading })
  expect(map.view).toMatchObject({ width: 800, height: 600 - HEADING_HEIGHT })
  const svg = await drawMarketingMap(map, NO_TILES)
  expect(svg).toMatch(/^<svg [^>]*width="1600" height="1200" viewBox="0 0 800 600"/)
  for (const words of ['Katy &lt;West&gt; &amp; North', 'November 21, 2026', 'Demo Brokerage'])
    expect(svg).toContain(`>${words}</text>`)
  const long = { ...heading, title: 'Rent comparables '.repeat(20), firm: null }
  const cut = await drawMarketingMap(marketingMap({ center: HOUSTON, properties, heading: long }), NO_TILES)
  expect(cut).toMatch(/>Rent comparables [^<]*…<\/text>/)
})

test('the picture is 800 by 600 for retina, and draws one disc a group and a star', async () => {
  const properties = [
    makeMapped({ latitude: 29.7, rentPerSf: 1.4 }),
    makeMapped({ latitude: 29.8, rentPerSf: 0.2 }),
  ]
  const svg = await drawMarketingMap(marketingMap({ center: HOUSTON, properties }), NO_TILES)
  expect(svg).toMatch(/^<svg [^>]*width="1600" height="1200" viewBox="0 0 800 600"/)
  expect(svg).toContain('<title>Map of 2 properties</title>')
  expect(svg.match(/fill="#(7d0c16|0f7f49|3e63dd)"/g)?.toSorted()).toEqual([
    'fill="#0f7f49"',
    'fill="#3e63dd"',
    'fill="#3e63dd"',
    'fill="#7d0c16"',
  ])
})

test('of thousands of pins those that others hide are left out, and every place still counts', () => {
  const properties = Array.from({ length: 3_000 }, (_, i) =>
    makeMapped({ latitude: 29.7 + (i % 60) / 3_000, longitude: -95.4 + Math.floor(i / 60) / 3_000 }),
  )
  const asked = { center: HOUSTON, properties }
  const { pins, groups, view } = marketingMap(asked)
  expect(groups).toHaveLength(3_000)
  expect(pins.length).toBeLessThan(2_000)
  expect(pins[0]).toMatchObject({ shape: 'star' })
  for (const { at } of groups) {
    const { x, y } = pixelOf(view, at)
    const isCovered = pins.some((pin) => {
      const over = pixelOf(view, pin.at)
      return Math.abs(over.x - x) <= 8 && Math.abs(over.y - y) <= 8
    })
    expect(isCovered).toBe(true)
  }
  const columns = mappedProperties(mappedColumns(properties))
  expect(marketingMap({ ...asked, properties: columns }).pins).toEqual(pins)
})
