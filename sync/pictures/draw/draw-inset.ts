import { mapLayers } from '../map-layers.ts'
import type { MapTiles } from '../map-tiles.ts'
import { INK, PAPER } from '../margin.ts'
import type { Box, View } from '../mercator.ts'
import { INDIGO } from '../pin.ts'
import { hasStreets, zoomAround } from '../place-zoom.ts'
import { px } from '../svg-text.ts'
import { overlap } from './label.ts'

const SIZE = { width: 176, height: 132 } as const
/** Smaller pictures have no room for one. */
const FROM = { width: 520, height: 390 } as const
/** Across its shorter side. */
const MILES = 24
const GAP = 10
/** Scale and credits stand along the lower edge. */
const LOWER_GAP = 32
/** The least side of the frame that says where the picture is, pixels. */
const LEAST_FRAME = 8

/**
 * A small map of the towns around, for a picture so close that its tiles name none. It is in a free corner. Null
 * where no corner is free, or there is no town to name.
 */
export async function drawInset(view: View, tiles: MapTiles, taken: readonly Box[]): Promise<string | null> {
  if (hasStreets(tiles) || view.width < FROM.width || view.height < FROM.height) return null
  const box = cornersOf(view).find((corner) => !taken.some((other) => overlap(corner, other)))
  if (box === undefined) return null
  const asked = { ...SIZE, center: view.center, zoom: view.zoom }
  const around = { ...asked, zoom: zoomAround(asked, MILES) }
  const { svg, named } = await mapLayers(around, tiles, { pins: [], ring: null, covered: [] })
  if (!named) return null
  const smaller = 2 ** (around.zoom - view.zoom)
  const width = Math.max(LEAST_FRAME, view.width * smaller)
  const height = Math.max(LEAST_FRAME, view.height * smaller)
  return (
    `<rect x="${px(box.left - 2)}" y="${px(box.top - 2)}" width="${SIZE.width + 4}" height="${SIZE.height + 4}" rx="3" ` +
    `fill="${PAPER}" stroke="${INK}" stroke-opacity="0.3"/>` +
    `<svg x="${px(box.left)}" y="${px(box.top)}" width="${SIZE.width}" height="${SIZE.height}">${svg}` +
    `<rect x="${px((SIZE.width - width) / 2)}" y="${px((SIZE.height - height) / 2)}" width="${px(width)}" ` +
    `height="${px(height)}" fill="${INDIGO}" fill-opacity="0.2" stroke="${INDIGO}" stroke-width="1.5"/></svg>`
  )
}

function cornersOf({ width, height }: View): Box[] {
  const right = width - GAP - SIZE.width
  const bottom = height - LOWER_GAP - SIZE.height
  return [[GAP, GAP] as const, [right, GAP] as const, [GAP, bottom] as const, [right, bottom] as const].map(
    ([left, top]) => ({ left, top, right: left + SIZE.width, bottom: top + SIZE.height }),
  )
}
