import { lazy } from 'react'

/** The code of the map is larger than all the rest together, and comes when it is asked for. */
export const loadResultsMap = () => import('./results-map.tsx')
export const LazyResultsMap = lazy(async () => ({ default: (await loadResultsMap()).ResultsMap }))
