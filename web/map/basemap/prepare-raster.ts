import type { StyleSpecification } from 'maplibre-gl'
import type { Basemap } from '../../../sync/maps/basemaps.ts'
import { GROUND_COLORS } from '../../../sync/maps/ground-colors.ts'
import type { Theme } from '../../ui/theme/theme-store.ts'
import type { Preparation, PreparedBasemap } from './prepared-basemap.ts'
import { probeTile, tileUrlAt } from './probe.ts'

type Raster = Extract<Basemap, { kind: 'raster' }>

/** Tries one picture, and draws with them. Throws `BasemapFailure`, or what `fetch` throws. */
export async function prepareRaster(
  basemap: Raster,
  { theme, near, signal }: Preparation,
): Promise<PreparedBasemap> {
  const zoom = Math.min(Math.max(0, Math.round(near.zoom)), basemap.maxZoom)
  await probeTile(tileUrlAt(basemap.tiles, near, zoom), signal)
  const { tiles, tileSize, maxZoom: maxzoom } = basemap
  return {
    basemap,
    theme,
    style: rasterStyle({ type: 'raster', tiles: [tiles], tileSize, maxzoom }, theme),
    detailZoom: null,
  }
}

/** A style of pictures alone. */
export function rasterStyle(
  source: StyleSpecification['sources'][string] & { type: 'raster' },
  theme: Theme,
): StyleSpecification {
  return {
    version: 8,
    sources: { pictures: source },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': GROUND_COLORS[theme].land } },
      { id: 'pictures', type: 'raster', source: 'pictures' },
    ],
  }
}
