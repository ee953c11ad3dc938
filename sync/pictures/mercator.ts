import type { Bounds, LatLng } from '../domain/coordinates.ts'
import { mercatorDegrees } from '../domain/mercator.ts'

/** The side of the world at zoom 0, pixels: zooms count as in Mapbox and MapLibre. Google's are one higher. */
export const WORLD_PIXELS = 512
/** The map is a square, which ends here. */
const MAX_LATITUDE = 85.0511287798

export interface Point {
  x: number
  y: number
}

/** What a picture shows: sizes in CSS pixels. */
export interface View {
  readonly width: number
  readonly height: number
  readonly centre: LatLng
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
  const shown = clamp(latitude, -MAX_LATITUDE, MAX_LATITUDE)
  return { x: 0.5 + longitude / 360, y: 0.5 - mercatorDegrees(shown) / 360 }
}

function placeAt({ x, y }: Point): LatLng {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    longitude: (x - 0.5) * 360,
  }
}

/** Where a place stands in the picture; of the turns around the world, the one nearest to the centre. */
export function pixelOf({ width, height, centre, zoom }: View, place: LatLng): Point {
  const world = WORLD_PIXELS * 2 ** zoom
  const from = worldPoint(centre)
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
export function milesPerPixel({ centre, zoom }: View): number {
  const EQUATOR_MILES = 24_901.461
  return (EQUATOR_MILES * Math.cos((centre.latitude * Math.PI) / 180)) / (WORLD_PIXELS * 2 ** zoom)
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to)
}
