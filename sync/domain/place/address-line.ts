import { NOT_AVAILABLE } from '../format.ts'
import type { Property } from '../property.ts'

type Addressed = Pick<Property, 'address' | 'city' | 'state' | 'zip'> & Partial<Pick<Property, 'suite'>>

/**
 * `4065 Jacintoport Blvd, Houston, TX 77013`, without unknown parts; `short` stops at the city. A city that is
 * already part of the address is not repeated.
 */
export function addressLine(place: Addressed, length: 'short' | 'long' = 'long'): string {
  const parts = addressParts(length === 'long' ? place : { ...place, state: null, zip: null })
  return parts.map(({ before, words }) => before + words).join('') || NOT_AVAILABLE
}

/** One field of the address line, and what stands between it and the one before it. */
export interface AddressPart {
  field: 'address' | 'suite' | 'city' | 'state' | 'zip'
  words: string
  before: string
}

/** The known parts of the address line, in their order. */
export function addressParts({ address, suite, city, state, zip }: Addressed): AddressPart[] {
  const stated = address?.split(',').map((part) => part.trim().toLowerCase()) ?? []
  const isWhole = city !== null && stated.slice(1).includes(city.toLowerCase())
  const all = [
    { field: 'address', words: address },
    { field: 'suite', words: address !== null && suite ? suiteWords(suite) : null },
    ...(isWhole
      ? []
      : ([
          { field: 'city', words: city },
          { field: 'state', words: state },
          { field: 'zip', words: zip },
        ] as const)),
  ] as const
  const known = all.flatMap(({ field, words }) => (words ? [{ field, words }] : []))
  return known.map(({ field, words }, at) => {
    const follows = field === 'zip' && known[at - 1]?.field === 'state' ? ' ' : ', '
    return { field, words, before: at === 0 ? '' : follows }
  })
}

/** `Suite 200`; what names its kind itself stays, such as `Building B`. */
function suiteWords(suite: string): string {
  return /^(?:\d|[a-z]$)/i.test(suite) ? `Suite ${suite}` : suite
}
