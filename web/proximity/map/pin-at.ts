import type { CompPins } from './comp-pins.ts'

/** A point of the map under the pointer. */
export interface MapPoint {
  /** Web Mercator. */
  x: number
  y: number
  /** Pixels that the world is wide at this zoom. */
  world: number
}

/**
 * The pin under a point, the nearest comp where several overlap; -1 for none. A pin reaches `reach` pixels from its
 * middle; `slack` pixels beside it still count, for fingers, and then the closest is meant.
 */
export function pinAt(
  { x, y }: CompPins,
  count: number,
  at: MapPoint,
  { reach, slack }: { reach: number; slack: number },
): number {
  const inside = (reach / at.world) ** 2
  let closest = -1
  let least = ((reach + slack) / at.world) ** 2
  for (let i = 0; i < count; i++) {
    const across = (x[i] as number) - at.x
    const down = (y[i] as number) - at.y
    const away = across * across + down * down
    if (away <= inside) return i
    if (away < least) {
      least = away
      closest = i
    }
  }
  return closest
}
