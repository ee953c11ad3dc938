import { NOT_AVAILABLE } from './format.ts'
import type { Property } from './property.ts'

type Addressed = Pick<Property, 'address' | 'city' | 'state' | 'zip'>

/**
 * `4065 Jacintoport Blvd, Houston, TX 77013`, of what is known; `short` stops at the city.
 * A sheet that writes the city into the address does not get it twice.
 */
export function addressLine(
  { address, city, state, zip }: Addressed,
  length: 'short' | 'long' = 'long',
): string {
  const stated = address?.split(',').map((part) => part.trim().toLowerCase()) ?? []
  const isWhole = city !== null && stated.slice(1).includes(city.toLowerCase())
  const region = [state, zip].filter((part) => part !== null).join(' ')
  const parts = isWhole ? [address] : [address, city, length === 'long' ? region : null]
  return parts.filter((part) => part !== null && part !== '').join(', ') || NOT_AVAILABLE
}
