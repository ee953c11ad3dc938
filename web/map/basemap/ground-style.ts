import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { BASEMAP_LAYERS, type BasemapLayer } from '../../../sync/maps/basemap-layers.ts'
import { GROUND_COLORS } from '../../../sync/maps/ground-colors.ts'
import type { Theme } from '../../ui/theme/theme-store.ts'
import { LABEL_FONT, STRONG_LABEL_FONT } from './label-fonts.ts'

type GroundColors = (typeof GROUND_COLORS)[Theme]

const SOURCE = 'ground'
const INTERSTATE: FilterSpecification = ['==', ['get', 'k'], 'I']
const OTHER_HIGHWAY: FilterSpecification = ['!=', ['get', 'k'], 'I']

/** Draws a file of our own layers (`BASEMAP_LAYERS`); those it lacks are no harm. */
export function groundStyle(url: string, theme: Theme): StyleSpecification {
  const colors = GROUND_COLORS[theme]
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url } },
    layers: [...surfaces(colors), ...lines(colors), ...labels(colors)],
  }
}

function surfaces(colors: GroundColors): LayerSpecification[] {
  const fill = (layer: BasemapLayer, color: string): LayerSpecification => ({
    ...from(layer),
    type: 'fill',
    paint: { 'fill-color': color },
  })
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
    fill('land', colors.land),
    fill('urban', colors.urban),
    fill('park', colors.park),
    fill('lake', colors.water),
  ]
}

function lines(colors: GroundColors): LayerSpecification[] {
  const line = (id: BasemapLayer, color: string, widths: Widths, more: Partial<Line> = {}): Line => ({
    ...from(id),
    ...more,
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], ...widths] },
  })
  return [
    line('river', colors.water, [6, 0.5, 12, 2]),
    line('county', colors.county, [6, 0.6, 12, 1.4]),
    line('state', colors.state, [3, 0.6, 10, 1.4]),
    line('country', colors.country, [2, 0.8, 10, 1.8]),
    line('road', colors.highway, [5, 0.5, 9, 1.6, 14, 5], { id: 'highway', filter: OTHER_HIGHWAY }),
    line('road', colors.motorway, [4, 0.7, 9, 2.4, 14, 7], { id: 'motorway', filter: INTERSTATE }),
  ]
}

function labels(colors: GroundColors): LayerSpecification[] {
  const paint = { 'text-halo-color': colors.halo, 'text-halo-width': 1.4 }
  return [
    {
      ...from('road'),
      id: 'road-number',
      type: 'symbol',
      minzoom: 7,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 260,
        'symbol-sort-key': ['match', ['get', 'k'], 'I', 0, 1],
        'text-field': ['concat', ['match', ['get', 'k'], 'I', 'I-', 'US '], ['get', 'ref']],
        'text-font': STRONG_LABEL_FONT,
        'text-size': 10.5,
        'text-rotation-alignment': 'viewport',
      },
      paint: { ...paint, 'text-color': colors.roadLabel },
    },
    {
      ...from('place'),
      type: 'symbol',
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'text-field': ['get', 'name'],
        'text-font': ['step', ['get', 'rank'], ['literal', STRONG_LABEL_FONT], 3, ['literal', LABEL_FONT]],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['step', ['get', 'rank'], 12, 2, 11, 3, 10],
          11,
          ['step', ['get', 'rank'], 17, 2, 15, 3, 13, 5, 12],
        ],
        'text-max-width': 8,
        'text-padding': 6,
      },
      paint: { ...paint, 'text-color': colors.label },
    },
  ]
}

type Line = Extract<LayerSpecification, { type: 'line' }>
/** Pairs of a zoom and the pixels there. */
type Widths = readonly number[]

function from(layer: BasemapLayer) {
  return { id: layer, source: SOURCE, 'source-layer': BASEMAP_LAYERS[layer] }
}
