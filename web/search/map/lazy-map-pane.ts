import { lazy } from 'react'
import { loadResultsMap } from './lazy-results-map.ts'

/** The pane stands before the map in it is here, but need not be waited for to ask for that. */
export function loadMapPane() {
  void loadResultsMap().catch(() => undefined)
  return import('./map-pane.tsx')
}
export const LazyMapPane = lazy(async () => ({ default: (await loadMapPane()).MapPane }))

/** The figures over the list that stands beside the map. */
export const LazyFoundStrip = lazy(async () => ({ default: (await import('./found-strip.tsx')).FoundStrip }))
