import { boundsOf, type LatLng } from '../../../sync/domain/area/coordinates.ts'
import type { RentTier } from '../../../sync/domain/rents/rent-tier.ts'
import { middleOf, type Point, pixelOf, type View, zoomToFit } from '../../../sync/pictures/mercator.ts'
import { pathData } from '../../../sync/pictures/path-data.ts'
import { ringAround } from '../../../sync/pictures/ring-around.ts'
import type { CompListSummary } from '../comp-list-summary.ts'

export interface ThumbnailScene {
  view: View
  dots: readonly (Point & { id: string; tier: RentTier })[]
  /** The data of a path; null where the list has no radius. */
  ring: string | null
  center: Point | null
}

/** Pixels kept free on each side: dots are not cut off, and credits have their place. */
const MARGIN = { side: 20, edge: 16 }
/** Closer, a few neighbors would look like a plan of their yard. */
const CLOSEST_ZOOM = 12
/** Steps of the zoom: a list whose comps hardly change keeps its picture. */
const STEPS = 4

/** What the small map of a list shows in so many pixels; null where nothing of it is located. */
export function thumbnailScene(
  { dots, center }: Pick<CompListSummary, 'dots' | 'center'>,
  radius: number | null,
  { width, height }: Pick<View, 'width' | 'height'>,
): ThumbnailScene | null {
  const places = dots.map(({ at }) => at)
  const around = center === null || radius === null ? [] : ringAround(center, radius)
  // The ring may be cut above and below, as long as every comp is seen.
  const bounds = boundsOf(seenOf(center === null ? places : [center, ...places], around))
  if (bounds === null) return null
  const fitting = zoomToFit(bounds, width - 2 * MARGIN.side, height - 2 * MARGIN.edge)
  const zoom = Math.floor(Math.min(fitting, CLOSEST_ZOOM) * STEPS) / STEPS
  const view = { width, height, center: middleOf(bounds), zoom }
  return {
    view,
    dots: dots.map(({ id, at, tier }) => ({ ...pixelOf(view, at), id, tier })),
    ring:
      around.length === 0
        ? null
        : pathData(
            around.map((place) => pixelOf(view, place)),
            true,
          ),
    center: center === null ? null : pixelOf(view, center),
  }
}

/** Of the ring, its west and east ends; all of it where there is nothing else to see. */
function seenOf(places: readonly LatLng[], around: readonly LatLng[]): LatLng[] {
  if (places.length < 2) return [...places, ...around]
  const [east, west] = [around[around.length / 4], around[(around.length * 3) / 4]]
  return [...places, ...[east, west].filter((place) => place !== undefined)]
}
