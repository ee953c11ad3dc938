import * as z from 'zod/mini'

/** What the product uses beyond this deployment: keys of map services, and whether it may ask anyone at all. */
export interface MapSettings {
  /** False: nothing outside the deployment is asked, whatever else is set. */
  network: boolean
  /** A MapLibre style of the user's own, for each theme. */
  style: { light: string; dark: string } | null
  maptilerKey: string | null
  /** Goes to browsers, for tiles: restrict it to the product's address. */
  mapboxPublicToken: string | null
  /** Goes to browsers, for the street view: restrict it to the product's address. */
  googleEmbedKey: string | null
  /** Stay on the server: pictures and geocoding. */
  mapboxToken: string | null
  googleKey: string | null
  /** A PMTiles file to draw maps from: a path on this machine, or an https address. */
  pmtiles: string | null
}

const NETWORK = 'NETWORK must be on or off.'
const STYLE = 'MAP_STYLE_URL and MAP_STYLE_URL_DARK must be addresses that begin with https:// or http://.'

const webAddress = z.optional(z.string().check(z.refine(isWebAddress, STYLE)))
const key = z.optional(z.string())

/** The variables behind the settings, for both hosts' environments. */
export const mapVariables = {
  NETWORK: z.optional(z.enum(['on', 'off'], NETWORK)),
  MAP_STYLE_URL: webAddress,
  MAP_STYLE_URL_DARK: webAddress,
  MAPTILER_KEY: key,
  MAPBOX_PUBLIC_TOKEN: key,
  GOOGLE_MAPS_EMBED_KEY: key,
  MAPBOX_ACCESS_TOKEN: key,
  GOOGLE_MAPS_API_KEY: key,
  BASEMAP_PMTILES: key,
}

const variables = z.object(mapVariables)

export function mapSettingsOf(env: z.infer<typeof variables>): MapSettings {
  const light = env.MAP_STYLE_URL ?? env.MAP_STYLE_URL_DARK
  return {
    network: env.NETWORK !== 'off',
    style: light === undefined ? null : { light, dark: env.MAP_STYLE_URL_DARK ?? light },
    maptilerKey: env.MAPTILER_KEY ?? null,
    mapboxPublicToken: env.MAPBOX_PUBLIC_TOKEN ?? null,
    googleEmbedKey: env.GOOGLE_MAPS_EMBED_KEY ?? null,
    mapboxToken: env.MAPBOX_ACCESS_TOKEN ?? null,
    googleKey: env.GOOGLE_MAPS_API_KEY ?? null,
    pmtiles: env.BASEMAP_PMTILES ?? null,
  }
}

/** No key, no file, no network: what the product is without any setting but NETWORK=off. */
export const OFFLINE_MAPS: MapSettings = mapSettingsOf({ NETWORK: 'off' })

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
