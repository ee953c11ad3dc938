import { drawGround } from './draw/draw-ground.ts'
import { boxOfPin, drawPins } from './draw/draw-pins.ts'
import { drawRing, type Ring } from './draw/draw-ring.ts'
import { type PlacedLabel, placeLabels } from './draw/label.ts'
import { labelTowns, type Town, townsIn } from './draw/label-places.ts'
import { labelHighways, labelStreets } from './draw/label-roads.ts'
import { GROUND } from './ground-rules.ts'
import type { MapTiles } from './map-tiles.ts'
import { type Box, pixelOf, type View } from './mercator.ts'
import type { Pin } from './pin.ts'
import { seenTiles } from './seen-tiles.ts'
import { escapeText, MIDDLE_TO_BASE, px } from './svg-text.ts'

export interface OnTheMap {
  readonly pins: readonly Pin[]
  readonly ring: Ring | null
  /** What will be drawn over the map: no word is written there. */
  readonly covered: readonly Box[]
}

export interface MapLayers {
  readonly svg: string
  /** Where something stands. */
  readonly taken: readonly Box[]
  /** Towns in the tiles, the largest first. */
  readonly towns: readonly Town[]
  /** True where a town is named in the picture. */
  readonly named: boolean
}

/** The size of words in a small picture, as a share of their usual size. */
const SMALL = { width: 200, shrink: 0.85 }
/** Pins beyond the picture by more than this, pixels, are not drawn. */
const NEARBY = 60

/** Ground, ring, words and pins, from below. */
export async function mapLayers(
  view: View,
  tiles: MapTiles,
  { pins, ring, covered }: OnTheMap,
): Promise<MapLayers> {
  const seen = await seenTiles(tiles, view)
  const shown = pins.filter((pin) => isNear(pixelOf(view, pin.at), view))
  const taken = [...covered, ...shown.map((pin) => boxOfPin(pin, view))]
  const towns = townsIn(seen)
  const shrink = view.width < SMALL.width ? SMALL.shrink : 1
  const labels = [
    ...labelTowns(towns, view.width, shrink),
    ...labelHighways(seen),
    ...labelStreets(seen, view.zoom),
  ]
  const placed = placeLabels(labels, { left: 0, top: 0, right: view.width, bottom: view.height }, taken)
  const below = seen.length > 0 ? GROUND.water : GROUND.land
  return {
    svg:
      `<rect width="${view.width}" height="${view.height}" fill="${below}"/>${drawGround(seen, view.zoom)}` +
      `${ring === null ? '' : drawRing(ring, view)}${drawLabels(placed)}${drawPins(shown, view)}`,
    taken,
    towns,
    named: placed.some(({ label }) => label.kind === 'place'),
  }
}

function isNear({ x, y }: { x: number; y: number }, { width, height }: View): boolean {
  return x > -NEARBY && y > -NEARBY && x < width + NEARBY && y < height + NEARBY
}

const SHIELD = { fill: '#ffffff', line: '#b4bcd3', ink: GROUND.roadLabel } as const

/** The words of the map as SVG. */
function drawLabels(placed: readonly PlacedLabel[]): string {
  const shields = placed.filter(({ label }) => label.kind === 'shield').map(shield)
  const words = placed.filter(({ label }) => label.kind !== 'shield').map(haloed)
  return (
    `<g font-size="10" font-weight="700" fill="${SHIELD.ink}" text-anchor="middle">${shields.join('')}</g>` +
    `<g fill="${GROUND.label}" stroke="${GROUND.casing}" stroke-opacity="0.85" stroke-linejoin="round" ` +
    `paint-order="stroke" text-anchor="middle">${words.join('')}</g>`
  )
}

function shield({ label, spot }: PlacedLabel): string {
  const { width, height, text, size } = label
  return (
    `<rect x="${px(spot.x - width / 2)}" y="${px(spot.y - height / 2)}" width="${px(width)}" height="${px(height)}" ` +
    `rx="3" fill="${SHIELD.fill}" stroke="${SHIELD.line}"/>` +
    `<text x="${px(spot.x)}" y="${px(spot.y + size * MIDDLE_TO_BASE)}">${escapeText(text)}</text>`
  )
}

function haloed({ label, spot }: PlacedLabel): string {
  const { size, bold, text } = label
  const turned = spot.angle === 0 ? '' : ` transform="rotate(${px(spot.angle)} ${px(spot.x)} ${px(spot.y)})"`
  return (
    `<text x="${px(spot.x)}" y="${px(spot.y + size * MIDDLE_TO_BASE)}" font-size="${px(size)}" ` +
    `stroke-width="3"${bold ? ' font-weight="700"' : ''}${turned}>${escapeText(text)}</text>`
  )
}
