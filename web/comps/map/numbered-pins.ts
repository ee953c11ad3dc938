import { WORLD_PIXELS } from '../../../sync/domain/area/mercator.ts'
import type { CompPins } from './comp-pins.ts'

/** Two digits fit a pin; those farther down the list have a number in the list only. */
const MOST_NUMBERED = 99
/** Pixels between the middles of two numbers: closer, one would cover the other. */
const APART = 15

/**
 * The positions of the pins that show their number at a zoom, the first ones first: one that would be covered by
 * an earlier one is a dot, and so is whatever is farther down the list.
 */
export function numberedPins({ x, y, numbers }: CompPins, zoom: number): number[] {
  const apart = APART / (WORLD_PIXELS * 2 ** zoom)
  const shown: number[] = []
  for (let i = 0; i < x.length && (numbers[i] as number) <= MOST_NUMBERED; i++) {
    const isCovered = shown.some(
      (other) =>
        Math.hypot((x[i] as number) - (x[other] as number), (y[i] as number) - (y[other] as number)) < apart,
    )
    if (!isCovered) shown.push(i)
  }
  return shown
}
