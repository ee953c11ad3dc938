import { eachValue, type ValueSet } from '../lists/value-set.ts'
import { type BytePattern, findBytes } from '../matching/byte-pattern.ts'
import type { ValuePool } from './value-pool.ts'

/** Further apart, two values seldom share enough. */
const NEIGHBORS = 4

/** Calls back with those of some values that contain a pattern. Neighbors that share it are not looked at again. */
export function eachContaining(
  { text, starts, shared, backwards }: ValuePool,
  values: ValueSet,
  pattern: BytePattern,
  found: (value: number) => void,
): void {
  let latest = -1
  // Of the latest value that contains it, how many units suffice for that, read in the direction of the pool.
  let units = 0
  const sharesIt = (value: number): boolean => {
    if (latest < 0 || value - latest > NEIGHBORS) return false
    for (let other = latest + 1; other <= value; other++) if ((shared[other] as number) < units) return false
    return true
  }
  eachValue(values, (value) => {
    if (!sharesIt(value)) {
      const from = starts[value] as number
      const to = (starts[value + 1] as number) - 1
      const at = findBytes(text, from, to, pattern)
      if (at < 0) return
      units = backwards ? to - at : at + pattern.bytes.length - from
    }
    latest = value
    found(value)
  })
}
