import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Bounds } from '../../../sync/domain/area/coordinates.ts'
import { FIT, paddedBounds } from '../../map/start-view.ts'
import { debounceUntilPointerUp } from '../../ui/timing/debounce-until-pointer-up.ts'

/** The map moves once the bounds have not changed for so long and no radius is being dragged, ms. */
const SETTLING_MS = 200
const FLY_MS = 300

/**
 * Brings all of the bounds into view whenever they are others, and again when the map gets another size, unless it was
 * moved by hand meanwhile. Something covers `top` pixels of the map.
 */
export function useFitBounds(map: MapInstance | null, bounds: Bounds | null, top: number): void {
  const fitted = useRef<string | null>(null)
  /** Where the map stood when it was fitted. */
  const stoodAt = useRef<string | null>(null)
  const key = JSON.stringify(bounds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes whenever the bounds do.
  useEffect(() => {
    if (map === null || bounds === null) return
    const showAll = (duration: number) => {
      map.once('moveend', () => {
        stoodAt.current = standOf(map)
      })
      map.fitBounds(paddedBounds(bounds), {
        ...FIT,
        padding: { top, right: 0, bottom: 0, left: 0 },
        duration,
      })
    }
    const refit = () => {
      if (fitted.current === key && stoodAt.current === standOf(map)) showAll(0)
    }
    const isFirst = fitted.current === null
    const first = () => {
      fitted.current = key
      showAll(isFirst ? 0 : FLY_MS)
    }
    const end = fitted.current === key ? undefined : debounceUntilPointerUp(first, isFirst ? 0 : SETTLING_MS)
    map.on('resize', refit)
    return () => {
      end?.()
      map.off('resize', refit)
    }
  }, [map, key, top])
}

function standOf(map: MapInstance): string {
  const { lng, lat } = map.getCenter()
  return [lng.toFixed(6), lat.toFixed(6), map.getZoom().toFixed(4)].join(' ')
}
