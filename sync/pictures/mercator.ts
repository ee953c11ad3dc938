import type { Bounds, LatLng } from '../domain/area/coordinates.ts'
import { latitudeAt, longitudeAt, mercatorX, mercatorY, WORLD_PIXELS } from '../domain/area/mercator.ts'

export interface Point {
  x: number
  y: number
}

/** What a picture shows: sizes in CSS pixels. */
export interface View {
  readonly width: number
  readonly height: number
  readonly center: LatLng
  readonly zoom: number
}

/** A rectangle of pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Web Mercator: 0 to 1 from west to east and from north to south. */
export function worldPoint({ latitude, longitude }: LatLng): Point {
  return { x: mercatorX(longitude), y: mercatorY(latitude) }
}

function placeAt({ x, y }: Point): LatLng {
  return { latitude: latitudeAt(y), longitude: longitudeAt(x) }
}

/** Where a place stands in the picture; of the turns around the world, the one nearest to the center. */
export function pixelOf({ width, height, center, zoom }: View, place: LatLng): Point {
  const world = WORLD_PIXELS * 2 ** zoom
  const from = worldPoint(center)
  const to = worldPoint(place)
  const turns = Math.round(to.x - from.x)
  return { x: width / 2 + (to.x - from.x - turns) * world, y: height / 2 + (to.y - from.y) * world }
}

/** The place in the middle of a rectangle as a map shows it. */
export function middleOf({ south, west, north, east }: Bounds): LatLng {
  const southWest = worldPoint({ latitude: south, longitude: west })
  const northEast = worldPoint({ latitude: north, longitude: east })
  return placeAt({ x: (southWest.x + northEast.x) / 2, y: (southWest.y + northEast.y) / 2 })
}

/** The closest zoom at which a rectangle around its middle fits into so many pixels. */
export function zoomToFit({ south, west, north, east }: Bounds, width: number, height: number): number {
  const southWest = worldPoint({ latitude: south, longitude: west })
  const northEast = worldPoint({ latitude: north, longitude: east })
  const wide = width / (northEast.x - southWest.x)
  const tall = height / (southWest.y - northEast.y)
  return Math.log2(Math.min(wide, tall) / WORLD_PIXELS)
}

/** Miles a pixel stands for in the middle of the picture. */
export function milesPerPixel({ center, zoom }: View): number {
  const EQUATOR_MILES = 24_901.461
  return (EQUATOR_MILES * Math.cos((center.latitude * Math.PI) / 180)) / (WORLD_PIXELS * 2 ** zoom)
}
