import type { LatLng } from '../../sync/domain/coordinates.ts'

/** `29.7604, −95.3698`. */
export function coordinateWords({ latitude, longitude }: LatLng): string {
  return `${writeDegrees(latitude)}, ${writeDegrees(longitude)}`.replaceAll('-', '\u2212')
}

/** Coordinates as the form writes them: to about four inches. */
export function writeDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(6)))
}
