import { type Bounds, boundsOf, type LatLng, padBounds } from '../../domain/area/coordinates.ts'
import { boxOfPin } from '../draw/draw-pins.ts'
import type { Ring } from '../draw/draw-ring.ts'
import { middleOf, pixelOf, type View, zoomToFit } from '../mercator.ts'
import type { Pin } from '../pin.ts'
import { ringAround } from '../ring-around.ts'

/** Zoom by the extent of what is shown, degrees (specification, section 9). */
export const ZOOM_BY_SPAN = [
  { over: 0.08, zoom: 11 },
  { over: 0.05, zoom: 12 },
  { over: 0.03, zoom: 13 },
  { over: 0.02, zoom: 14 },
  { over: 0.01, zoom: 15 },
] as const
export const CLOSEST_ZOOM = 16

/** Bounds are padded by so much of their span on each side, and by at least so many degrees. */
export const PADDING = { share: 0.2, least: 0.01 } as const

/** Where the map stands before there is anything to show (specification, section 9). */
export const NOTHING_TO_SHOW = { center: { latitude: 29.7604, longitude: -95.3698 }, zoom: 10 } as const

/** Pixels along the edges that scale and credits may cover. */
const EDGE = { side: 4, top: 4, bottom: 24 }

/** The specification's zoom for the wider extent of the pins. */
export function zoomForSpan(degrees: number): number {
  return ZOOM_BY_SPAN.find(({ over }) => degrees > over)?.zoom ?? CLOSEST_ZOOM
}

/**
 * Where a marketing map stands: in the middle of all pins and the ring, at the specification's zoom for the extent of
 * the pins. In the picture's 800 by 600 pixels that zoom cuts off pins of many extents, such as one of 0.05 degrees
 * from north to south; there the padded bounds are fitted instead. So no comp is ever missing from a picture.
 */
export function marketingView(
  pins: readonly Pin[],
  ring: Ring | null,
  size: Pick<View, 'width' | 'height'>,
): View {
  const places = pins.map(({ at }) => at)
  const around = ring === null ? [] : ringAround(ring.center, ring.radiusMiles)
  const bounds = boundsOf([...places, ...around])
  if (bounds === null) return { ...size, ...NOTHING_TO_SHOW }
  const view = { ...size, center: middleOf(bounds), zoom: zoomForSpan(spanOf(boundsOf(places))) }
  if (pins.every((pin) => isShown(pin, view)) && around.every((place) => isInside(place, view))) return view
  const fitting = zoomToFit(padBounds(bounds, PADDING.share, PADDING.least), size.width, size.height)
  // Hundredths are what map services take.
  return { ...view, zoom: Math.max(0, Math.min(view.zoom, Math.floor(fitting * 100) / 100)) }
}

function spanOf(bounds: Bounds | null): number {
  return bounds === null ? 0 : Math.max(bounds.north - bounds.south, bounds.east - bounds.west)
}

function isShown(pin: Pin, view: View): boolean {
  const { left, top, right, bottom } = boxOfPin(pin, view)
  return (
    left >= EDGE.side &&
    top >= EDGE.top &&
    right <= view.width - EDGE.side &&
    bottom <= view.height - EDGE.bottom
  )
}

function isInside(place: LatLng, view: View): boolean {
  const { x, y } = pixelOf(view, place)
  return x >= 0 && y >= 0 && x <= view.width && y <= view.height
}
