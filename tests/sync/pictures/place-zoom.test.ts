import { expect, test } from 'vitest'
import { NO_TILES } from '../../../sync/pictures/map-tiles.ts'
import { milesPerPixel } from '../../../sync/pictures/mercator.ts'
import { placeZoom } from '../../../sync/pictures/place-zoom.ts'

const CARD = { width: 112, height: 126, center: { latitude: 29.76, longitude: -95.37 }, zoom: 15 }

test('tiles with streets are drawn at the zoom asked for, and a little beyond their last', () => {
  expect(placeZoom(CARD, { ...NO_TILES, maxZoom: 15 })).toBe(15)
  expect(placeZoom({ ...CARD, zoom: 20 }, { ...NO_TILES, maxZoom: 15 })).toBe(16.5)
})

test('tiles without streets show the towns around, in a small picture those farther away, unless more is asked for', () => {
  const zoom = placeZoom(CARD, { ...NO_TILES, maxZoom: 7 })
  expect(112 * milesPerPixel({ ...CARD, zoom })).toBeCloseTo(30, 6)
  expect(placeZoom(CARD, { ...NO_TILES, maxZoom: 8 })).toBe(8)
  const large = { ...CARD, width: 300, height: 200 }
  const largeZoom = placeZoom(large, { ...NO_TILES, maxZoom: 8 })
  expect(200 * milesPerPixel({ ...large, zoom: largeZoom })).toBeCloseTo(12, 6)
  expect(placeZoom({ ...CARD, zoom: 5 }, { ...NO_TILES, maxZoom: 8 })).toBe(5)
})
