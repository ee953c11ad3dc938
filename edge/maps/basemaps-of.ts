import type { Basemap, Basemaps } from '../../sync/maps/basemaps.ts'
import type { Credit } from '../../sync/maps/credits-of.ts'
import type { MapSettings } from '../settings/map-settings.ts'
import { EMBEDDED, mapbox, maptiler, OPENFREEMAP, ownFile, ownStyle, usgs } from './providers.ts'

const MAXAR: Credit = { text: '© Maxar', href: 'https://www.maxar.com/' }

/**
 * The maps the page may draw: the configured ones, else those that need no key; for streets the embedded basemap
 * always comes last. `ownCredits` credits the user's own file.
 */
export function basemapsOf(settings: MapSettings, ownCredits: readonly Credit[] = []): Basemaps {
  const { network, googleEmbedKey } = settings
  const configured = configuredStreets(settings, ownCredits)
  const keyless = configured.length === 0 && network ? [OPENFREEMAP] : []
  return {
    streets: [...configured, ...keyless, EMBEDDED],
    satellite: [
      ...byMapbox('satellite-v9', settings, [MAXAR]),
      ...byMaptiler({ light: 'satellite', dark: 'satellite' }, settings),
      ...(network ? [usgs('USGSImageryOnly')] : []),
    ],
    terrain: [
      ...byMapbox('outdoors-v12', settings),
      ...byMaptiler({ light: 'outdoor-v2', dark: 'outdoor-v2-dark' }, settings),
      ...(network ? [usgs('USGSTopo')] : []),
    ],
    streetViewKey: googleEmbedKey,
  }
}

function configuredStreets(settings: MapSettings, ownCredits: readonly Credit[]): Basemap[] {
  const { style, pmtiles } = settings
  return [
    ...(style === null ? [] : [ownStyle(style)]),
    ...byMaptiler({ light: 'streets-v2', dark: 'streets-v2-dark' }, settings),
    ...byMapbox('streets-v12', settings),
    ...(pmtiles === null ? [] : [ownFile(ownCredits)]),
  ]
}

function byMaptiler(style: { light: string; dark: string }, { maptilerKey }: MapSettings): Basemap[] {
  return maptilerKey === null ? [] : [maptiler(style, maptilerKey)]
}

function byMapbox(
  style: string,
  { mapboxPublicToken }: MapSettings,
  more: readonly Credit[] = [],
): Basemap[] {
  return mapboxPublicToken === null ? [] : [mapbox(style, mapboxPublicToken, more)]
}
