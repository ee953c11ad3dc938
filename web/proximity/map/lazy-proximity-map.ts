import { lazy } from 'react'

/** The code of the map is larger than all the rest together, and comes when it is asked for. */
export const LazyProximityMap = lazy(async () => ({
  default: (await import('./proximity-map.tsx')).ProximityMap,
}))
