import type { PictureQuery } from '../../sync/api/pictures.ts'
import type { BasemapKind } from '../../sync/maps/basemaps.ts'
import { decodeMarkers } from '../../sync/pictures/marker-string.ts'
import type { Pin, PinSize } from '../../sync/pictures/pin.ts'

export const GOOGLE_HOST = 'maps.googleapis.com'
const TYPES = {
  satellite: 'satellite',
  streets: 'roadmap',
  terrain: 'terrain',
} as const satisfies Record<BasemapKind, string>
const SIZES = { small: 'tiny', medium: 'small', large: 'mid' } as const satisfies Record<PinSize, string>
/** The longest side it draws. */
const MOST_PIXELS = 640
/** Its tiles are half as wide as ours. */
const ZOOM_HIGHER = 1
const CLOSEST = 21
const LONGEST_URL = 16_384

/**
 * A picture of Google's Maps Static API (https://developers.google.com/maps/documentation/maps-static/start). Larger
 * pictures are asked for smaller, of the same ground. Null where there are more markers than its addresses take.
 */
export function googleImage(asked: PictureQuery, key: string): URL | null {
  const { latitude, longitude, zoom, width, height, scale, markers, style } = asked
  const smaller = Math.min(1, MOST_PIXELS / Math.max(width, height))
  const url = new URL(`https://${GOOGLE_HOST}/maps/api/staticmap`)
  const { searchParams } = url
  searchParams.set('center', `${latitude},${longitude}`)
  // Only whole zooms: of two, the one that shows all of the ground.
  searchParams.set(
    'zoom',
    String(Math.min(CLOSEST, Math.max(0, Math.floor(zoom + ZOOM_HIGHER + Math.log2(smaller))))),
  )
  searchParams.set(
    'size',
    `${Math.max(1, Math.round(width * smaller))}x${Math.max(1, Math.round(height * smaller))}`,
  )
  searchParams.set('scale', String(scale))
  searchParams.set('maptype', TYPES[style])
  // The last is on top.
  for (const pin of (decodeMarkers(markers) ?? []).toReversed()) searchParams.append('markers', markerOf(pin))
  searchParams.set('key', key)
  return url.href.length <= LONGEST_URL ? url : null
}

function markerOf({ at, size, fill }: Pin): string {
  return `size:${SIZES[size]}|color:0x${fill.slice(1)}|${at.latitude},${at.longitude}`
}
