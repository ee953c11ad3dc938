import { FetchSource, PMTiles, type RangeResponse, type Source } from 'pmtiles'
import type { Basemap } from '../../../sync/maps/basemaps.ts'
import { memoizeAsync } from '../../../sync/memo.ts'
import { awakeTimeout } from '../../awake-timeout.ts'
import { BasemapFailure } from './basemap-failure.ts'
import { tileFiles } from './tile-files.ts'

/** A file that sends nothing for so long is read again, ms. */
const QUIET_MS = 15_000

export type TileFile = Extract<Basemap, { kind: 'pmtiles' }>

/** The file of a basemap, open for drawing as `pmtiles://<its address>`. It is the same one for every map of the page. */
export function openTileFile({ url, whole }: TileFile, quietMs = QUIET_MS): PMTiles {
  const open = tileFiles.get(url)
  if (open !== undefined) return open
  const file = new PMTiles(whole ? wholeFile(url, quietMs) : fileInParts(url))
  tileFiles.add(file)
  return file
}

/** The next `openTileFile` reads the file again. */
export function forgetTileFile({ url }: TileFile): void {
  tileFiles.tiles.delete(url)
}

/** A file in parts, as the server answers ranges. */
function fileInParts(url: string): Source {
  const source = new FetchSource(url, undefined, 'same-origin')
  source.getKey = () => url
  return source
}

/** A file fetched at once, and kept: no server need answer ranges, and later maps ask for nothing. */
function wholeFile(url: string, quietMs: number): Source {
  const bytes = memoizeAsync(() => readAll(url, quietMs))
  return {
    getKey: () => url,
    async getBytes(offset, length): Promise<RangeResponse> {
      return { data: (await bytes()).slice(offset, offset + length) }
    },
  }
}

/** Reads a file for as long as it goes on coming. Throws `BasemapFailure`, or what `fetch` throws. */
async function readAll(url: string, quietMs: number): Promise<ArrayBuffer> {
  const quiet = new AbortController()
  const watch = () => awakeTimeout(quietMs, () => quiet.abort())
  let end = watch()
  try {
    const response = await fetch(url, { signal: quiet.signal })
    if (!response.ok) throw new BasemapFailure('refused')
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body?.getReader()
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      parts.push(part.value)
      end()
      end = watch()
    }
    return await new Blob(parts).arrayBuffer()
  } catch (error) {
    throw quiet.signal.aborted ? new BasemapFailure('slow') : error
  } finally {
    end()
  }
}
