import type { Basemap } from '../../../sync/maps/basemaps.ts'
import { awakeTimeout } from '../../awake-timeout.ts'
import { BasemapFailure } from './basemap-failure.ts'
import { isBuiltIn } from './choose-basemap.ts'
import { prepareRaster } from './prepare-raster.ts'
import { prepareStyle } from './prepare-style.ts'
import { prepareTileFile } from './prepare-tile-file.ts'
import type { Preparation, PreparedBasemap } from './prepared-basemap.ts'

/** A provider with nothing usable by then is given up for the next one, ms. */
const PROVIDER_TIMEOUT_MS = 5_000

/** Nothing comes after the built-in map: it is waited for as long as its file comes in. */
function patienceFor(basemap: Basemap): number {
  return isBuiltIn(basemap) ? Number.POSITIVE_INFINITY : PROVIDER_TIMEOUT_MS
}

/** Asks a basemap for what is needed to draw it. Throws `BasemapFailure`, within `timeoutMs`. */
export async function prepareBasemap(
  basemap: Basemap,
  preparation: Preparation,
  timeoutMs = patienceFor(basemap),
): Promise<PreparedBasemap> {
  const late = new AbortController()
  const end = awakeTimeout(timeoutMs, () => late.abort())
  const signal = AbortSignal.any([preparation.signal, late.signal])
  try {
    return await Promise.race([prepare(basemap, { ...preparation, signal }), whenAborted(signal)])
  } catch (error) {
    if (late.signal.aborted) throw new BasemapFailure('slow')
    if (error instanceof BasemapFailure) throw error
    // `fetch` says no more than this of a network without answer, a refused certificate or a forbidden origin.
    throw new BasemapFailure(error instanceof TypeError ? 'unreachable' : 'not_a_map')
  } finally {
    end()
  }
}

function prepare(basemap: Basemap, preparation: Preparation): Promise<PreparedBasemap> {
  switch (basemap.kind) {
    case 'style':
      return prepareStyle(basemap, preparation)
    case 'raster':
      return prepareRaster(basemap, preparation)
    case 'pmtiles':
      return prepareTileFile(basemap, preparation)
  }
}

/** A file shared by several maps is read on without them. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
