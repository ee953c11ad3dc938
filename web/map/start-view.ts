import type { LngLatBoundsLike } from 'maplibre-gl'
import { type Bounds, type LatLng, padBounds } from '../../sync/domain/area/coordinates.ts'
import type { BaseMapProps } from './base-map-props.ts'

/** Bounds are widened by this share of their span on each side (specification, section 2). */
const PADDING = 0.1
/** A single place has no span: it is shown from this close. */
const CLOSEST_ZOOM = 16

/** How bounds are fitted, at the start and later. Pins stand above their places, which counts on a low map. */
export const FIT = {
  maxZoom: CLOSEST_ZOOM,
  padding: { top: 16, right: 0, bottom: 0, left: 0 },
  duration: 0,
} as const

/** The bounds as MapLibre takes them, padded. */
export function paddedBounds(bounds: Bounds): LngLatBoundsLike {
  const { south, west, north, east } = padBounds(bounds, PADDING)
  return [
    [west, south],
    [east, north],
  ]
}

/** Where the map stands at first. */
export function initialView(start: BaseMapProps['start']) {
  if (!('bounds' in start)) return start
  return { bounds: paddedBounds(start.bounds), fitBoundsOptions: FIT }
}

/** The middle of it, and about its zoom. */
export function middleOf(start: BaseMapProps['start']): LatLng & { zoom: number } {
  if (!('bounds' in start)) return start
  const { south, west, north, east } = start.bounds
  return { latitude: (south + north) / 2, longitude: (west + east) / 2, zoom: 10 }
}
