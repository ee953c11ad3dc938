import type { Basemap } from '../../../sync/maps/basemaps.ts'
import { failureWords } from './basemap-failure.ts'
import { type BasemapChoice, isBuiltIn } from './choose-basemap.ts'
import { basemapKey } from './given-up.ts'

/** Why another map than the preferred one is shown, in a sentence or two; null where none has failed. */
export function fallbackNotice({ failures }: BasemapChoice, shown: Basemap | null): string | null {
  const [preferred] = failures
  if (preferred === undefined) return null
  const why = `${preferred.basemap.name} ${failureWords(preferred.reason)}.`
  if (shown === null || failures.some(({ basemap }) => basemapKey(basemap) === basemapKey(shown))) return why
  if (isBuiltIn(shown)) return `${why} Showing the built-in map, without street detail.`
  return `${why} Showing ${shown.name} instead.`
}

/** Of a map that is still on its way. */
export const SLOW = 'The map is taking longer than usual to load.'

/** Why there is no map at all. */
export function noMapReason({ failures }: BasemapChoice): string {
  const last = failures.at(-1)
  if (last === undefined) return 'No map is configured.'
  if (!isBuiltIn(last.basemap)) return `${last.basemap.name} ${failureWords(last.reason)}.`
  return last.reason === 'slow' ? 'The map took too long to load.' : 'The map could not be loaded.'
}
