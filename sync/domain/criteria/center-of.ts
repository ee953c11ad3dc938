import type { LatLng } from '../area/coordinates.ts'
import type { Criterion } from './criterion.ts'

/** The one point that criteria ask for properties near to, and how near; null of none or of several. */
export function centerOf(criteria: readonly Criterion[]): (LatLng & { miles: number }) | null {
  const circles = criteria.flatMap((asked) => {
    if (asked.kind === 'near') return [asked]
    return asked.kind === 'zone' && asked.around !== null && !asked.not ? asked.circles : []
  })
  const [only, other] = circles
  return only === undefined || other !== undefined ? null : only
}
