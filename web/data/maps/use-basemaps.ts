import { useEffect, useSyncExternalStore } from 'react'
import type { Basemaps } from '../../../sync/maps/basemaps.ts'
import { fetchBasemaps } from './basemaps.ts'

/** For all maps of the page. */
let answer: Basemaps | null | 'unknown' = null
const listeners = new Set<() => void>()

/** Asks which maps can be drawn, unless that is known. */
export function askForBasemaps(): void {
  if (answer !== null && answer !== 'unknown') return
  fetchBasemaps().then(tell, () => tell('unknown'))
}

/** Which maps can be drawn: null until the server has said, 'unknown' where it cannot be asked. */
export function useBasemaps(): Basemaps | null | 'unknown' {
  useEffect(() => {
    askForBasemaps()
    window.addEventListener('online', askForBasemaps)
    return () => window.removeEventListener('online', askForBasemaps)
  }, [])
  return useSyncExternalStore(subscribe, () => answer)
}

function tell(next: Basemaps | 'unknown'): void {
  answer = next
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
