import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import type { Basemap, BasemapKind } from '../../../sync/maps/basemaps.ts'
import { awakeTimeout } from '../../awake-timeout.ts'
import { askForBasemaps, useBasemaps } from '../../data/maps/use-basemaps.ts'
import { SERVER_AWAY } from '../../ui/states/server-away.ts'
import { useTheme } from '../../ui/theme/theme.tsx'
import { useTryingAgain } from '../use-trying-again.ts'
import { BasemapFailure, type FailureReason, failureWords } from './basemap-failure.ts'
import { type BasemapChoice, chooseBasemap, isBuiltIn } from './choose-basemap.ts'
import { basemapKey, createGivenUpStore } from './given-up.ts'
import { prepareBasemap } from './prepare-basemap.ts'
import type { PreparedBasemap } from './prepared-basemap.ts'
import { forgetTileFile } from './tile-file.ts'

/** The built-in map is shown once the wanted one has been silent for this long, ms. */
const MEANWHILE_AFTER_MS = 400

const givenUp = createGivenUpStore()

function isStillGood(shown: PreparedBasemap | null): boolean {
  return shown !== null && !givenUp.current().has(basemapKey(shown.basemap))
}

export interface BasemapInUse {
  /** What is drawn; null until the first one is ready. */
  shown: PreparedBasemap | null
  /** Why it is not the preferred one; null where it is. */
  notice: string | null
  /** Why nothing can be drawn; null where something can. */
  failure: string | null
  /** Gives a basemap up for the next one. */
  giveUp: (basemap: Basemap, reason: FailureReason) => void
  /** Tries all of them again, the preferred one first. */
  retry: () => void
}

/**
 * Draws the first basemap that answers, and the next one when it stops answering. Where none answers it keeps trying.
 * `near` is the center of the map.
 */
export function useBasemap(kind: BasemapKind, near: () => LatLng & { zoom: number }): BasemapInUse {
  const { theme } = useTheme()
  const basemaps = useBasemaps()
  const failed = useSyncExternalStore(givenUp.subscribe, givenUp.current)
  const [shown, setShown] = useState<PreparedBasemap | null>(null)
  const [tries, setTries] = useState(0)
  const choice = useMemo(
    () => (basemaps === null || basemaps === 'unknown' ? null : chooseBasemap(basemaps, kind, failed)),
    [basemaps, kind, failed],
  )
  const wanted = choice?.wanted ?? null
  const meanwhile = choice?.meanwhile ?? null
  const isAwaited = wanted !== null && shown !== null && basemapKey(shown.basemap) !== basemapKey(wanted)
  const hasFailures = choice !== null && choice.failures.length > 0
  // The line under the map stays while a provider that failed is tried again, so that nothing jumps.
  const [isLineShown, setLineShown] = useState(false)
  if (hasFailures && !isLineShown) setLineShown(true)
  if (!hasFailures && !isAwaited && isLineShown) setLineShown(false)

  const failing = failureNow()
  // While it is tried again by itself, the failure stays until there is something to draw.
  const [failure, setFailure] = useState<string | null>(null)
  if (failing !== null && failing !== failure) setFailure(failing)
  if (failing === null && shown !== null && failure !== null) setFailure(null)
  const isSlow = useSlow(shown === null && failure === null, tries)
  useTryingAgain(failure !== null, () => {
    givenUp.clear()
    askForBasemaps()
  })

  useEffect(() => {
    givenUp.prune()
    const stop = new AbortController()
    window.addEventListener('online', givenUp.clear, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the map stands is asked when it is needed.
  useEffect(() => {
    if (wanted === null) {
      setShown(null)
      return
    }
    const stop = new AbortController()
    const prepare = (basemap: Basemap, onReady: (prepared: PreparedBasemap) => void) => {
      prepareBasemap(basemap, { theme, near: near(), signal: stop.signal }).then(
        (prepared) => stop.signal.aborted || onReady(prepared),
        (error: unknown) => {
          if (stop.signal.aborted) return
          givenUp.add(basemap, error instanceof BasemapFailure ? error.reason : 'not_a_map')
        },
      )
    }
    let ready = false
    prepare(wanted, (prepared) => {
      ready = true
      setShown(prepared)
    })
    const timer = setTimeout(() => {
      if (meanwhile === null || ready) return
      prepare(meanwhile, (prepared) => ready || setShown((last) => (isStillGood(last) ? last : prepared)))
    }, MEANWHILE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, meanwhile, theme, tries])

  const giveUp = useCallback((basemap: Basemap, reason: FailureReason) => givenUp.add(basemap, reason), [])
  return {
    shown,
    notice: noticeOf(),
    failure,
    giveUp,
    retry() {
      if (shown === null && choice !== null) forgetUnread(choice)
      givenUp.clear()
      askForBasemaps()
      setFailure(null)
      setTries((last) => last + 1)
    },
  }

  function noticeOf(): string | null {
    if (isSlow) return SLOW
    if (choice === null || wanted === null) return null
    if (hasFailures) return fallbackNotice(choice, shown?.basemap ?? null)
    return isLineShown ? `Trying ${wanted.name} again.` : null
  }

  function failureNow(): string | null {
    if (basemaps === 'unknown') return SERVER_AWAY
    return choice === null || wanted !== null ? null : noMapReason(choice)
  }
}

/** A file that is still being read is read again. */
function forgetUnread({ wanted, meanwhile }: BasemapChoice): void {
  for (const basemap of [wanted, meanwhile]) if (basemap?.kind === 'pmtiles') forgetTileFile(basemap)
}

/** A map that is not there by then can be asked for again, ms. */
const SLOW_AFTER_MS = 10_000

/** True once it has been waited for long. Counted again for every try. */
function useSlow(isWaiting: boolean, tries: number): boolean {
  const [slowTry, setSlowTry] = useState<number | null>(null)
  useEffect(
    () => (isWaiting ? awakeTimeout(SLOW_AFTER_MS, () => setSlowTry(tries)) : undefined),
    [isWaiting, tries],
  )
  return isWaiting && slowTry === tries
}

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
const SLOW = 'The map is taking longer than usual to load.'

/** Why there is no map at all. */
export function noMapReason({ failures }: BasemapChoice): string {
  const last = failures.at(-1)
  if (last === undefined) return 'No map is configured.'
  if (!isBuiltIn(last.basemap)) return `${last.basemap.name} ${failureWords(last.reason)}.`
  return last.reason === 'slow' ? 'The map took too long to load.' : 'The map could not be loaded.'
}
