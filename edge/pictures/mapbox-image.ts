import type { PictureQuery } from '../../sync/api/pictures.ts'
import type { BasemapKind } from '../../sync/maps/basemaps.ts'
import { decodeMarkers, encodeMarkers } from '../../sync/pictures/marker-string.ts'
import type { Pin } from '../../sync/pictures/pin.ts'

export const MAPBOX_HOST = 'api.mapbox.com'
/** The specification's styles. */
const STYLES = {
  satellite: 'satellite-v9',
  streets: 'streets-v12',
  terrain: 'outdoors-v12',
} as const satisfies Record<BasemapKind, string>
const LONGEST_URL = 8192
/** Mapbox's map ends here. */
const MAX_LATITUDE = 85.0511

/**
 * A picture of Mapbox's Static Images API (https://docs.mapbox.com/api/maps/static-images/), which carries its own
 * logo and credits. Null where there are more markers than its addresses take.
 */
export function mapboxImage(asked: PictureQuery, token: string): URL | null {
  const { latitude, longitude, zoom, width, height, scale, markers, style } = asked
  const pins = (decodeMarkers(markers) ?? []).map(simpler)
  const overlay = pins.length === 0 ? '' : `${encodeMarkers(pins)}/`
  const north = Math.min(Math.max(latitude, -MAX_LATITUDE), MAX_LATITUDE)
  const place = `${degrees(longitude)},${degrees(north)},${Math.round(zoom * 100) / 100}`
  const size = `${width}x${height}${scale === 2 ? '@2x' : ''}`
  const url = new URL(
    `https://${MAPBOX_HOST}/styles/v1/mapbox/${STYLES[style]}/static/${overlay}${place}/${size}`,
  )
  url.searchParams.set('access_token', token)
  return url.href.length <= LONGEST_URL ? url : null
}

/** It knows two sizes of pins, and of words single letters and numbers below 100. */
function simpler(pin: Pin): Pin {
  const isKnown = pin.words === null || /^(\d{1,2}|[a-z])$/i.test(pin.words)
  return { ...pin, size: pin.size === 'small' ? 'small' : 'large', words: isKnown ? pin.words : null }
}

function degrees(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000
}
