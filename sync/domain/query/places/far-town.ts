import { isWordlikeTown } from '../gazetteer/wordlike-towns.ts'
import { moreTowns } from '../vocabulary/known-places.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { nearestTown } from './middle-of-town.ts'
import type { PlaceFound } from './place-found.ts'

/** A town that the book has nothing in, as a point to be near to: "within 10 miles of Sealy". */
export function farTownAt(reading: Reading, at: number): PlaceFound | null {
  const { tokens, vocabulary } = reading
  const found = moreTowns().index.exact(tokens, at)
  if (found === null || vocabulary.cities.exact(tokens, at) !== null) return null
  const comma = tokens[found.end]?.text === ',' ? found.end + 1 : found.end
  const state = vocabulary.states.get(tokens[comma]?.text ?? '')
  const isSure = state !== undefined || found.end > at + 1 || !isWordlikeTown(tokens[at]?.text ?? '')
  const namesakes = moreTowns().named.get(found.city) ?? []
  const stated = namesakes.find((town) => town.state === state)
  const main = vocabulary.mainTown?.() ?? null
  // Unless its state is said, the one nearest to where the book lies.
  const town = stated ?? nearestTown(namesakes, main === null ? null : vocabulary.placeOf(main))
  if (!isSure || town === undefined) return null
  const { name, latitude, longitude } = town
  return {
    name,
    points: [{ latitude, longitude }],
    reach: null,
    end: stated === undefined ? found.end : comma + 1,
  }
}
