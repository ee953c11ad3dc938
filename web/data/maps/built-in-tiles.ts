import { memoizeAsync } from '../../../sync/memo.ts'
import { openTiles, tileSources } from './tile-sources.ts'

/**
 * The tiles of the built-in map, to draw small pictures from: one file, fetched once for the page's life.
 * @throws where it cannot be had; the next call tries again
 */
export const builtInTiles = memoizeAsync(async () => {
  const builtIn = (await tileSources()).findLast(({ whole }) => whole)
  if (builtIn === undefined) throw new Error('There is no built-in map.')
  return openTiles(builtIn)
})
