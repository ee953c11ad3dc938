/// <reference path="../untyped-packages.d.ts" />
import { gzipSync } from 'node:zlib'
import type { GeoJSON } from 'geojson'
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt'
import { fromGeojsonVt } from 'vt-pbf'
import type { BasemapLayer } from '../../../sync/maps/basemap-layers.ts'
import { type Area, tilesOf } from './tile-areas.ts'

export interface LayerContent {
  readonly name: BasemapLayer
  readonly content: GeoJSON
  readonly fromZoom: number
  /** From which zoom a feature with these attributes is in the tiles; `fromZoom` where absent. */
  featureFromZoom?(attributes: Readonly<Record<string, unknown>>): number
}

export interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
  /** A Mapbox vector tile (version 2), gzipped. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Cuts layers into vector tiles, for each zoom those that touch its areas. Tiles without content are left out. */
export function* cutTiles(
  layers: readonly LayerContent[],
  areasByZoom: readonly (readonly Area[])[],
): Generator<Tile> {
  const maxZoom = areasByZoom.length - 1
  const indexed = layers.map((layer) => ({ ...layer, index: new GeoJSONVT(layer.content, { maxZoom }) }))
  for (const [z, areas] of areasByZoom.entries()) {
    for (const { x, y } of tilesOf(z, areas)) {
      const content: Record<string, { features: LegacyFeature[] }> = {}
      for (const { name, fromZoom, featureFromZoom, index } of indexed) {
        if (z < fromZoom) continue
        const features = (index.getTile(z, x, y)?.features ?? []).filter(
          ({ tags }) => (featureFromZoom?.(tags ?? {}) ?? 0) <= z,
        )
        if (features.length > 0) content[name] = { features }
      }
      if (Object.keys(content).length === 0) continue
      yield { z, x, y, bytes: gzipSync(fromGeojsonVt(content, { version: 2 }), { level: 9 }) }
    }
  }
}
