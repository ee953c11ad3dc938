import type { LatLng } from '../../sync/domain/coordinates.ts'

/** Links to a maps service open at this zoom (specification, section 9). */
const LINK_ZOOM = 17
const DECIMALS = 6

/** `29.884217, −95.527906`. */
export function coordinatesInWords({ latitude, longitude }: LatLng): string {
  return [latitude, longitude].map((degrees) => degrees.toFixed(DECIMALS).replace('-', '\u2212')).join(', ')
}

/** The place in a maps service. */
export function mapsHref({ latitude, longitude }: LatLng): string {
  const place = `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`
  return `https://www.google.com/maps?q=${encodeURIComponent(place)}&z=${LINK_ZOOM}`
}
