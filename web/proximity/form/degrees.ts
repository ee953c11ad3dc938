import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { roundedDegrees } from '../../../sync/proximity/proximity-params.ts'

/** `29.7604, -95.3698`: with a minus that other programs read once it is copied. */
export function coordinateWords({ latitude, longitude }: LatLng): string {
  return `${writeDegrees(latitude)}, ${writeDegrees(longitude)}`
}

/** Degrees as the form writes them. */
export function writeDegrees(degrees: number): string {
  return String(roundedDegrees(degrees))
}
