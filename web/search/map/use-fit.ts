import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import type { Bounds } from '../../../sync/domain/area/coordinates.ts'
import { FIT, paddedBounds } from '../../map/start-view.ts'

/** While a question is being typed the map stands still, ms. */
const SETTLING_MS = 500
export const FLY_MS = 300

interface Fit {
  /** What is asked, without what the map itself asks. */
  question: string
  /** What holds all found places; null where there is none, or no answer yet. */
  bounds: Bounds | null
  /** True while the map asks for what it shows: then it must not move by itself. */
  isHeld: boolean
}

/** Moves the map to show everything that answers a new question. A map that already shows that does not move. */
export function useFit(map: MapInstance | null, { question, bounds, isHeld }: Fit): void {
  const fitted = useRef<string | null>(bounds === null ? null : question)
  const newest = useRef(bounds)
  newest.current = bounds
  const hasBounds = bounds !== null

  useEffect(() => {
    if (map === null || !hasBounds || fitted.current === question) return
    const isFirst = fitted.current === null
    let isFlying = false
    const go = () => {
      fitted.current = question
      if (isHeld || newest.current === null) return
      isFlying = true
      map.fitBounds(paddedBounds(newest.current), { ...FIT, duration: isFirst ? 0 : FLY_MS })
      map.once('moveend', () => {
        isFlying = false
      })
    }
    const timer = setTimeout(go, isFirst ? 0 : SETTLING_MS)
    return () => {
      clearTimeout(timer)
      // A key that is pressed during the flight of the camera counts at once.
      if (isFlying) map.stop()
    }
  }, [map, hasBounds, question, isHeld])
}
