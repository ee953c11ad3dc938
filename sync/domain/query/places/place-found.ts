import type { LatLng } from '../../area/coordinates.ts'
import type { KnownPlace } from '../vocabulary/known-places.ts'

/** A place that words name. */
export interface PlaceFound {
  name: string
  /** Where it is: a point, or several along a road. None where that is not known. */
  points: readonly LatLng[]
  /** How far it goes by itself, in miles. Null where it is a point to be near to. */
  reach: number | null
  /** The token after its name. */
  end: number
}

/** A place of the tables; `end` is the token after its name. */
export function placeFound({ name, latitude, longitude, reach }: KnownPlace, end: number): PlaceFound {
  return { name, points: [{ latitude, longitude }], reach, end }
}
