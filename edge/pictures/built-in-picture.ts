import type { PictureQuery } from '../../sync/api/pictures.ts'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import { drawMap } from '../../sync/pictures/draw-map.ts'
import { type MapTiles, NO_TILES } from '../../sync/pictures/map-tiles.ts'
import { decodeMarkers } from '../../sync/pictures/marker-string.ts'
import type { Box, View } from '../../sync/pictures/mercator.ts'
import { placeZoom } from '../../sync/pictures/place-zoom.ts'
import { describeError } from '../errors/describe-error.ts'
import type { Services } from '../services/services.ts'
import { tilesFor } from './picture-tiles.ts'

/** A picture of what was asked. Never fails. */
export function builtInPicture(asked: PictureQuery, services: Services): Promise<string> {
  return drawnOnBestTiles(asked, services, (tiles) => draw(asked, tiles))
}

/** Draws from the best tiles of a place that can be read; where none can, on bare ground. */
export async function drawnOnBestTiles(
  place: LatLng,
  services: Services,
  draw: (tiles: MapTiles) => Promise<string>,
): Promise<string> {
  for await (const tiles of tilesFor(place, services)) {
    try {
      return await draw(tiles)
    } catch (error) {
      services.log({ event: 'picture', error: describeError(error) })
    }
  }
  return draw(NO_TILES)
}

/** Pixels kept free of words around the place, for a pin that is laid over the picture. */
const FREE = 11

function draw(asked: PictureQuery, tiles: MapTiles): Promise<string> {
  const { latitude, longitude, zoom, width, height, scale } = asked
  const pins = decodeMarkers(asked.markers) ?? []
  const view = { width, height, centre: { latitude, longitude }, zoom }
  const shown = pins.length > 1 ? view : { ...view, zoom: placeZoom(view, tiles) }
  return drawMap({ ...shown, scale, tiles, pins, covered: pins.length === 0 ? [middleOf(view)] : [] })
}

function middleOf({ width, height }: View): Box {
  const [x, y] = [width / 2, height / 2]
  return { left: x - FREE, top: y - FREE, right: x + FREE, bottom: y + FREE }
}
