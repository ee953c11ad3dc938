import { lazy } from 'react'

/** The code of maps is larger than all the rest together, and comes when it is asked for. */
export const LazyPortfolioMap = lazy(async () => ({
  default: (await import('./portfolio-map.tsx')).PortfolioMap,
}))
