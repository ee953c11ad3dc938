import { FetchSource, PMTiles, type RangeResponse, type Source } from 'pmtiles'
import type { Basemap } from '../../../sync/maps/basemaps.ts'
import { onceItWorks } from '../../../sync/once-it-works.ts'
import { tileFiles } from './tile-files.ts'

type TileFile = Extract<Basemap, { kind: 'pmtiles' }>

/** The file of a basemap, open for drawing as `pmtiles://<its address>`. It is the same one for every map of the page. */
export function openTileFile({ url, whole }: TileFile): PMTiles {
  const open = tileFiles.get(url)
  if (open !== undefined) return open
  const file = new PMTiles(whole ? wholeFile(url) : fileInParts(url))
  tileFiles.add(file)
  return file
}

/** The next `openTileFile` reads the file anew. */
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
function wholeFile(url: string): Source {
  const bytes = onceItWorks(async () => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    return response.arrayBuffer()
  })
  return {
    getKey: () => url,
    async getBytes(offset, length): Promise<RangeResponse> {
      return { data: (await bytes()).slice(offset, offset + length) }
    },
  }
}
