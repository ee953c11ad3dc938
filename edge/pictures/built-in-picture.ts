import type { PictureQuery } from '../../sync/api/pictures.ts'
import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import { drawMap } from '../../sync/pictures/draw/draw-map.ts'
import { type MapTiles, NO_TILES } from '../../sync/pictures/map-tiles.ts'
import { decodeMarkers } from '../../sync/pictures/marker-string.ts'
import type { Box, View } from '../../sync/pictures/mercator.ts'
import { openMapTiles } from '../../sync/pictures/open-map-tiles.ts'
import { placeZoom } from '../../sync/pictures/place-zoom.ts'
import { describeError } from '../errors/describe-error.ts'
import type { ByteSource } from '../files/byte-source.ts'
import type { Services } from '../services/services.ts'

/** A built-in picture. Never fails. */
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
  const view = { width, height, center: { latitude, longitude }, zoom }
  const shown = pins.length > 1 ? view : { ...view, zoom: placeZoom(view, tiles) }
  return drawMap({ ...shown, scale, tiles, pins, covered: pins.length === 0 ? [middleOf(view)] : [] })
}

function middleOf({ width, height }: View): Box {
  const [x, y] = [width / 2, height / 2]
  return { left: x - FREE, top: y - FREE, right: x + FREE, bottom: y + FREE }
}

/**
 * The files of tiles that may show a place, the best first: the user's own where it has the place, the embedded one.
 */
async function* tilesFor(place: LatLng, services: Services): AsyncGenerator<MapTiles> {
  const { embedded, own } = services.basemap
  for (const [name, file] of [['own', own] as const, ['embedded', embedded] as const]) {
    const tiles = file && (await opened(name, file, services))
    if (tiles && has(tiles, place)) yield tiles
  }
}

/** Opened for each picture: a newer file of the same name is read from then on. */
async function opened(name: string, file: ByteSource, { log }: Services): Promise<MapTiles | null> {
  try {
    return await openMapTiles(file)
  } catch (error) {
    log({ event: 'tiles', file: name, error: describeError(error) })
    return null
  }
}

function has({ bounds }: MapTiles, { latitude, longitude }: LatLng): boolean {
  const isWithin = latitude >= bounds.south && latitude <= bounds.north
  return isWithin && longitude >= bounds.west && longitude <= bounds.east
}
