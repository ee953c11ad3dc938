import { NOT_AVAILABLE } from './format.ts'
import type { Property } from './property.ts'

type Addressed = Pick<Property, 'address' | 'city' | 'state' | 'zip'> & Partial<Pick<Property, 'suite'>>

/**
 * `4065 Jacintoport Blvd, Houston, TX 77013`, without unknown parts; `short` stops at the city. A city that is
 * already part of the address is not repeated.
 */
export function addressLine(
  { address, suite, city, state, zip }: Addressed,
  length: 'short' | 'long' = 'long',
): string {
  const stated = address?.split(',').map((part) => part.trim().toLowerCase()) ?? []
  const isWhole = city !== null && stated.slice(1).includes(city.toLowerCase())
  const region = [state, zip].filter((part) => part !== null).join(' ')
  const street = address !== null && suite ? `${address}, ${suiteWords(suite)}` : address
  const parts = isWhole ? [street] : [street, city, length === 'long' ? region : null]
  return parts.filter((part) => part !== null && part !== '').join(', ') || NOT_AVAILABLE
}

/** `Suite 200`; what names its kind itself stays, such as `Building B`. */
function suiteWords(suite: string): string {
  return /^(?:\d|[a-z]$)/i.test(suite) ? `Suite ${suite}` : suite
}
