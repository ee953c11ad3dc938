import { lazy } from 'react'

/** The code of the map is larger than all the rest together, and comes when it is asked for. */
export const LazyCompsMap = lazy(async () => ({ default: (await import('./comps-map.tsx')).CompsMap }))
