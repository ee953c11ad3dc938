import {
  type MapService,
  type MarketingMapInput,
  PICTURE_PATHS,
  type PictureQuery,
  type StaticImage,
} from '../../sync/api/pictures.ts'
import { encodeMarkers } from '../../sync/pictures/marker-string.ts'
import { placePin } from '../../sync/pictures/pin.ts'

/** A picture of one place, for retina. */
export function placePicture(
  { latitude, longitude, zoom, width, height, style, marker }: StaticImage,
  first: MapService,
): PictureQuery {
  const markers = marker ? encodeMarkers([placePin({ latitude, longitude })]) : ''
  return { latitude, longitude, zoom, width, height, scale: 2, markers, style, first }
}

/** A picture of many places, which Mapbox is asked for first. */
export function marketingPicture(asked: MarketingMapInput): PictureQuery {
  const { centerLatitude, centerLongitude, retina, ...rest } = asked
  return {
    ...rest,
    latitude: centerLatitude,
    longitude: centerLongitude,
    scale: retina ? 2 : 1,
    first: 'mapbox',
  }
}

/** The address of a picture: built in, or the best there is. */
export function pictureAddress(kind: keyof typeof PICTURE_PATHS, asked: PictureQuery): string {
  const { latitude, longitude, zoom, width, height, scale, markers, style, first } = asked
  const parts: Record<string, string | number> = {
    latitude: shortened(latitude),
    longitude: shortened(longitude),
    zoom: shortened(zoom),
    width,
    height,
    scale,
    ...(markers === '' ? {} : { markers }),
    ...(kind === 'best' ? { style, first } : {}),
  }
  const query = Object.entries(parts).map(([name, value]) => `${name}=${readable(String(value))}`)
  return `${PICTURE_PATHS[kind]}?${query.join('&')}`
}

/** Four inches. */
function shortened(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000
}

/** A comma needs no encoding in a query, and markers have many. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',')
}
