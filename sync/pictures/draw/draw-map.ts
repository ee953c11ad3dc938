import type { LatLng } from '../../domain/area/coordinates.ts'
import { type MapLayers, mapLayers } from '../map-layers.ts'
import type { MapTiles } from '../map-tiles.ts'
import { INK, type Margin, PAPER } from '../margin.ts'
import { type Box, milesPerPixel, type View } from '../mercator.ts'
import type { Pin } from '../pin.ts'
import { escapeText, px, textWidth } from '../svg-text.ts'
import { drawCredits } from './draw-credits.ts'
import { drawHeading, HEADING_HEIGHT, type Heading } from './draw-heading.ts'
import { drawInset } from './draw-inset.ts'
import type { Ring } from './draw-ring.ts'
import { nearestTown } from './label-places.ts'

export interface MapDrawing {
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels to a CSS pixel: 2 for retina. */
  scale?: number
  center: LatLng
  /** As in Mapbox; beyond the tiles' last zoom they are drawn larger. */
  zoom: number
  tiles: MapTiles
  pins?: readonly Pin[]
  ring?: Ring | null
  /** What will be laid over the picture: no word is written there. */
  covered?: readonly Box[]
  /** What the picture shows, for people who have it read out. */
  title?: string
  /** Drawn above the map. The picture is higher by its height. */
  heading?: Heading | null
}

/**
 * A map as an SVG document: ground, words, ring, pins, scale and credits, in the light colors of exports and paper.
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

/** A town farther away does not help to find the place. */
const NEAR_MILES = 25

/** Says where the place is, for a picture that names no town: a small map in a corner, or the nearest town. */
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

/** Names the nearest town in the upper right corner. */
function drawNearby(town: string, { width }: View): string {
  const size = width >= 200 ? 11 : 9
  const words = `Near ${town}`
  const wide = Math.min(textWidth(words, size) + 10, width)
  return (
    `<rect x="${px(width - wide)}" width="${px(wide)}" height="${size + 7}" fill="${PAPER}" fill-opacity="0.78"/>` +
    `<text x="${width - 5}" y="${size + 2}" font-size="${size}" fill="${INK}" text-anchor="end">${escapeText(words)}</text>`
  )
}

/** Pictures narrower than this have no scale. */
const FROM_WIDTH = 320
const LONGEST = 96
const MILES = [500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.25, 0.1, 0.05]

/** The scale of the map, in the lower left corner. */
function drawScale(view: View): Margin | null {
  const { width, height } = view
  const perPixel = milesPerPixel(view)
  const miles = MILES.find((length) => length / perPixel <= LONGEST)
  if (width < FROM_WIDTH || miles === undefined) return null
  const long = miles / perPixel
  const [left, base] = [10, height - 9]
  const bar = `M${left} ${px(base - 4)}V${px(base)}H${px(left + long)}V${px(base - 4)}`
  return {
    svg:
      `<path d="${bar}" fill="none" stroke="${PAPER}" stroke-width="4" stroke-opacity="0.8"/>` +
      `<path d="${bar}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
      `<text x="${left + 5}" y="${px(base - 5)}" font-size="10" fill="${INK}" stroke="${PAPER}" stroke-width="3" ` +
      `stroke-opacity="0.8" paint-order="stroke">${miles} mi</text>`,
    box: { left: left - 4, top: base - 20, right: left + long + 4, bottom: height },
  }
}
