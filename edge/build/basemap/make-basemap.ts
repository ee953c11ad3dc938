import { writeFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { EMBEDDED_MAX_ZOOM, PLACE_RANKS } from '../../../sync/maps/basemap-layers.ts'
import { countryBorders, countyBorders, stateBorders } from './borders.ts'
import { cutTiles, type LayerContent } from './cut-tiles.ts'
import { landOfTheWorld } from './land.ts'
import { packPmtiles } from './pack-pmtiles.ts'
import { areasAt, WORLD } from './tile-areas.ts'
import { usPlaces } from './us-places.ts'

const layers: readonly LayerContent[] = [
  { name: 'land', fromZoom: 0, content: collect(landOfTheWorld().map(plain)) },
  { name: 'country', fromZoom: 0, content: countryBorders() },
  { name: 'state', fromZoom: 2, content: stateBorders() },
  { name: 'county', fromZoom: 6, content: countyBorders() },
  {
    name: 'place',
    fromZoom: 0,
    content: collect(usPlaces()),
    featureFromZoom: ({ rank }) => PLACE_RANKS.find((known) => known.rank === rank)?.zoom ?? 0,
  },
]

/** Writes the embedded basemap to the path it is given. */
const [, , to = ''] = process.argv
const areasByZoom = Array.from({ length: EMBEDDED_MAX_ZOOM + 1 }, (_, zoom) => areasAt(zoom))
const file = packPmtiles(cutTiles(layers, areasByZoom), {
  maxZoom: EMBEDDED_MAX_ZOOM,
  bounds: WORLD,
  center: { longitude: -95.37, latitude: 29.76, zoom: 8 },
  metadata: {
    name: 'Clearheight',
    attribution: 'Natural Earth · US Census · GeoNames (CC BY 4.0)',
    vector_layers: layers.map(({ name, fromZoom }) => ({
      id: name,
      fields: name === 'place' ? { name: 'String', rank: 'Number', pop: 'Number' } : {},
      minzoom: fromZoom,
      maxzoom: EMBEDDED_MAX_ZOOM,
    })),
  },
})
writeFileSync(to, file)

function collect(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}

function plain(geometry: Geometry): Feature {
  return { type: 'Feature', properties: {}, geometry }
}
