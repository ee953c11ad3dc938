import { BASEMAP_KINDS, type Basemap } from '../../sync/maps/basemaps.ts'
import type { OutsideSources } from '../http/content-security.ts'
import type { MapSettings } from '../settings/map-settings.ts'
import { basemapsOf } from './basemaps-of.ts'

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
