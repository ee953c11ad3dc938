import type { LatLng } from '../../domain/area/coordinates.ts'
import { pixelOf, type View } from '../mercator.ts'
import { pathData } from '../path-data.ts'
import { INDIGO } from '../pin.ts'
import { ringAround } from '../ring-around.ts'

/** All that is within a radius. */
export interface Ring {
  readonly center: LatLng
  readonly radiusMiles: number
}

/** As an element of SVG. */
export function drawRing({ center, radiusMiles }: Ring, view: View): string {
  const path = pathData(
    ringAround(center, radiusMiles).map((place) => pixelOf(view, place)),
    true,
  )
  return (
    `<path d="${path}" fill="${INDIGO}" fill-opacity="0.07" stroke="${INDIGO}" stroke-width="1.5" ` +
    'stroke-dasharray="5 4"/>'
  )
}
