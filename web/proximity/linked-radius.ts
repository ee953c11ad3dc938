import { PROXIMITY_MILES, toRadius } from '../../sync/domain/proximity.ts'

/** The radius of a link, limited to what can be searched, and whether that had to change it. */
export function linkedRadius(asked: number | undefined): { miles: number; isHeld: boolean } {
  const { min, max } = PROXIMITY_MILES
  if (asked === undefined) return { miles: PROXIMITY_MILES.default, isHeld: false }
  return { miles: toRadius(asked), isHeld: asked < min || asked > max }
}
