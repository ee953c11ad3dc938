import type { CompPins } from './comp-pins.ts'

/** A point of the map under the pointer. */
export interface MapPoint {
  /** Web Mercator. */
  x: number
  y: number
  /** Pixels that the world is wide at this zoom. */
  world: number
}

/** Of the first `count` pins the one closest to a point, at most `reach` pixels from it; -1 for none. */
export function pinAt({ x, y }: CompPins, count: number, at: MapPoint, reach: number): number {
  let closest = -1
  let least = (reach / at.world) ** 2
  for (let i = 0; i < count; i++) {
    const across = (x[i] as number) - at.x
    const down = (y[i] as number) - at.y
    const away = across * across + down * down
    if (away >= least) continue
    least = away
    closest = i
  }
  return closest
}
