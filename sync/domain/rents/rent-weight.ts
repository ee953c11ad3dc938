import type { Property } from '../property.ts'

/** The square feet that a rent is for, and weighs by: the leased area where it is known, else the building's. */
export function rentWeight({
  leasedSf,
  squareFootage,
}: Pick<Property, 'leasedSf' | 'squareFootage'>): number {
  return leasedSf ?? squareFootage ?? Number.NaN
}
