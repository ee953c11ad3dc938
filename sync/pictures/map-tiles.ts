import type { Bounds } from '../domain/area/coordinates.ts'

/** Vector tiles a map can be drawn from. */
export interface MapTiles {
  readonly minZoom: number
  readonly maxZoom: number
  /** Where there are tiles at all. */
  readonly bounds: Bounds
  /** Who must be credited, in words; empty where nobody. */
  readonly credits: string
  /** A tile in Mapbox's format, not compressed; null where there is none. */
  read(z: number, x: number, y: number): Promise<Uint8Array | null>
}

/** Bare ground: what is drawn where no tiles can be read. */
export const NO_TILES: MapTiles = {
  minZoom: 0,
  maxZoom: 0,
  bounds: { south: -90, west: -180, north: 90, east: 180 },
  credits: '',
  read: async () => null,
}
