import { StartProblem } from '../errors/start-problem.ts'
import { fileSource } from './sources/file-source.ts'

/** The name of the format and its version, at the beginning of every PMTiles file. */
const PMTILES_3 = 'PMTiles\u0003'

/**
 * Checks that the map file of the settings is a PMTiles file. A file at a web address is checked when a map is drawn.
 * @throws StartProblem
 */
export async function checkOwnBasemap(pmtiles: string | null): Promise<void> {
  if (pmtiles === null || /^https?:\/\//.test(pmtiles)) return
  const begin = await fileSource(pmtiles)
    .read(0, PMTILES_3.length)
    .catch(() => null)
  if (begin === null) {
    throw new StartProblem(
      `BASEMAP_PMTILES names ${pmtiles}, and there is no file that can be read. Correct it, or start without it.`,
    )
  }
  if (new TextDecoder().decode(begin) !== PMTILES_3) {
    throw new StartProblem(
      `BASEMAP_PMTILES names ${pmtiles}, which is no PMTiles file of version 3. Correct it, or start without it.`,
    )
  }
}
