import { layers, namedFlavor } from '@protomaps/basemaps'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Theme } from '../../ui/theme/theme-store.ts'
import { LABEL_FONT } from './label-fonts.ts'

const SOURCE = 'protomaps'

/** Draws a file in the schema of Protomaps, with the fonts of the page and without its pictures of shields. */
export function protomapsStyle(url: string, theme: Theme): StyleSpecification {
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url } },
    layers: layers(SOURCE, namedFlavor(theme), { lang: 'en' }).map(withoutPictures),
  }
}

function withoutPictures(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer
  const { 'icon-image': _, ...layout } = layer.layout ?? {}
  return { ...layer, layout: { ...layout, 'text-font': LABEL_FONT } }
}
