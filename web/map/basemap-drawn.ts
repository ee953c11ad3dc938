import { createContext, use } from 'react'

/** Whether the map has its first basemap. It took away what was put on the map before; later ones do not. */
export const BasemapDrawn = createContext(false)

/** Inside `BaseMap`: for sources and layers that are put on the map by hand. */
export function useBasemapDrawn(): boolean {
  return use(BasemapDrawn)
}
