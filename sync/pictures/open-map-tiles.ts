import { PMTiles, type Source, TileType } from 'pmtiles'
import * as z from 'zod/mini'
import { creditsOf } from '../maps/credits-of.ts'
import type { MapTiles } from './map-tiles.ts'

/** A file of which parts can be read. */
interface TileFile {
  /** The bytes from `offset`; fewer than `length` at the end of the file. */
  read(offset: number, length: number): Promise<ArrayBuffer>
}

const metadata = z.object({ attribution: z.optional(z.string()) })
/** Longer credits would cover the picture. */
const CREDITS_LENGTH = 160

/**
 * Opens a PMTiles file of vector tiles. Its credits are the attribution in its metadata.
 * @throws where it is no such file, or cannot be read; so does `read` later
 */
export async function openMapTiles(file: TileFile): Promise<MapTiles> {
  const source: Source = {
    getKey: () => 'tiles',
    getBytes: async (offset, length) => ({ data: await file.read(offset, length) }),
  }
  const archive = new PMTiles(source)
  const header = await archive.getHeader()
  if (header.tileType !== TileType.Mvt) throw new Error('The file holds no vector tiles.')
  const about = z.safeParse(metadata, await archive.getMetadata())
  return {
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: { south: header.minLat, west: header.minLon, north: header.maxLat, east: header.maxLon },
    credits: about.success ? creditWords(about.data.attribution ?? '') : '',
    async read(zoom, x, y) {
      const tile = await archive.getZxy(zoom, x, y)
      return tile === undefined ? null : new Uint8Array(tile.data)
    },
  }
}

/** Without their links: a picture has none. */
function creditWords(attribution: string): string {
  const names = creditsOf(attribution).map(({ text }) => text)
  return names.join(' · ').slice(0, CREDITS_LENGTH)
}
