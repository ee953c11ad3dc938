import type { LatLng } from '../../domain/area/coordinates.ts'
import { TIER_COLORS } from '../../domain/rents/tier-colors.ts'
import { HEADING_HEIGHT, type Heading } from '../draw/draw-heading.ts'
import { drawMap } from '../draw/draw-map.ts'
import { boxOfPin } from '../draw/draw-pins.ts'
import type { Ring } from '../draw/draw-ring.ts'
import type { MapTiles } from '../map-tiles.ts'
import { pixelOf, type View } from '../mercator.ts'
import { type Pin, queryPin } from '../pin.ts'
import { groupByPlace, type MappedProperty, type PropertyGroup } from './group-by-place.ts'
import { marketingView } from './marketing-view.ts'
import { type Mark, rounded } from './pushed-apart.ts'
import { spreadMarks } from './spread-marks.ts'
import { type Cluster, topClusters } from './top-clusters.ts'

/** CSS pixels of a marketing map; it is drawn for retina screens (specification, section 9). */
export const MARKETING_SIZE = { width: 800, height: 600 } as const
export const MARKETING_SCALE = 2

export interface MarketingAsked {
  /** The place asked for, or the subject: a star. Null where there is none. */
  readonly center: LatLng | null
  /** Draws a ring around the center. */
  readonly radiusMiles?: number
  /** In the order of the rows beside the map. */
  readonly properties: readonly MappedProperty[]
  /** Pins say the numbers of their rows in place of a count. */
  readonly numbered?: boolean
  /** Stands over the map, on its own strip of the picture. */
  readonly heading?: Heading | null
  readonly size?: Pick<View, 'width' | 'height'>
}

/** All a marketing map shows, still to be drawn. */
export interface MarketingMap {
  readonly view: View
  readonly heading: Heading | null
  /** Whether pins have the numbers of their rows. */
  readonly numbered: boolean
  /** Those that can be seen; the first is on top. */
  readonly pins: readonly Pin[]
  readonly ring: Ring | null
  readonly groups: readonly PropertyGroup[]
  /** For the panel beside the map. */
  readonly clusters: readonly Cluster[]
}

/** Groups, numbers and places the pins of a marketing map, and finds the view that holds them all. */
export function marketingMap(asked: MarketingAsked): MarketingMap {
  const { center, radiusMiles, properties, numbered = false, heading = null } = asked
  const { width, height } = asked.size ?? MARKETING_SIZE
  const size = { width, height: heading === null ? height : height - HEADING_HEIGHT }
  const groups = groupByPlace(properties)
  const discs = groups.map((group) => pinOf(group, numbered))
  const pins = center === null ? discs : [queryPin(center), ...discs]
  const ring = center === null || radiusMiles === undefined ? null : { center, radiusMiles }
  const view = marketingView(pins, ring, size)
  const seen = seenPins(spreadPins(pins, view), view)
  return { view, heading, numbered, pins: seen, ring, groups, clusters: topClusters(groups) }
}

/**
 * A marketing map as an SVG document.
 * @throws where the tiles cannot be read
 */
export function drawMarketingMap(
  { view, heading, pins, ring, groups }: MarketingMap,
  tiles: MapTiles,
): Promise<string> {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const title = `Map of ${count} ${count === 1 ? 'property' : 'properties'}`
  return drawMap({ ...view, scale: MARKETING_SCALE, tiles, pins, ring, title, heading })
}

function pinOf({ at, size, tier, rows }: PropertyGroup, numbered: boolean): Pin {
  const words = numbered ? numbersInWords(rows) : String(rows.length)
  return { at, size, shape: 'disc', fill: TIER_COLORS.light[tier].fill, words }
}

const NUMBERS_SHOWN = 3

/** `3`, `3, 7, 12`; of more than three the first two and how many follow: `3, 7 +4`. */
function numbersInWords(rows: readonly number[]): string {
  if (rows.length <= NUMBERS_SHOWN) return rows.join(', ')
  const shown = rows.slice(0, NUMBERS_SHOWN - 1)
  return `${shown.join(', ')} +${rows.length - shown.length}`
}

/** With more pins than this, those that others hide are left out. */
const MANY = 2_000
/** Pixels, less than half a pin: of pins so near to each other only the one on top can be seen. */
const SPOT = 8

/** The pins that can be seen, the first on top. A picture of a whole city would be megabytes of pins that cover each other. */
function seenPins(pins: readonly Pin[], view: View): readonly Pin[] {
  if (pins.length <= MANY) return pins
  const across = Math.ceil(view.width / SPOT) + 2
  const taken = new Set<number>()
  return pins.filter((pin) => {
    const { x, y } = pixelOf(view, pin.at)
    const spot = Math.floor(y / SPOT) * across + Math.floor(x / SPOT)
    if (pin.shape !== 'star' && taken.has(spot)) return false
    taken.add(spot)
    return true
  })
}

/** Pixels to the picture's edges; scale and credits stand along the lower one. */
const EDGE = { side: 4, top: 4, bottom: 24 }

/** Moves pins that hide each other beside their places; a line will lead there. Stars stay. */
function spreadPins(pins: readonly Pin[], view: View): Pin[] {
  const area = {
    left: EDGE.side,
    top: EDGE.top,
    right: view.width - EDGE.side,
    bottom: view.height - EDGE.bottom,
  }
  const shifts = spreadMarks(
    pins.map((pin) => markOf(pin, view)),
    area,
  )
  return pins.map((pin, i) => {
    const shift = shifts[i]
    return shift === undefined || (shift.x === 0 && shift.y === 0) ? pin : { ...pin, shift }
  })
}

function markOf(pin: Pin, view: View): Mark {
  const { left, top, right, bottom } = boxOfPin(pin, view)
  const { x, y } = pixelOf(view, pin.at)
  return {
    x: rounded(x),
    y: rounded(y),
    radius: rounded((bottom - top) / 2),
    half: rounded((right - left) / 2),
    isFixed: pin.shape === 'star',
  }
}
