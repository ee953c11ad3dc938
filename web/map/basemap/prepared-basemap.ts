import type { StyleSpecification } from 'maplibre-gl'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import type { Basemap } from '../../../sync/maps/basemaps.ts'
import type { Theme } from '../../ui/theme/theme-store.ts'

/** A basemap that has answered: what MapLibre draws. */
export interface PreparedBasemap {
  basemap: Basemap
  theme: Theme
  style: StyleSpecification
  /** Closer than this nothing new appears; null where streets and buildings do. */
  detailZoom: number | null
}

/** What a basemap is prepared for. */
export interface Preparation {
  theme: Theme
  /** Where the map stands: a tile there is asked for, to see whether any come. */
  near: LatLng & { zoom: number }
  signal: AbortSignal
}
