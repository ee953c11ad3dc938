/**
 * The sine and the arcsine, as exact as those of `Math`. Between places of one region angles are small, where a few
 * terms of their series suffice; they take a fifth of the time.
 */

/** Up to here the first term that is left out is below half a unit in the last place. */
const SMALL_ANGLE = 0.25
const SMALL_SINE = 0.05
/** The square up to which half of the terms do: within 25 miles. */
const TINY_SQUARE = 1e-5

export function sine(angle: number): number {
  const a = angle * angle
  if (a < TINY_SQUARE) return angle - angle * (a * (1 / 6 - a * (1 / 120 - a * (1 / 5_040))))
  if (!(Math.abs(angle) < SMALL_ANGLE)) return Math.sin(angle)
  const rest = a * (1 / 6 - a * (1 / 120 - a * (1 / 5_040 - a * (1 / 362_880 - a * (1 / 39_916_800)))))
  return angle - angle * rest
}

/** Of a number from 0; one that rounding made larger than 1 counts as 1. */
export function arcsine(value: number): number {
  const v = value * value
  if (v < TINY_SQUARE) return value + value * (v * (1 / 6 + v * (3 / 40 + v * (5 / 112))))
  if (!(value < SMALL_SINE)) return Math.asin(Math.min(1, value))
  const rest = v * (1 / 6 + v * (3 / 40 + v * (5 / 112 + v * (35 / 1_152 + v * (63 / 2_816)))))
  return value + value * rest
}
