import type { LatLng } from '../domain/area/coordinates.ts'
import { drawCredits } from './draw-credits.ts'
import { drawHeading, HEADING_HEIGHT, type Heading } from './draw-heading.ts'
import { drawInset } from './draw-inset.ts'
import { drawNearby } from './draw-nearby.ts'
import type { Ring } from './draw-ring.ts'
import { drawScale } from './draw-scale.ts'
import { nearestTown } from './label-places.ts'
import { type MapLayers, mapLayers } from './map-layers.ts'
import type { MapTiles } from './map-tiles.ts'
import { type Box, milesPerPixel, type View } from './mercator.ts'
import type { Pin } from './pin.ts'
import { escapeText, px } from './svg-text.ts'

export interface MapDrawing {
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels to a CSS pixel: 2 for retina. */
  scale?: number
  centre: LatLng
  /** As in Mapbox; beyond the tiles' last zoom they are drawn larger. */
  zoom: number
  tiles: MapTiles
  pins?: readonly Pin[]
  ring?: Ring | null
  /** What will be laid over the picture: no word is written there. */
  covered?: readonly Box[]
  /** What the picture shows, for whom it is read out. */
  title?: string
  /** Stands over the map: the picture is higher by as much. */
  heading?: Heading | null
}

/**
 * A map as an SVG document: ground, words, ring, pins, scale and credits, in the light colours of exports and paper.
 * Every string in it is text. The same in the browser and at the edge.
 * @throws where the tiles cannot be read
 */
export async function drawMap({
  scale = 1,
  tiles,
  pins = [],
  ring = null,
  covered = [],
  title,
  heading = null,
  ...view
}: MapDrawing): Promise<string> {
  const margins = [drawCredits(tiles.credits, view), drawScale(view)].filter((margin) => margin !== null)
  const over = [...covered, ...margins.map(({ box }) => box)]
  const layers = await mapLayers(view, tiles, { pins, ring, covered: over })
  const whereabouts = layers.named ? '' : await drawWhereabouts(view, tiles, layers)
  const parts = [layers.svg, ...margins.map((margin) => margin.svg), whereabouts]
  if (heading === null) return svg(view, scale, title, parts)
  const { width, height } = view
  const map = `<svg y="${HEADING_HEIGHT}" width="${width}" height="${height}">${parts.join('')}</svg>`
  const whole = { width, height: height + HEADING_HEIGHT }
  return svg(whole, scale, title, [drawHeading(heading, width), map])
}

/** A town farther away says nothing. */
const NEAR_MILES = 25

/** Where a picture is that names no town itself. */
async function drawWhereabouts(view: View, tiles: MapTiles, { taken, towns }: MapLayers): Promise<string> {
  const inset = await drawInset(view, tiles, taken)
  if (inset !== null) return inset
  const nearest = nearestTown(
    towns,
    { x: view.width / 2, y: view.height / 2 },
    NEAR_MILES / milesPerPixel(view),
  )
  return nearest === null ? '' : drawNearby(nearest.name, view)
}

function svg(
  { width, height }: Pick<View, 'width' | 'height'>,
  scale: number,
  title: string | undefined,
  parts: readonly string[],
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px(width * scale)}" height="${px(height * scale)}" ` +
    `viewBox="0 0 ${width} ${height}" role="img" font-family="Inter, 'Inter Variable', Helvetica, Arial, sans-serif">` +
    `${title === undefined ? '' : `<title>${escapeText(title)}</title>`}${parts.join('')}</svg>`
  )
}
