import { BASEMAP_LAYERS } from '../../maps/basemap-layers.ts'
import type { Properties } from '../ground-rules.ts'
import type { Point } from '../mercator.ts'
import type { SeenTile } from '../seen-tiles.ts'
import { textWidth } from '../svg-text.ts'
import { featuresOf, partsOf } from './draw-ground.ts'
import type { Label, Spot } from './label.ts'

const LINE = 2
const SHIELD_SIZE = 10
const SHIELD = { height: 15, padding: 4 }
const STREET_SIZE = 10
/** Names of streets are written from this zoom on. */
const STREETS_FROM = 13
/** Shares of a line's length at which its words may stand. */
const ALONG = [0.5, 0.3, 0.7]
/** Words need a nearly straight line: the straight distance is at least this share of the distance along the line. */
const STRAIGHT = 0.97

/** The numbers of highways, each once, on the longest seen part of its line. */
export function labelHighways(tiles: readonly SeenTile[]): Label[] {
  const lines = longestOf(
    tiles,
    { layers: [BASEMAP_LAYERS.road, 'roads'], of: (road) => shieldOf(road) !== null },
    shieldOf,
  )
  return lines.map(({ text, line }) => ({
    kind: 'shield',
    text,
    size: SHIELD_SIZE,
    bold: true,
    width: textWidth(text, SHIELD_SIZE, true) + 2 * SHIELD.padding,
    height: SHIELD.height,
    spots: ALONG.map((share) => ({ ...pointAlong(line, lengthOf(line) * share), angle: 0 })),
  }))
}

/** The names of streets along their lines, each once. */
export function labelStreets(tiles: readonly SeenTile[], zoom: number): Label[] {
  if (zoom < STREETS_FROM) return []
  const isStreet = ({ kind, name }: Properties) => typeof name === 'string' && kind !== undefined
  const lines = longestOf(tiles, { layers: ['roads'], of: isStreet }, ({ name }) => String(name))
  return lines.flatMap(({ text, line }) => {
    const width = textWidth(text, STREET_SIZE)
    const spots = ALONG.map((share) => straightSpot(line, lengthOf(line) * share, width)).filter(
      (spot) => spot !== null,
    )
    const height = STREET_SIZE * 1.2
    return { kind: 'street', text, size: STREET_SIZE, bold: false, width, height, spots }
  })
}

/** `I-10`, `US 290`; null for a road without a number. */
function shieldOf({ k, ref, network, shield_text: shield }: Properties): string | null {
  const number = String(ref ?? shield ?? '')
  if (!/^[A-Z]{0,3}[- ]?\d{1,4}[NSEW]?$/.test(number)) return null
  if (k === 'I' || network === 'US:I') return `I-${number.replace(/^I[- ]?/, '')}`
  if (k === 'US' || network === 'US:US') return `US ${number.replace(/^US[- ]?/, '')}`
  return number
}

/** For each text the longest of its lines, the longest first. */
function longestOf(
  tiles: readonly SeenTile[],
  roads: { layers: readonly string[]; of: (road: Properties) => boolean },
  textOf: (road: Properties) => string | null,
): { text: string; line: Point[] }[] {
  const found = new Map<string, { text: string; line: Point[]; length: number }>()
  for (const { seen, feature } of featuresOf(tiles, roads, LINE)) {
    const text = textOf(feature.properties) ?? ''
    for (const line of partsOf(feature, seen)) {
      const length = lengthOf(line)
      if (length > (found.get(text)?.length ?? 0)) found.set(text, { text, line, length })
    }
  }
  return [...found.values()].sort((a, b) => b.length - a.length)
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, to, i) => sum + between(line[i - 1] ?? to, to), 0)
}

/** The point so many pixels along a line. */
function pointAlong(line: readonly Point[], pixels: number): Point {
  let left = pixels
  for (const [i, to] of line.entries()) {
    const from = line[i - 1] ?? to
    const step = between(from, to)
    if (step >= left && step > 0) {
      const share = left / step
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    }
    left -= step
  }
  return line.at(-1) ?? { x: 0, y: 0 }
}

/** Where words of a width stand along a line that is straight there, the right way up. */
function straightSpot(line: readonly Point[], middle: number, width: number): Spot | null {
  const from = pointAlong(line, middle - width / 2)
  const to = pointAlong(line, middle + width / 2)
  if (between(from, to) < width * STRAIGHT) return null
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const upright = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle: upright }
}

function between(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}
