import type { LatLng } from '../../sync/domain/area/coordinates.ts'
import type { MapTiles } from '../../sync/pictures/map-tiles.ts'
import { openMapTiles } from '../../sync/pictures/open-map-tiles.ts'
import { describeError } from '../errors/describe-error.ts'
import type { ByteSource } from '../files/byte-source.ts'
import type { Services } from '../services/services.ts'

/** The files of tiles that may show a place, the best first: the user's own where it has the place, the embedded one. */
export async function* tilesFor(place: LatLng, services: Services): AsyncGenerator<MapTiles> {
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
