import type { Criterion } from '../criteria/criterion.ts'
import type { Zone } from '../criteria/zone.ts'
import type { Reading } from './reading.ts'

/** Miles: how far a town goes where it is one of several areas. */
const TOWN_REACH = 8

/** Whether a criterion is of a place. */
export function isOfPlace(criterion: Criterion): boolean {
  if (criterion.kind === 'zone') return true
  return criterion.kind === 'word' && ['city', 'zip', 'county'].includes(criterion.field)
}

/** "West Houston or Katy": the town as an area, so that either will do. Null for anything else. */
export function townAsZone({ vocabulary }: Reading, criterion: Criterion): Zone | null {
  if (criterion.kind !== 'word' || criterion.field !== 'city') return null
  const circles = criterion.anyOf.flatMap((city) => {
    const place = vocabulary.placeOf(city)
    if (place === null) return []
    return [{ latitude: place.latitude, longitude: place.longitude, miles: TOWN_REACH }]
  })
  return { kind: 'zone', names: criterion.anyOf, circles, around: null, not: criterion.not }
}

/** Whether a criterion is an area to be in. */
export function isArea(criterion: Criterion | undefined): criterion is Zone {
  return criterion?.kind === 'zone' && criterion.around === null
}
