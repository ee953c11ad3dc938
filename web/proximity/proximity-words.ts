import { formatCount } from '../../sync/domain/format.ts'
import { ADDRESS_NOT_FOUND } from '../../sync/domain/place/geocoded.ts'
import { formatRadius, PROXIMITY_MILES } from '../../sync/domain/proximity.ts'

/** The words of the specification's section 8 for a search near a place. */
export const PROXIMITY_WORDS = {
  placeholder: 'Address, city or ZIP code',
  completed: 'Search completed',
  failed: 'Search failed',
  invalidCoordinates: 'Invalid coordinates',
  addressNotFound: 'Address not found. Please check the spelling or try coordinates instead.',
  nothingGiven: 'Please provide either an address or coordinates to search.',
  otherFailure: 'Search failed. Please try again or use coordinates instead.',
  locationUnsupported: 'Location not supported',
  locationUnsupportedHow: 'Geolocation is not supported by your browser',
  locationFailed: 'Location error',
  locationFailedHow: 'Could not get your current location',
  locationFound: 'Location found',
  noneMatch: 'No properties match your filters',
  noneFound: 'No properties found',
  noneFoundHow: 'Try expanding your search radius or searching a different location.',
} as const

/** What to say of a search that failed, by the message it failed with. */
export function failureWords(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (message.includes(ADDRESS_NOT_FOUND)) return PROXIMITY_WORDS.addressNotFound
  if (message.includes('Please enter either')) return PROXIMITY_WORDS.nothingGiven
  return PROXIMITY_WORDS.otherFailure
}

/** `32 Properties Found`. */
export function foundHeading(found: number): string {
  return `${formatCount(found)} ${found === 1 ? 'Property' : 'Properties'} Found`
}

/** `20 of 32 properties shown`. */
export function shownSentence(shown: number, found: number): string {
  return `${formatCount(shown)} of ${formatCount(found)} ${found === 1 ? 'property' : 'properties'} shown`
}

/** `3.0 miles`. */
export function radiusWords(miles: number): string {
  return `${formatRadius(miles)} ${miles === 1 ? 'mile' : 'miles'}`
}

/** Said of a radius that cannot be, in place of which the one before stays. */
export function wrongRadiusWords(miles: number): { title: string; description: string } {
  const { min, max } = PROXIMITY_MILES
  return {
    title: 'Invalid radius',
    description: `Please enter a radius from ${min} to ${max} miles. It stays at ${radiusWords(miles)}.`,
  }
}

/** `32 properties within 3.0 miles of 11830 Tanner Rd`. */
export function completedSentence(found: number, radius: number, label: string): string {
  const properties = found === 1 ? 'property' : 'properties'
  return `${formatCount(found)} ${properties} within ${radiusWords(radius)} of ${label}`
}
