import { haversineMiles } from '../area/distance.ts'
import { hasCoordinates } from '../place/has-coordinates.ts'
import type { Property } from '../property.ts'
import type { Criterion } from './criterion.ts'

export type Zone = Extract<Criterion, { kind: 'zone' }>

/** Whether a zone decides anything: nobody knows where a place without circles is. */
export function isKnownZone({ circles }: Zone): boolean {
  return circles.length > 0
}

/** What is left of one of several places, each of which is one circle: null where none is, or nothing was in it. */
export function zoneWithout(zone: Zone, names: readonly string[]): Zone | null {
  if (zone.circles.length !== zone.names.length) return null
  const isKept = (_: unknown, i: number) => !names.includes(zone.names[i] ?? '')
  const kept = zone.names.filter(isKept)
  if (kept.length === 0 || kept.length === zone.names.length) return null
  return { ...zone, names: kept, circles: zone.circles.filter(isKept) }
}

/** Whether a property is in one of a zone's circles, or in none where that is denied. */
export function isInZone(zone: Zone, property: Property): boolean {
  if (!isKnownZone(zone)) return true
  const isIn =
    hasCoordinates(property) &&
    zone.circles.some((circle) => haversineMiles(circle, property) <= circle.miles)
  return isIn !== zone.not
}
