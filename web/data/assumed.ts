import { useSyncExternalStore } from 'react'
import type { Assumed } from '../../sync/domain/economics/assumptions.ts'
import { createStore } from '../store.ts'

/** That of the book that is shown, for what has no book at hand: cells of tables, forms and files. */
const assumed = createStore<Assumed | undefined>(undefined)

export const setAssumed = assumed.change

/** What the team assumes of leases; undefined where nothing is. The same object as long as it is the same. */
export const assumedNow = assumed.current

/** The same, live. */
export function useAssumed(): Assumed | undefined {
  return useSyncExternalStore(assumed.subscribe, assumed.current, assumed.current)
}
