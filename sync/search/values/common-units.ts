import { countBits } from '../matching/letter-bag.ts'
import type { TextQuery } from '../matching/text-query.ts'
import type { ValuePool } from './value-pool.ts'

/**
 * Counts the units that a query and texts, one after another, have in common in the same order: the longest common
 * subsequence, 32 units of the query at once (Hyyrö, 2004). Units of the query after those count as common.
 */
export interface CommonUnits {
  text: Uint8Array
  step: number
  masks: Int32Array
  /** Entry n is the state after n units of the latest text: a bit of 0 is a common unit. */
  states: Int32Array
  counted: number
  uncounted: number
}

/** For texts of at most twice the query's units. */
export function commonUnits(
  { text, backwards }: Pick<ValuePool, 'text' | 'backwards'>,
  query: TextQuery,
): CommonUnits {
  const { length, firstMasks } = backwards ? query.backwards : query.forwards
  const states = new Int32Array(2 * length + 1)
  states[0] = -1
  return {
    text,
    step: backwards ? -1 : 1,
    masks: firstMasks,
    states,
    counted: length < 32 ? (1 << length) - 1 : -1,
    uncounted: Math.max(0, length - 32),
  }
}

/**
 * How many units a text has in common with the query, or a few more. It begins at `first`, has `units` units, and
 * shares `shared` of them with the latest text.
 */
export function countCommon(
  { text, step, masks, states, counted, uncounted }: CommonUnits,
  first: number,
  units: number,
  shared: number,
): number {
  let state = states[shared] as number
  for (let at = shared; at < units; at++) {
    const same = state & (masks[text[first + step * at] as number] as number)
    state = (state + same) | (state - same)
    states[at + 1] = state
  }
  return countBits(~state & counted, 0) + uncounted
}
