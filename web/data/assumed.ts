import { useSyncExternalStore } from 'react'
import type { Assumed } from '../../sync/domain/economics/assumptions.ts'

/** Of the book that is shown: tables, files and forms all work rents out with the same. */
let known: Assumed | undefined
const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export function setAssumed(assumed: Assumed | undefined): void {
  if (assumed === known) return
  known = assumed
  for (const listener of listeners) listener()
}

/** What the team assumes of leases; undefined where nothing is. The same object as long as it is the same. */
export function assumedNow(): Assumed | undefined {
  return known
}

/** The same, live. */
export function useAssumed(): Assumed | undefined {
  return useSyncExternalStore(subscribe, assumedNow, assumedNow)
}
