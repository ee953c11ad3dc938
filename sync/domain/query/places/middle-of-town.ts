import type { LatLng } from '../../area/coordinates.ts'
import { haversineMiles } from '../../area/distance.ts'
import { type FarTown, moreTowns } from '../vocabulary/known-places.ts'
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
  if (beside === undefined && namesakes.length > 1) return null
  return nearestTown(namesakes, beside ?? null) ?? null
}

/** Of towns of one name the one nearest to a place, or the first where there is none. */
export function nearestTown(towns: readonly FarTown[], place: LatLng | null): FarTown | undefined {
  if (place === null) return towns[0]
  return [...towns].sort((a, b) => haversineMiles(a, place) - haversineMiles(b, place))[0]
}
