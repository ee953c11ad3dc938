import * as z from 'zod/mini'
import { isPrivateHost } from './hosts.ts'

/**
 * Settings of outside services: keys of map services, and whether outside services may be called at all. Without the
 * network there are no keys, and only addresses in private networks may be used.
 */
export interface MapSettings {
  /** False: nothing outside private networks is called, whatever else is set. */
  network: boolean
  /** A MapLibre style of the user's own, for each theme. */
  style: { light: string; dark: string } | null
  /** Origins from which that style draws, beside its own. */
  styleOrigins: readonly string[]
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
const HOSTS = 'MAP_HOSTS must be addresses that begin with https:// or http://, with spaces between them.'
const key = z.optional(z.string())

/** The variables behind the settings, for both hosts' environments. */
export const mapVariables = {
  NETWORK: z.optional(z.enum(['on', 'off'], NETWORK)),
  MAP_STYLE_URL: webAddress,
  MAP_STYLE_URL_DARK: webAddress,
  MAP_HOSTS: z.optional(z.string().check(z.refine((text) => wordsOf(text).every(isWebAddress), HOSTS))),
  MAPTILER_KEY: key,
  MAPBOX_PUBLIC_TOKEN: key,
  GOOGLE_MAPS_EMBED_KEY: key,
  MAPBOX_ACCESS_TOKEN: key,
  GOOGLE_MAPS_API_KEY: key,
  BASEMAP_PMTILES: key,
}

const variables = z.object(mapVariables)

/** Reads checked variables, and leaves out what NETWORK=off keeps out of reach. */
export function mapSettingsOf(env: z.infer<typeof variables>): MapSettings {
  const network = env.NETWORK !== 'off'
  const isInReach = (address: string): boolean => network || isPrivateHost(new URL(address).hostname)
  const keyOf = (text: string | undefined): string | null => (network && text) || null
  const light = env.MAP_STYLE_URL || env.MAP_STYLE_URL_DARK
  const dark = env.MAP_STYLE_URL_DARK || light
  const pmtiles = env.BASEMAP_PMTILES || null
  return {
    network,
    style: light && dark && isInReach(light) && isInReach(dark) ? { light, dark } : null,
    styleOrigins: wordsOf(env.MAP_HOSTS ?? '')
      .filter(isInReach)
      .map((address) => new URL(address).origin),
    maptilerKey: keyOf(env.MAPTILER_KEY),
    mapboxPublicToken: keyOf(env.MAPBOX_PUBLIC_TOKEN),
    googleEmbedKey: keyOf(env.GOOGLE_MAPS_EMBED_KEY),
    mapboxToken: keyOf(env.MAPBOX_ACCESS_TOKEN),
    googleKey: keyOf(env.GOOGLE_MAPS_API_KEY),
    pmtiles: pmtiles !== null && isWebAddress(pmtiles) && !isInReach(pmtiles) ? null : pmtiles,
  }
}

/** No key, no file, no network: what the product is without any setting but NETWORK=off. */
export const OFFLINE_MAPS: MapSettings = mapSettingsOf({ NETWORK: 'off' })

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '')
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
