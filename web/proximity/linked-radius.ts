import { PROXIMITY_MILES, toRadius } from '../../sync/domain/proximity.ts'

/** The radius that a link asks for, as it can be searched, and whether that is another one than it says. */
export function linkedRadius(asked: number | undefined): { miles: number; isHeld: boolean } {
  const { min, max } = PROXIMITY_MILES
  if (asked === undefined) return { miles: PROXIMITY_MILES.default, isHeld: false }
  return { miles: toRadius(asked), isHeld: asked < min || asked > max }
}
