import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { WORLD_PIXELS } from '../domain/area/mercator.ts'
import type { MapTiles } from './map-tiles.ts'
import { type Box, type View, worldPoint } from './mercator.ts'

/** A tile where it lies in the picture. */
export interface SeenTile {
  readonly tile: VectorTile
  /** Pixels of its left upper corner and of its side. */
  readonly left: number
  readonly top: number
  readonly side: number
  /** What of the picture it is to fill. */
  readonly box: Box
}

/** Tiles are drawn at a quarter of their size at the least: smaller ones would be too many. */
const SMALLER = 2
/** Pixels drawn beyond the picture, so that no line's end is seen. */
const BLEED = 8

/**
 * The tiles a picture is drawn from. Beyond the last zoom of the tiles they are drawn larger; where one is
 * missing, the tile above it fills its place.
 */
export async function seenTiles(tiles: MapTiles, view: View): Promise<SeenTile[]> {
  if (view.zoom < tiles.minZoom - SMALLER) return []
  const zoom = Math.min(Math.max(Math.floor(view.zoom), tiles.minZoom), tiles.maxZoom)
  const count = 2 ** zoom
  const side = (WORLD_PIXELS * 2 ** view.zoom) / count
  const center = worldPoint(view.center)
  // In tiles, from the world's corner to the picture's.
  const west = center.x * count - view.width / 2 / side
  const north = center.y * count - view.height / 2 / side
  const found: Promise<SeenTile | null>[] = []
  for (let y = Math.max(Math.floor(north), 0); y < Math.min(north + view.height / side, count); y++) {
    for (let x = Math.floor(west); x < west + view.width / side; x++) {
      found.push(
        seenTile(tiles, { z: zoom, x, y, left: (x - west) * side, top: (y - north) * side, side }, view),
      )
    }
  }
  return (await Promise.all(found)).filter((tile) => tile !== null)
}

interface Square {
  z: number
  x: number
  y: number
  left: number
  top: number
  side: number
}

async function seenTile(tiles: MapTiles, square: Square, view: View): Promise<SeenTile | null> {
  const box = within(square, view)
  let { z, x, y, left, top, side } = square
  for (;;) {
    const columns = 2 ** z
    // Beyond the edge of the world its other side begins.
    const bytes = await tiles.read(z, ((x % columns) + columns) % columns, y)
    if (bytes !== null) return { tile: new VectorTile(new PbfReader(bytes)), left, top, side, box }
    if (z === tiles.minZoom) return null
    left -= (x & 1) * side
    top -= (y & 1) * side
    side *= 2
    ;[z, x, y] = [z - 1, x >> 1, y >> 1]
  }
}

/** Slightly more than the square, so that no seam shows between two tiles. */
function within({ left, top, side }: Square, { width, height }: View): Box {
  return {
    left: Math.max(left - 1, -BLEED),
    top: Math.max(top - 1, -BLEED),
    right: Math.min(left + side + 1, width + BLEED),
    bottom: Math.min(top + side + 1, height + BLEED),
  }
}
