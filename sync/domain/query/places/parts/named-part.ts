import type { LatLng } from '../../../area/coordinates.ts'
import { knownPlaces } from '../../vocabulary/known-places.ts'
import type { Reading } from '../../vocabulary/reading.ts'
import type { PlaceFound } from '../place-found.ts'

/** Words after which a side is one of a town, and not of a building: "docks on the north side". */
const OF_PLACE =
  /^(?:in|from|except|but|not|excluding|exclude|avoid|skip|outside|without|minus|of|for|and|or|near|around|than|out|to|,|;|-|\()$/

interface Side {
  name: string
  end: number
  /** The point of the side of a town with this middle. */
  from(middle: LatLng): LatLng
}

/** "Houston, but not the southwest side": the side of the town that was named before. */
export function partOfNamedTown(
  { tokens, vocabulary }: Reading,
  at: number,
  side: Side,
  reach: number,
): PlaceFound | null {
  const start = /^(?:the|its)$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at
  const before = tokens[start - 1]
  if (before === undefined || !OF_PLACE.test(before.text) || tokens[side.end]?.text === 'of') return null
  for (let i = start - 1; i >= 0; i--) {
    const own = vocabulary.cities.exact(tokens, i)
    const town = own?.city ?? knownPlaces().towns.longest(tokens, i)?.value.name
    if (town === undefined) continue
    const middle = vocabulary.placeOf(town)
    const points = middle === null ? [] : [side.from(middle)]
    return { name: `${side.name} ${town}`, points, reach, end: side.end }
  }
  return null
}
