import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Bounds } from '../../../sync/domain/coordinates.ts'
import { FIT, paddedBounds } from '../../map/start-view.ts'
import { whenSettled } from '../../ui/when-settled.ts'

/** While the bounds keep changing, and while a radius is being dragged, the map stands still, ms. */
const SETTLING_MS = 200
const FLY_MS = 300

/** Brings all of the bounds into view whenever they are others; something covers `top` pixels of the map. */
export function useFitBounds(map: MapInstance | null, bounds: Bounds | null, top: number): void {
  const fitted = useRef<string | null>(null)
  const key = JSON.stringify(bounds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the bounds.
  useEffect(() => {
    if (map === null || bounds === null || fitted.current === key) return
    const isFirst = fitted.current === null
    const fit = () => {
      fitted.current = key
      map.fitBounds(paddedBounds(bounds), {
        ...FIT,
        padding: { top, right: 0, bottom: 0, left: 0 },
        duration: isFirst ? 0 : FLY_MS,
      })
    }
    return whenSettled(fit, isFirst ? 0 : SETTLING_MS)
  }, [map, key, top])
}
