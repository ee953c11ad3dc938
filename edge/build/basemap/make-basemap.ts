import { writeFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Geometry, MultiLineString, Point } from 'geojson'
import { mesh } from 'topojson-client'
import { EMBEDDED_MAX_ZOOM, PLACE_RANKS, type PlaceAttributes } from '../../../sync/maps/basemap-layers.ts'
import { usCities } from '../made-files/us-cities.ts'
import { type Atlas, type Id, usAtlas, worldAtlas } from './atlas.ts'
import { cutTiles, type LayerContent } from './cut-tiles.ts'
import { landOfTheWorld } from './land.ts'
import { packPmtiles } from './pack-pmtiles.ts'
import { areasAt, WORLD } from './tile-areas.ts'

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

type Place = Feature<Point, PlaceAttributes>

/** The populated places of the United States, largest first. */
function usPlaces(): Place[] {
  return usCities().map(({ name, people, latitude, longitude }) => ({
    type: 'Feature',
    properties: { name, rank: PLACE_RANKS.find((rank) => people >= rank.people)?.rank ?? 7, pop: people },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }))
}

type Borders = Feature<MultiLineString>

/** Each once, without the coasts; so are the others. */
function countryBorders(): Borders {
  return borders(worldAtlas('countries'), () => true)
}

function stateBorders(): Borders {
  return borders(usAtlas('states'), () => true)
}

/** Those that are no border of a state. */
function countyBorders(): Borders {
  return borders(usAtlas('counties'), (a, b) => stateOf(a) === stateOf(b))
}

function borders({ topology, layer }: Atlas, isWanted: (a: Id, b: Id) => boolean): Borders {
  const geometry = mesh(topology, layer, (a, b) => a !== b && isWanted(a.id, b.id))
  return { type: 'Feature', properties: {}, geometry }
}

/** A county's number begins with its state's. */
function stateOf(county: Id): string {
  return String(county).slice(0, 2)
}
