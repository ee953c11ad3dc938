import type { MapTiles } from '../../sync/pictures/map-tiles.ts'
import { openTiles, tileSources } from './tile-sources.ts'

let opening: Promise<MapTiles> | null = null

/**
 * The tiles of the built-in map, to draw small pictures from: one file, fetched once for the page's life.
 * @throws where it cannot be had; the next call tries again
 */
export function builtInTiles(): Promise<MapTiles> {
  opening ??= open().catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

async function open(): Promise<MapTiles> {
  const builtIn = (await tileSources()).findLast(({ whole }) => whole)
  if (builtIn === undefined) throw new Error('There is no built-in map.')
  return openTiles(builtIn)
}
