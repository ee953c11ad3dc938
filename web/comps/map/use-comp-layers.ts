import { type Layer, PathLayer, SolidPolygonLayer } from 'deck.gl'
import { useMemo } from 'react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { haversineMiles } from '../../../sync/domain/area/distance.ts'
import { hasCoordinates } from '../../../sync/domain/has-coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { ringAround } from '../../../sync/pictures/ring-around.ts'
import type { SeenView } from '../../map/base-map-props.ts'
import { useTheme } from '../../ui/theme/theme.tsx'
import type { CompPins } from './comp-pins.ts'
import { dotsIn } from './dots-in.ts'
import { numberedPins } from './numbered-pins.ts'
import { createPinAtlas } from './pin-atlas.ts'
import { dotLayer, numberLayer, type OwnPin, pinDots } from './pin-layers.ts'

/** Indigo, as the user's own things are. */
const LINE: [number, number, number, number] = [62, 99, 221, 255]
const FILL: [number, number, number, number] = [62, 99, 221, 18]
/** The share of the way from corner to corner that is drawn. */
const DASH = 0.55

/** Numbers are placed again at every so many zoom levels. */
const ZOOM_STEP = 0.25
/** Nearer to the subject, its star stands for the place searched as well. */
const SAME_PLACE_MILES = 0.02

interface CompLayers {
  center: LatLng | null
  /** Miles; null for no ring. */
  radius: number | null
  /** Null while there are none. */
  pins: CompPins | null
  /** How many of them are shown. */
  count: number
  subject: Property | null
  /** Null until the map is there. */
  seen: SeenView | null
}

/** What is drawn over the basemap. What only another radius changes is little. */
export function useCompLayers({ center, radius, pins, count, subject, seen }: CompLayers): Layer[] {
  const { theme } = useTheme()
  const atlasOf = useMemo(() => createPinAtlas(theme), [theme])
  const dots = useMemo(() => pins && seen && pinDots(pins, dotsIn(pins, seen), theme), [pins, seen, theme])
  const zoom = seen === null ? null : Math.round(seen.zoom / ZOOM_STEP) * ZOOM_STEP
  const numbered = useMemo(() => (pins && zoom !== null ? numberedPins(pins, zoom) : []), [pins, zoom])
  const atlas = useMemo(() => pins && atlasOf(pins, numbered), [atlasOf, pins, numbered])
  const own = useMemo(() => ownPins(center, subject), [center, subject])
  const ring = useMemo(
    () => (center === null || radius === null ? [] : ringLayers(center, radius)),
    [center, radius],
  )
  return useMemo(() => {
    if (pins === null || dots === null || atlas === null) return ring
    const shown = numbered.filter((position) => position < count)
    return [...ring, dotLayer(dots, count), numberLayer(pins, shown, atlas, own)]
  }, [ring, pins, dots, count, numbered, atlas, own])
}

function ownPins(center: LatLng | null, subject: Property | null): OwnPin[] {
  const star = subject !== null && hasCoordinates(subject) ? subject : null
  const isSame = star !== null && center !== null && haversineMiles(star, center) < SAME_PLACE_MILES
  return [
    ...(center === null || isSame ? [] : [{ kind: 'center' as const, at: center }]),
    ...(star === null ? [] : [{ kind: 'star' as const, at: star }]),
  ]
}

type Place = [number, number]

/** The radius around the place searched: a dashed ring, the area within it tinted. */
function ringLayers(center: LatLng, miles: number) {
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
