import type { Geocoded } from '../../domain/place/geocoded.ts'
import { PER_DEGREE, type Places } from '../places/places.ts'

/** `Houston, TX` */
export function townLabel({ names, towns }: Places, town: number): string {
  return `${names[towns.names[town] as number]}, ${towns.states[town]}`
}

/** The middle of a town. */
export function townPlace(places: Places, town: number): Geocoded {
  const { latitudes, longitudes } = places.towns
  return {
    latitude: (latitudes[town] as number) / PER_DEGREE,
    longitude: (longitudes[town] as number) / PER_DEGREE,
    precision: 'city',
    label: `${townLabel(places, town)}, approximate`,
  }
}

/** Five digits. */
export function zipText({ zips }: Places, zip: number): string {
  return String(zips.codes[zip]).padStart(5, '0')
}

/** The middle of a ZIP code. */
export function zipPlace(places: Places, zip: number): Geocoded {
  const { latitudes, longitudes } = places.zips
  return {
    latitude: (latitudes[zip] as number) / PER_DEGREE,
    longitude: (longitudes[zip] as number) / PER_DEGREE,
    precision: 'zip',
    label: `ZIP ${zipText(places, zip)}, approximate`,
  }
}

/** The number of the first ZIP code that is not below `code`. */
export function firstZip({ zips: { codes } }: Places, code: number): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((codes[middle] as number) >= code) high = middle
    else low = middle + 1
  }
  return low
}
