import { useMemo, useSyncExternalStore } from 'react'
import type { PickStore } from '../property/picks.ts'
import { pickedSlots } from './picked-slots.ts'
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
