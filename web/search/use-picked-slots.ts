import { useMemo, useSyncExternalStore } from 'react'
import type { PickStore } from '../property/picks.ts'
import type { SearchState } from './search-state.ts'

/** Slots of the picked results, in the order shown; empty where none are. */
export function usePickedSlots(
  picks: PickStore,
  { answer, slotOf }: Pick<SearchState, 'answer' | 'slotOf'>,
): Uint32Array {
  const picked = useSyncExternalStore(picks.subscribe, picks.current)
  const results = answer?.slots
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book is another answer, and slotOf follows it.
  return useMemo(() => pickedSlots(picked, results ?? new Uint32Array(), slotOf), [picked, results])
}

/**
 * The picked results, in the order of the results. A picked property that is no longer found counts again once it is
 * found again.
 */
export function pickedSlots(
  picked: ReadonlySet<string>,
  results: Uint32Array,
  slotOf: (id: string) => number,
): Uint32Array {
  const wanted = Array.from(picked, slotOf).filter((slot) => slot >= 0)
  if (wanted.length === 0) return new Uint32Array()
  // Read for every result, which may be the whole book: many times faster than a set.
  const isPicked = new Uint8Array(wanted.reduce((last, slot) => Math.max(last, slot), 0) + 1)
  for (const slot of wanted) isPicked[slot] = 1
  return results.filter((slot) => isPicked[slot] === 1)
}
