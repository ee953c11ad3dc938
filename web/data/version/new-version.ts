import { useSyncExternalStore } from 'react'

let isReady = false
const listeners = new Set<() => void>()

/** To be called once the next load of the page would be of a newer version. */
export function announceNewVersion(): void {
  isReady = true
  for (const listener of listeners) listener()
}

/** Whether a newer version than the open page's stands ready. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isReady)
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
