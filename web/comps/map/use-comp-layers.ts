import { type Layer, PathLayer, SolidPolygonLayer } from 'deck.gl'
import { useMemo } from 'react'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { haversineMiles } from '../../../sync/domain/area/distance.ts'
import { mercatorX, mercatorY, WORLD_PIXELS } from '../../../sync/domain/area/mercator.ts'
import { hasCoordinates } from '../../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { ringAround } from '../../../sync/pictures/ring-around.ts'
import type { SeenView } from '../../map/base-map-props.ts'
import { useTheme } from '../../ui/theme/theme.tsx'
import type { CompPins } from './comp-pins.ts'
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

/** The layers over the basemap. Another radius alone changes few of them. */
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

/** In pixels. Dots that are closer together look like one. */
const CELL = 3
/** How far beyond the view dots are drawn, as a share of it: what comes in while the map is moved. */
const BEYOND = 0.5
/** More cells than the world is wide or tall at the closest zoom. */
const ROW = 2 ** 26

/** The positions of the pins that make a dot to be seen in a view, rising: of many on one spot, the first. */
export function dotsIn({ x, y }: CompPins, { bounds, zoom }: SeenView): number[] {
  const cells = (WORLD_PIXELS * 2 ** zoom) / CELL
  const [west, east] = widened(mercatorX(bounds.west), mercatorX(bounds.east))
  const [north, south] = widened(mercatorY(bounds.north), mercatorY(bounds.south))
  const taken = new Set<number>()
  const dots: number[] = []
  for (let position = 0; position < x.length; position++) {
    const across = x[position] as number
    const down = y[position] as number
    if (across < west || across > east || down < north || down > south) continue
    const cell = Math.floor(down * cells) * ROW + Math.floor(across * cells)
    if (taken.has(cell)) continue
    taken.add(cell)
    dots.push(position)
  }
  return dots
}

function widened(from: number, to: number): [number, number] {
  const more = (to - from) * BEYOND
  return [from - more, to + more]
}

/** Two digits fit a pin; those farther down the list have a number in the list only. */
const MOST_NUMBERED = 99
/** Pixels between the middles of two numbers: closer, one would cover the other. */
const APART = 15

/**
 * The positions of the pins that show their number at a zoom, the first ones first: one that would be covered by
 * an earlier one is a dot, and so is whatever is farther down the list.
 */
export function numberedPins({ x, y, numbers }: CompPins, zoom: number): number[] {
  const apart = APART / (WORLD_PIXELS * 2 ** zoom)
  const shown: number[] = []
  for (let i = 0; i < x.length && (numbers[i] as number) <= MOST_NUMBERED; i++) {
    const isCovered = shown.some(
      (other) =>
        Math.hypot((x[i] as number) - (x[other] as number), (y[i] as number) - (y[other] as number)) < apart,
    )
    if (!isCovered) shown.push(i)
  }
  return shown
}
