import type { Basemap, BasemapKind, Basemaps } from '../../../sync/maps/basemaps.ts'
import type { FailureReason } from './basemap-failure.ts'
import { basemapKey, type GivenUp } from './given-up.ts'

export interface BasemapChoice {
  /** To be drawn; null where all have failed. */
  wanted: Basemap | null
  /** Those before it, which failed. */
  failures: readonly { basemap: Basemap; reason: FailureReason }[]
  /** Is drawn at once while the wanted one keeps silent; null where it is the wanted one itself, or has failed. */
  meanwhile: Basemap | null
}

/** The first provider that has not failed. Where satellite or terrain is wanted, the built-in map comes last as well. */
export function chooseBasemap(basemaps: Basemaps, kind: BasemapKind, givenUp: GivenUp): BasemapChoice {
  const builtIn = builtInOf(basemaps)
  const candidates = [...basemaps[kind]]
  if (builtIn !== null && !candidates.includes(builtIn)) candidates.push(builtIn)
  const first = candidates.findIndex((candidate) => !givenUp.has(basemapKey(candidate)))
  const wanted = candidates[first] ?? null
  const passed = first < 0 ? candidates : candidates.slice(0, first)
  return {
    wanted,
    failures: passed.flatMap((basemap) => {
      const reason = givenUp.get(basemapKey(basemap))
      return reason === undefined ? [] : [{ basemap, reason }]
    }),
    meanwhile: wanted === builtIn || builtIn === null || givenUp.has(basemapKey(builtIn)) ? null : builtIn,
  }
}

/** The basemap that needs no network: the whole file at the end of the streets. */
function builtInOf(basemaps: Basemaps): Basemap | null {
  const last = basemaps.streets.at(-1)
  return last !== undefined && isBuiltIn(last) ? last : null
}

/** Whether it is the one the product brings along. */
export function isBuiltIn(basemap: Basemap): boolean {
  return basemap.kind === 'pmtiles' && basemap.whole
}
