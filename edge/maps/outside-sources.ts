import { BASEMAP_KINDS, type Basemap } from '../../sync/maps/basemaps.ts'
import type { MapSettings } from '../settings/map-settings.ts'
import { basemapsOf } from './basemaps-of.ts'

/** Origins beside its own that the page may load from. */
export interface OutsideSources {
  /** Styles, tiles, fonts and icons of maps. */
  readonly maps: readonly string[]
  /** Pages in a frame. */
  readonly frames: readonly string[]
}

export const NOTHING_OUTSIDE: OutsideSources = { maps: [], frames: [] }

/** The origins of exactly those maps that the page may draw. */
export function outsideSources(settings: MapSettings): OutsideSources {
  const basemaps = basemapsOf(settings)
  const addresses = BASEMAP_KINDS.flatMap((kind) => basemaps[kind].flatMap(addressesOf))
  const further = settings.style === null ? [] : settings.styleOrigins
  return {
    maps: [...new Set([...addresses.filter(isOutside).map((url) => new URL(url).origin), ...further])],
    frames: basemaps.streetViewKey === null ? [] : ['https://www.google.com'],
  }
}

function addressesOf(basemap: Basemap): string[] {
  switch (basemap.kind) {
    case 'style':
      return [basemap.light, basemap.dark]
    case 'raster':
      return [basemap.tiles]
    case 'pmtiles':
      return [basemap.url]
  }
}

function isOutside(url: string): boolean {
  return !url.startsWith('/')
}
