import * as z from 'zod/mini'
import { recordId } from '../domain/words/person-text.ts'
import { BASEMAP_KINDS } from '../maps/basemaps.ts'
import { decodeMarkers } from '../pictures/marker-string.ts'
import { described } from './described.ts'
import { endpoint, fileEndpoint } from './endpoint.ts'
import { PROPERTY_ID } from './examples.ts'
import { latitude, longitude, numberOrDigits } from './number-input.ts'

/** The longest side of a picture, CSS pixels. */
export const MOST_PIXELS = 1280
export const CLOSEST_PICTURE = 22
/** 500 markers are shorter. */
const MARKERS_LENGTH = 40_000

/** As in Mapbox: at 0 the world is 512 pixels wide. */
const zoom = z.number().check(z.minimum(0), z.maximum(CLOSEST_PICTURE))
const pixels = z.int().check(z.minimum(1), z.maximum(MOST_PIXELS))
const markers = z
  .string()
  .check(z.maxLength(MARKERS_LENGTH))
  .check(z.refine((text) => text.length > MARKERS_LENGTH || decodeMarkers(text) !== null))

const staticImage = z.strictObject({
  latitude,
  longitude,
  zoom: z._default(zoom, 15),
  width: z._default(pixels, 300),
  height: z._default(pixels, 200),
  style: z._default(z.enum(BASEMAP_KINDS), 'satellite'),
  marker: described('Whether the place has a pin.', z._default(z.boolean(), true)),
})
export type StaticImage = z.infer<typeof staticImage>

const marketingMap = z.strictObject({
  centerLatitude: latitude,
  centerLongitude: longitude,
  zoom,
  width: z._default(pixels, 800),
  height: z._default(pixels, 600),
  markers: described(
    'In the overlay syntax of Mapbox, with commas between them: `pin-l-star+3e63dd(-95.27,29.77)`.',
    z._default(markers, ''),
  ),
  style: z._default(z.enum(BASEMAP_KINDS), 'streets'),
  retina: z._default(z.boolean(), true),
})
export type MarketingMapInput = z.infer<typeof marketingMap>

/** An address of ours, or a `data:` address; never one of a map service, which would carry its key. */
const imageUrl = z.object({ imageUrl: z.string() })

const mapInfo = z.object({
  hasCoordinates: z.boolean(),
  coordinates: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  interactiveMap: described(
    'Pages of a maps service: the place, or a search for the address where there are no coordinates.',
    z.object({ satellite: z.string(), streets: z.string() }),
  ),
  staticMap: described(
    'Pictures; null where there are no coordinates.',
    z.nullable(z.object({ satellite: z.string(), streets: z.string(), terrain: z.string() })),
  ),
})
export type MapInfo = z.infer<typeof mapInfo>

export const linkMapboxImage = endpoint({
  method: 'POST',
  path: '/api/mapbox/static-image',
  summary: 'The address of a picture of a place, by Mapbox where it is set up.',
  access: 'user',
  token: 'read',
  input: staticImage,
  output: imageUrl,
  example: { latitude: 29.77, longitude: -95.27, zoom: 15 },
  errors: [],
})

export const linkGoogleImage = endpoint({
  method: 'POST',
  path: '/api/google-maps/static-image',
  summary: 'The address of a picture of a place, by Google Maps where it is set up.',
  access: 'user',
  token: 'read',
  input: staticImage,
  output: imageUrl,
  example: { latitude: 29.77, longitude: -95.27, zoom: 15 },
  errors: [],
})

export const linkMarketingMap = endpoint({
  method: 'POST',
  path: '/api/mapbox/marketing-map',
  summary: 'The address of a map with markers.',
  about:
    'Markers are in the overlay syntax of Mapbox: `pin-l-star+3e63dd(-95.27,29.77)`, with commas between them.',
  access: 'user',
  token: 'read',
  input: marketingMap,
  output: imageUrl,
  example: {
    centerLatitude: 29.77,
    centerLongitude: -95.27,
    zoom: 12,
    markers: 'pin-l-star+3e63dd(-95.27,29.77)',
  },
  errors: ['too_many'],
})

export const getPropertyMaps = endpoint({
  method: 'GET',
  path: '/api/properties/:id/maps',
  summary: 'Where a property is: coordinates, pages that show the place, and pictures of it.',
  access: 'user',
  input: z.strictObject({ id: recordId }),
  output: mapInfo,
  example: { id: PROPERTY_ID },
  errors: ['not_found'],
})

/** Map services, in the order in which they are asked. */
export const MAP_SERVICES = ['mapbox', 'google'] as const
export type MapService = (typeof MAP_SERVICES)[number]

/** The built-in picture, as SVG and as PNG, and the best one there is, for `<img>`. */
export const PICTURE_PATHS = {
  svg: '/api/pictures/map.svg',
  png: '/api/pictures/map.png',
  best: '/api/pictures/map',
} as const

/** What of the earth a picture shows. */
export const pictureQuery = z.strictObject({
  latitude,
  longitude,
  zoom: numberOrDigits(zoom),
  width: numberOrDigits(pixels),
  height: numberOrDigits(pixels),
  scale: described(
    'Device pixels to a CSS pixel.',
    z._default(z.pipe(z.enum(['1', '2']), z.transform(Number)), 2),
  ),
  markers: described(
    "With several the zoom is as asked. With none or one it is a place's: never so close that nothing is there.",
    z._default(markers, ''),
  ),
  style: described(
    'What a map service is asked for; the built-in picture shows streets.',
    z._default(z.enum(BASEMAP_KINDS), 'streets'),
  ),
  first: described('The first service to ask.', z._default(z.enum(MAP_SERVICES), 'mapbox')),
})
export type PictureQuery = z.infer<typeof pictureQuery>

const EXAMPLE = { latitude: '29.77', longitude: '-95.27', zoom: '14', width: '600', height: '400' }

export const getPictureSvg = fileEndpoint({
  method: 'GET',
  path: PICTURE_PATHS.svg,
  summary: 'A map drawn by the product itself, as SVG.',
  access: 'user',
  input: pictureQuery,
  files: ['image/svg+xml'],
  example: EXAMPLE,
  errors: ['too_many'],
})

export const getPicturePng = fileEndpoint({
  method: 'GET',
  path: PICTURE_PATHS.png,
  summary: 'The same as PNG.',
  access: 'user',
  input: pictureQuery,
  files: ['image/png'],
  example: EXAMPLE,
  errors: ['too_many'],
})

export const getPicture = fileEndpoint({
  method: 'GET',
  path: PICTURE_PATHS.best,
  summary: 'The best picture there is: by a map service where one is set up, else as SVG.',
  access: 'user',
  input: pictureQuery,
  files: ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'],
  example: EXAMPLE,
  errors: ['too_many'],
})
