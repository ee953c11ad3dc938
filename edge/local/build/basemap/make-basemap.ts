import { writeFileSync } from 'node:fs'
import { EMBEDDED_MAX_ZOOM, PLACE_RANKS } from '../../../../sync/maps/basemap-layers.ts'
import { countryBorders, countyBorders, landOfTheWorld, stateBorders } from './boundaries.ts'
import { cutTiles, type LayerContent } from './cut-tiles.ts'
import { packPmtiles } from './pack-pmtiles.ts'
import { areasAt, WORLD } from './tile-areas.ts'
import { usPlaces } from './us-places.ts'

const layers: readonly LayerContent[] = [
  { name: 'land', fromZoom: 0, content: landOfTheWorld() },
  { name: 'country', fromZoom: 0, content: countryBorders() },
  { name: 'state', fromZoom: 2, content: stateBorders() },
  { name: 'county', fromZoom: 6, content: countyBorders() },
  {
    name: 'place',
    fromZoom: 0,
    content: { type: 'FeatureCollection', features: usPlaces() },
    featureFromZoom: ({ rank }) => PLACE_RANKS.find((known) => known.rank === rank)?.zoom ?? 0,
  },
]

/** Writes the embedded basemap to the path it is given. A process of its own: its memory goes with it. */
const [, , to = ''] = process.argv
const areasByZoom = Array.from({ length: EMBEDDED_MAX_ZOOM + 1 }, (_, zoom) => areasAt(zoom))
writeFileSync(
  to,
  packPmtiles(cutTiles(layers, areasByZoom), {
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
  }),
)
