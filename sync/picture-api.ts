import * as z from 'zod/mini'
import { endpoint, id } from './endpoint.ts'
import { BASEMAP_KINDS } from './maps/basemaps.ts'
import { decodeMarkers } from './pictures/marker-string.ts'

/** The longest side of a picture, CSS pixels. */
export const MOST_PIXELS = 1280
export const CLOSEST_PICTURE = 22
/** 500 markers are shorter. */
const MARKERS_LENGTH = 40_000

const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))
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
  /** Whether the place has a pin. */
  marker: z._default(z.boolean(), true),
})
export type StaticImage = z.infer<typeof staticImage>

const marketingMap = z.strictObject({
  centerLatitude: latitude,
  centerLongitude: longitude,
  zoom,
  width: z._default(pixels, 800),
  height: z._default(pixels, 600),
  /** As `encodeMarkers` writes them. */
  markers: z._default(markers, ''),
  style: z._default(z.enum(BASEMAP_KINDS), 'streets'),
  retina: z._default(z.boolean(), true),
})
export type MarketingMapInput = z.infer<typeof marketingMap>

/** An address of ours, or a `data:` address; never one of a map service, which would carry its key. */
const imageUrl = z.object({ imageUrl: z.string() })

const mapInfo = z.object({
  hasCoordinates: z.boolean(),
  coordinates: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** Pages of a maps service: the place, or a search for the address where there are no coordinates. */
  interactiveMap: z.object({ satellite: z.string(), streets: z.string() }),
  /** Pictures; null where there are no coordinates. */
  staticMap: z.nullable(z.object({ satellite: z.string(), streets: z.string(), terrain: z.string() })),
})
export type MapInfo = z.infer<typeof mapInfo>

/** Pictures of maps: a map service's where one is configured, else drawn from the product's own tiles. */
export const pictureApi = {
  mapboxStaticImage: endpoint({
    method: 'POST',
    path: '/api/mapbox/static-image',
    input: staticImage,
    output: imageUrl,
  }),
  googleStaticImage: endpoint({
    method: 'POST',
    path: '/api/google-maps/static-image',
    input: staticImage,
    output: imageUrl,
  }),
  marketingMap: endpoint({
    method: 'POST',
    path: '/api/mapbox/marketing-map',
    input: marketingMap,
    output: imageUrl,
  }),
  propertyMaps: endpoint({
    method: 'GET',
    path: '/api/properties/:id/maps',
    input: z.strictObject({ id }),
    output: mapInfo,
  }),
} as const

/** Map services, in the order in which they are asked. */
export const MAP_SERVICES = ['mapbox', 'google'] as const
export type MapService = (typeof MAP_SERVICES)[number]

/** The built-in picture, as SVG and as PNG, and the best one there is, for `<img>`. */
export const PICTURE_PATHS = {
  svg: '/api/pictures/map.svg',
  png: '/api/pictures/map.png',
  best: '/api/pictures/map',
} as const

/** In a query string every value is text, and an empty one is no number. */
const NUMERAL = /^-?\d{1,5}(\.\d{1,15})?$/
export const numeral = z.pipe(z.string().check(z.regex(NUMERAL)), z.transform(Number))

/** What of the earth a picture shows. */
export const pictureQuery = z.strictObject({
  latitude: z.pipe(numeral, latitude),
  longitude: z.pipe(numeral, longitude),
  zoom: z.pipe(numeral, zoom),
  width: z.pipe(numeral, pixels),
  height: z.pipe(numeral, pixels),
  /** Device pixels to a CSS pixel. */
  scale: z._default(z.pipe(z.enum(['1', '2']), z.transform(Number)), 2),
  /** With several the zoom is as asked. With none or one it is a place's: never so close that nothing is there. */
  markers: z._default(markers, ''),
  /** What a map service is asked for; the built-in picture shows streets. */
  style: z._default(z.enum(BASEMAP_KINDS), 'streets'),
  /** The first service to ask. */
  first: z._default(z.enum(MAP_SERVICES), 'mapbox'),
})
export type PictureQuery = z.infer<typeof pictureQuery>
