import type { LatLng } from '../../domain/area/coordinates.ts'

/** The result of reading words as coordinates. The sentence names what is wrong with them. */
export type CoordinatesReading =
  | { readonly kind: 'point'; readonly point: LatLng }
  | { readonly kind: 'invalid'; readonly sentence: string }

/** A sentence on why no building can be at a point; null for a plausible point. */
export function pointProblem({ latitude, longitude }: LatLng): string | null {
  if (!(Math.abs(latitude) <= 90)) return 'Latitude must be from -90 to 90.'
  if (!(Math.abs(longitude) <= 180)) return 'Longitude must be from -180 to 180.'
  if (latitude === 0 && longitude === 0)
    return '0, 0 lies in the ocean. Please enter the coordinates of a place.'
  return null
}

/** Decimals that are kept: about a centimeter. */
const DECIMALS = 7

/** Degrees, rounded to about half an inch; invalid ones with the sentence that says why. */
export function readingOf(latitude: number, longitude: number): CoordinatesReading {
  const point = {
    latitude: Number(latitude.toFixed(DECIMALS)),
    longitude: Number(longitude.toFixed(DECIMALS)),
  }
  const sentence = pointProblem(point)
  return sentence === null ? { kind: 'point', point } : { kind: 'invalid', sentence }
}
