import type { MapTiles } from '../../../sync/pictures/map-tiles.ts'
import { openMapTiles } from '../../../sync/pictures/open-map-tiles.ts'
import { fetchBasemaps } from './basemaps.ts'

/** A file of tiles that pictures can be drawn from. */
export interface TileSource {
  url: string
  /** Small enough to be fetched at once; of others parts are read. */
  whole: boolean
}

/** The files of tiles, the best first, as the server draws from them: the user's own, then the built-in map. */
export async function tileSources(): Promise<TileSource[]> {
  const { streets } = await fetchBasemaps()
  return streets.flatMap((basemap) =>
    basemap.kind === 'pmtiles' ? [{ url: basemap.url, whole: basemap.whole }] : [],
  )
}

/** @throws where the file cannot be had or holds no vector tiles */
export async function openTiles({ url, whole }: TileSource): Promise<MapTiles> {
  if (!whole) return openMapTiles({ read: (offset, length) => readPart(url, offset, length) })
  const response = await fetchOrKept(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const bytes = await response.arrayBuffer()
  return openMapTiles({ read: async (offset, length) => bytes.slice(offset, offset + length) })
}

/** Without the server, as the browser last had it. */
async function fetchOrKept(url: string): Promise<Response> {
  try {
    return await fetch(url)
  } catch {
    return await fetch(url, { cache: 'force-cache' })
  }
}

async function readPart(url: string, offset: number, length: number): Promise<ArrayBuffer> {
  const response = await fetch(url, { headers: { Range: `bytes=${offset}-${offset + length - 1}` } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const bytes = await response.arrayBuffer()
  // A server that knows no ranges answers with all of it.
  return response.status === 206 ? bytes : bytes.slice(offset, offset + length)
}
