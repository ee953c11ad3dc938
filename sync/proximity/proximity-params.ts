import type { LatLng } from '../domain/area/coordinates.ts'
import { PROXIMITY_MILES } from '../domain/proximity.ts'

/** The parts of the page's address that give the place of a search. Undefined parts are left out. */
export interface PlaceParams {
  /** As it was typed. */
  address: string | undefined
  lat: number
  lng: number
  /** Miles. */
  radius: number | undefined
}

/** A place as the address of the proximity page has it; `radius` in miles. */
export function placeParams(address: string | undefined, center: LatLng, radius: number): PlaceParams {
  return { address, ...centerParams(center), radius: radiusParam(radius) }
}

export function centerParams({ latitude, longitude }: LatLng): Pick<PlaceParams, 'lat' | 'lng'> {
  return { lat: roundedDegrees(latitude), lng: roundedDegrees(longitude) }
}

/** The default radius is left out. */
export function radiusParam(miles: number): number | undefined {
  return miles === PROXIMITY_MILES.default ? undefined : miles
}

/** To about four inches. */
export function roundedDegrees(degrees: number): number {
  return Number(degrees.toFixed(6))
}
