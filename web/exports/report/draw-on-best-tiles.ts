import { isWithin } from '../../../sync/domain/area/coordinates.ts'
import { NO_TILES } from '../../../sync/pictures/map-tiles.ts'
import { drawMarketingMap, type MarketingMap } from '../../../sync/pictures/marketing/marketing-map.ts'
import { openTiles, type TileSource } from '../../data/maps/tile-sources.ts'

/** A map as SVG, drawn with the first file of tiles that covers it and can be read; without one, on bare ground. */
export async function drawOnBestTiles(map: MarketingMap, sources: readonly TileSource[]): Promise<string> {
  const { latitude, longitude } = map.view.center
  for (const source of sources) {
    try {
      const tiles = await openTiles(source)
      if (isWithin(tiles.bounds, latitude, longitude)) return await drawMarketingMap(map, tiles)
    } catch {
      // The next one may be readable.
    }
  }
  return drawMarketingMap(map, NO_TILES)
}
