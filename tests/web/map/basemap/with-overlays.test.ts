import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { withOverlays } from '../../../../web/map/basemap/with-overlays.ts'

const light: StyleSpecification = {
  version: 8,
  sources: { ground: { type: 'vector', url: 'pmtiles://light' } },
  layers: [{ id: 'land', type: 'background' }],
}
const dark: StyleSpecification = {
  version: 8,
  sources: { ground: { type: 'vector', url: 'pmtiles://dark' } },
  layers: [{ id: 'night', type: 'background' }],
}

test('what is drawn on the map stays when the basemap under it changes', () => {
  const area: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }
  const drawnOn: StyleSpecification = {
    ...light,
    sources: { ...light.sources, area },
    layers: [...light.layers, { id: 'area-line', type: 'line', source: 'area' }],
  }
  expect(withOverlays(drawnOn, dark, light)).toEqual({
    version: 8,
    sources: { ...dark.sources, area },
    layers: [
      { id: 'night', type: 'background' },
      { id: 'area-line', type: 'line', source: 'area' },
    ],
  })
  expect(withOverlays(undefined, dark, light)).toBe(dark)
})
