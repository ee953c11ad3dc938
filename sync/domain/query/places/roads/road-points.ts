import type { Reading } from '../../vocabulary/reading.ts'
import type { PlaceFound } from '../place-found.ts'

export interface Road {
  name: string
  /** How the properties' addresses and notes may write it. */
  spellings: readonly string[]
  end: number
}

/** Of two roads, the points of the one that lie nearest to the other's. */
export function pointsOf({ vocabulary }: Reading, roads: readonly Road[]): PlaceFound['points'] {
  const [first = [], second] = roads.map(({ spellings }) =>
    spellings.flatMap((spelling) => vocabulary.pointsAt?.(spelling) ?? []),
  )
  if (second === undefined) return first
  const pairs = first.flatMap((a) =>
    second.map((b) => ({ a, b, far: Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude) })),
  )
  const [nearest] = pairs.sort((one, other) => one.far - other.far)
  if (nearest === undefined) return []
  const { a, b } = nearest
  return [{ latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2 }]
}
