import { type ByteSource, urlSource } from '../files/byte-source.ts'
import type { Services } from '../services/services.ts'

/** Where the embedded basemap stands among the files of the web app. */
export const EMBEDDED_BASEMAP = 'basemap/us.pmtiles'

/** The file of tiles named in the settings: at an address, or where `fileAt` finds it. */
export function ownBasemap(
  pmtiles: string | null,
  ask: Services['fetch'],
  fileAt: (path: string) => ByteSource | null,
): ByteSource | null {
  if (pmtiles === null) return null
  return /^https?:\/\//.test(pmtiles) ? urlSource(pmtiles, ask) : fileAt(pmtiles)
}
