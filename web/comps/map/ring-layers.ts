import { PathLayer, SolidPolygonLayer } from 'deck.gl'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { ringAround } from '../../../sync/pictures/ring-around.ts'

/** Indigo, as the user's own things are. */
const LINE: [number, number, number, number] = [62, 99, 221, 255]
const FILL: [number, number, number, number] = [62, 99, 221, 18]
/** The share of the way from corner to corner that is drawn. */
const DASH = 0.55

type Place = [number, number]

/** The radius around the place searched: a dashed ring, the area within it tinted. */
export function ringLayers(center: LatLng, miles: number) {
  const corners = ringAround(center, miles).map(({ longitude, latitude }): Place => [longitude, latitude])
  return [
    new SolidPolygonLayer<Place[]>({
      id: 'radius',
      data: [corners],
      getPolygon: (corners) => corners,
      getFillColor: FILL,
      pickable: false,
    }),
    new PathLayer<Place[]>({
      id: 'radius-ring',
      data: corners.map((corner, i) => dash(corner, corners[(i + 1) % corners.length] ?? corner)),
      getPath: (path) => path,
      getColor: LINE,
      getWidth: 1.75,
      widthUnits: 'pixels',
      pickable: false,
    }),
  ]
}

function dash(from: Place, to: Place): Place[] {
  return [from, [from[0] + (to[0] - from[0]) * DASH, from[1] + (to[1] - from[1]) * DASH]]
}
