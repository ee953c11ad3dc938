import type { Map as MapInstance } from 'maplibre-gl'
import type { ReactNode } from 'react'
import type { Bounds, LatLng } from '../../sync/domain/area/coordinates.ts'
import type { BasemapKind } from '../../sync/maps/basemaps.ts'

/** What can be seen of a map. */
export interface SeenView {
  bounds: Bounds
  zoom: number
}

/** Why there is no map, and what tries again. */
export type MapFailure = (reason: string, onRetry: () => void) => ReactNode

export interface BaseMapProps {
  /** Names the map for assistive technology: "Map of 42 properties". */
  label: string
  /** Streets where none is given. */
  kind?: BasemapKind
  /** What the map shows at first. Later changes of it move nothing: move the map itself. */
  start: (LatLng & { zoom: number }) | { bounds: Bounds }
  /** What it stands in scrolls: the wheel and one finger scroll on, Ctrl and two fingers move the map. */
  inScroller?: boolean
  /** The map can be drawn on and moved from now on. */
  onReady?: (map: MapInstance) => void
  /** After every movement, by hand or not. */
  onMoved?: (seen: SeenView) => void
  /** The zoom beyond which the basemap shows nothing new, or null where it shows streets; whenever that changes. */
  onDetail?: (detailZoom: number | null) => void
  /** What stands in place of a map that cannot be drawn at all, such as without WebGL; a sentence where none is given. */
  failed?: MapFailure | undefined
  /** Layers, popups and controls. */
  children?: ReactNode
}
