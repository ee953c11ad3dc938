import type { Map as MapInstance } from 'maplibre-gl'
import { useEffect, useRef } from 'react'
import { boundsAround, type LatLng } from '../../../sync/domain/coordinates.ts'
import { FIT, paddedBounds } from '../../map/start-view.ts'

/** While the radius is dragged the map stands still, ms. */
const SETTLING_MS = 200
const FLY_MS = 300

/** Brings the whole ring into view whenever it is another one; something covers `top` pixels of the map. */
export function useRingFit(map: MapInstance | null, centre: LatLng | null, miles: number, top: number): void {
  const fitted = useRef<string | null>(null)
  useEffect(() => {
    if (map === null || centre === null) return
    const ring = `${centre.latitude} ${centre.longitude} ${miles}`
    if (fitted.current === ring) return
    const isFirst = fitted.current === null
    const fit = () => {
      fitted.current = ring
      map.fitBounds(paddedBounds(boundsAround(centre, miles)), {
        ...FIT,
        padding: { top, right: 0, bottom: 0, left: 0 },
        duration: isFirst ? 0 : FLY_MS,
      })
    }
    const timer = setTimeout(fit, isFirst ? 0 : SETTLING_MS)
    return () => clearTimeout(timer)
  }, [map, centre, miles, top])
}
