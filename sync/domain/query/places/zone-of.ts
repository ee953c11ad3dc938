import type { Zone } from '../../criteria/zone.ts'
import type { PlaceFound } from './place-found.ts'

/** A place as a criterion; `around` is how near to it, or null for in it. */
export function zoneOf({ name, points }: PlaceFound, miles: number, around: number | null): Zone {
  const circles = points.map(({ latitude, longitude }) => ({ latitude, longitude, miles }))
  return { kind: 'zone', names: [name], circles, around, not: false }
}
