import { PROXIMITY_MILES, toRadius } from '../../../sync/domain/proximity.ts'

/** How much farther a stop is than the one before, where a step of 0.1 mile would be less. */
const GROWTH = 1.025

/** Where the slider stops, miles: every tenth while they are few, then ever farther apart. All are on a step. */
export const RADIUS_STOPS: readonly number[] = createStops()

function createStops(): number[] {
  const stops = [PROXIMITY_MILES.min as number]
  for (let last = PROXIMITY_MILES.min as number; last < PROXIMITY_MILES.max; ) {
    last = toRadius(Math.max(last + PROXIMITY_MILES.step, last * GROWTH))
    stops.push(last)
  }
  return stops
}

/** The number of the stop nearest to a radius. */
export function stopOf(miles: number): number {
  const after = RADIUS_STOPS.findIndex((stop) => stop >= miles)
  if (after < 0) return RADIUS_STOPS.length - 1
  const [before, next] = [RADIUS_STOPS[after - 1], RADIUS_STOPS[after]]
  if (before === undefined || next === undefined) return 0
  return miles - before < next - miles ? after - 1 : after
}
