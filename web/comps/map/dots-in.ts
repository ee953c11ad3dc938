import { mercatorX, mercatorY, WORLD_PIXELS } from '../../../sync/domain/area/mercator.ts'
import type { SeenView } from '../../map/base-map-props.ts'
import type { CompPins } from './comp-pins.ts'

/** Pixels: dots nearer to one another cannot be told apart. */
const CELL = 3
/** How far beyond the view dots are drawn, as a share of it: what comes in while the map is moved. */
const BEYOND = 0.5
/** More cells than the world is wide or tall at the closest zoom. */
const ROW = 2 ** 26

/** The positions of the pins that make a dot to be seen in a view, rising: of many on one spot, the first. */
export function dotsIn({ x, y }: CompPins, { bounds, zoom }: SeenView): number[] {
  const cells = (WORLD_PIXELS * 2 ** zoom) / CELL
  const [west, east] = widened(mercatorX(bounds.west), mercatorX(bounds.east))
  const [north, south] = widened(mercatorY(bounds.north), mercatorY(bounds.south))
  const taken = new Set<number>()
  const dots: number[] = []
  for (let position = 0; position < x.length; position++) {
    const across = x[position] as number
    const down = y[position] as number
    if (across < west || across > east || down < north || down > south) continue
    const cell = Math.floor(down * cells) * ROW + Math.floor(across * cells)
    if (taken.has(cell)) continue
    taken.add(cell)
    dots.push(position)
  }
  return dots
}

function widened(from: number, to: number): [number, number] {
  const more = (to - from) * BEYOND
  return [from - more, to + more]
}
