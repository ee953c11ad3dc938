import type { Context } from 'hono'
import { drawMarketingMap, type MarketingMap } from '../../sync/pictures/marketing/marketing-map.ts'
import type { Services } from '../services/services.ts'
import { answerDrawing } from './answer-picture.ts'
import { drawnOnBestTiles } from './built-in-picture.ts'

/** Answers with a marketing map of the current book. It is not cached. */
export async function answerMarketingMap(
  c: Context,
  services: Services,
  map: MarketingMap,
): Promise<Response> {
  const svg = await drawnOnBestTiles(map.view.center, services, (tiles) => drawMarketingMap(map, tiles))
  const response = await answerDrawing(c, svg)
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}
