import type { MapTiles } from './map-tiles.ts'
import { milesPerPixel, type View } from './mercator.ts'

/** Tiles from this zoom on hold streets. */
const STREETS_FROM = 13
/** How many zooms streets can be enlarged by before they are bare lines. */
const LARGER = 1.5
/** Where tiles have no streets, the towns around show where a place is. Miles across the picture's shorter side. */
const AROUND_MILES = 12
/** In a picture with a shorter side below these pixels, only the names of larger towns have room. */
const SMALL = { below: 160, aroundMiles: 30 }

export function hasStreets({ maxZoom }: MapTiles): boolean {
  return maxZoom >= STREETS_FROM
}

/** The zoom for a picture of one place: the one asked for, but never so close that the tiles have nothing to show. */
export function placeZoom(asked: View, tiles: MapTiles): number {
  if (hasStreets(tiles)) return Math.min(asked.zoom, tiles.maxZoom + LARGER)
  const isSmall = Math.min(asked.width, asked.height) < SMALL.below
  const zoom = zoomAround(asked, isSmall ? SMALL.aroundMiles : AROUND_MILES)
  // Tiles of lower zooms name fewer towns.
  return Math.max(zoom, Math.min(asked.zoom, tiles.maxZoom))
}

/** The zoom asked for, or one less close that shows so many miles across the picture's shorter side. */
export function zoomAround(asked: View, miles: number): number {
  const shown = milesPerPixel(asked) * Math.min(asked.width, asked.height)
  return Math.max(0, asked.zoom - Math.max(0, Math.log2(miles / shown)))
}
