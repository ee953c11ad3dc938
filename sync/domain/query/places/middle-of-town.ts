import type { LatLng } from '../../area/coordinates.ts'
import { haversineMiles } from '../../area/distance.ts'
import { moreTowns } from '../vocabulary/known-places.ts'
import type { Reading } from '../vocabulary/reading.ts'

/** Where a town lies: one of the book, or of the towns of its name the one nearest to a place. */
export function middleOfTown(
  { vocabulary }: Reading,
  city: string,
  beside: LatLng | undefined,
): LatLng | null {
  const own = vocabulary.placeOf(city)
  if (own !== null) return own
  const namesakes = moreTowns().named.get(city) ?? []
  const [first] = namesakes
  if (beside === undefined) return namesakes.length === 1 ? (first ?? null) : null
  return [...namesakes].sort((a, b) => haversineMiles(a, beside) - haversineMiles(b, beside))[0] ?? null
}
