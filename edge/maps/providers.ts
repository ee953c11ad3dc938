import { getOwnBasemap } from '../../sync/api/maps.ts'
import type { Basemap } from '../../sync/maps/basemaps.ts'
import type { Credit } from '../../sync/maps/credits-of.ts'
import { EMBEDDED_BASEMAP } from './basemap-sources.ts'

const OPENSTREETMAP: Credit = { text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }

/** Whose data the embedded basemap is. */
export const EMBEDDED_CREDITS: readonly Credit[] = [
  { text: 'Natural Earth', href: 'https://www.naturalearthdata.com/' },
  { text: 'US Census', href: 'https://www.census.gov/geographies/mapping-files.html' },
  { text: 'GeoNames (CC BY 4.0)', href: 'https://www.geonames.org/' },
]

/** Works without a network. */
export const EMBEDDED: Basemap = {
  kind: 'pmtiles',
  url: `/${EMBEDDED_BASEMAP}`,
  whole: true,
  name: 'The built-in map',
  credits: [...EMBEDDED_CREDITS],
}

/** Needs no key. Its tiles, fonts and icons come from the same host as the style, which names its credits. */
export const OPENFREEMAP: Basemap = {
  kind: 'style',
  light: 'https://tiles.openfreemap.org/styles/liberty',
  dark: 'https://tiles.openfreemap.org/styles/dark',
  name: 'OpenFreeMap',
  credits: [],
}

/** The user's own map style, an address for each theme. */
export function ownStyle({ light, dark }: { light: string; dark: string }): Basemap {
  return { kind: 'style', light, dark, name: 'Your map style', credits: [] }
}

/** The user's own PMTiles file, with the credits it asks for. */
export function ownFile(credits: readonly Credit[]): Basemap {
  return {
    kind: 'pmtiles',
    url: getOwnBasemap.path,
    whole: false,
    name: 'Your map file',
    credits: [...credits],
  }
}

/** Styles of https://cloud.maptiler.com/maps/; tiles, fonts and icons come from the same host. */
export function maptiler(style: { light: string; dark: string }, key: string): Basemap {
  const url = (name: string): string =>
    `https://api.maptiler.com/maps/${name}/style.json?key=${encodeURIComponent(key)}`
  return { kind: 'style', light: url(style.light), dark: url(style.dark), name: 'MapTiler', credits: [] }
}

/** A style of Mapbox as pictures (https://docs.mapbox.com/api/maps/static-tiles/): MapLibre reads no `mapbox://`. */
export function mapbox(style: string, token: string, more: readonly Credit[] = []): Basemap {
  return {
    kind: 'raster',
    tiles: `https://api.mapbox.com/styles/v1/mapbox/${style}/tiles/512/{z}/{x}/{y}@2x?access_token=${encodeURIComponent(token)}`,
    tileSize: 512,
    maxZoom: 22,
    name: 'Mapbox',
    credits: [
      { text: '© Mapbox', href: 'https://www.mapbox.com/about/maps/' },
      OPENSTREETMAP,
      ...more,
      { text: 'Improve this map', href: 'https://www.mapbox.com/map-feedback/' },
    ],
  }
}

/** Maps of the US Geological Survey: free and without a key, but nothing promises that they can be reached. */
export function usgs(service: 'USGSImageryOnly' | 'USGSTopo'): Basemap {
  return {
    kind: 'raster',
    tiles: `https://basemap.nationalmap.gov/arcgis/rest/services/${service}/MapServer/tile/{z}/{y}/{x}`,
    tileSize: 256,
    maxZoom: 16,
    name: 'USGS The National Map',
    credits: [
      {
        text: 'USGS The National Map',
        href: 'https://www.usgs.gov/programs/national-geospatial-program/national-map',
      },
    ],
  }
}
