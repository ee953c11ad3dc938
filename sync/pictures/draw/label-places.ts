import { BASEMAP_LAYERS } from '../../maps/basemap-layers.ts'
import type { Point } from '../mercator.ts'
import type { SeenTile } from '../seen-tiles.ts'
import { textWidth } from '../svg-text.ts'
import { featuresOf, ringsOf } from './draw-ground.ts'
import { AIR, type Label, type Spot } from './label.ts'

/** A town where it lies in the picture, or beside it. */
export interface Town extends Point {
  readonly name: string
  readonly people: number
}

const PLACES = {
  layers: [BASEMAP_LAYERS.place, 'places'],
  // Protomaps names countries, states and quarters too.
  of: ({ kind, name }: Readonly<Record<string, unknown>>) =>
    typeof name === 'string' && (kind === undefined || kind === 'locality'),
}
const POINT = 1

/** The towns in the tiles, the largest first. */
export function townsIn(tiles: readonly SeenTile[]): Town[] {
  const towns = new Map<string, Town>()
  for (const { seen, feature } of featuresOf(tiles, PLACES, POINT)) {
    const at = ringsOf(feature, seen)[0]?.[0]
    if (at === undefined) continue
    const name = String(feature.properties.name)
    const people = Number(feature.properties.pop ?? feature.properties.population ?? 0)
    // Near a tile's edge a town is in both tiles.
    towns.set(`${name} ${Math.round(at.x / 4)} ${Math.round(at.y / 4)}`, { name, people, ...at })
  }
  return [...towns.values()].sort((a, b) => b.people - a.people)
}

/** Font size by people, the largest first. */
const SIZES = [
  { people: 1_000_000, size: 15, bold: true },
  { people: 150_000, size: 13, bold: true },
  { people: 30_000, size: 12, bold: false },
  { people: 0, size: 11, bold: false },
]
const LINE_HEIGHT = 1.2

/** Lines of text by which a name may stand above or below its place. */
const OFFSETS = [0, -1, 1, -2, 2]

/** Names of towns on their places, or just above or below; near an edge of the picture moved in from it. */
export function labelTowns(towns: readonly Town[], pictureWidth: number, shrink: number): Label[] {
  return towns.map(({ name, people, x, y }) => {
    const { size: full, bold } = SIZES.find((step) => people >= step.people) ?? { size: 11, bold: false }
    const size = full * shrink
    const width = textWidth(name, size, bold)
    const height = size * LINE_HEIGHT
    const edge = width / 2 + AIR
    const isSeen = x >= 0 && x <= pictureWidth
    const middle = isSeen ? Math.min(Math.max(x, edge), pictureWidth - edge) : x
    const spots: Spot[] = OFFSETS.map((lines) => ({ x: middle, y: y + lines * height, angle: 0 }))
    return { kind: 'place', text: name, size, bold, width, height, spots }
  })
}

/** The nearest of the towns within so many pixels of a point, in any direction. */
export function nearestTown(towns: readonly Town[], { x, y }: Point, within: number): Town | null {
  let nearest: Town | null = null
  let distance = within
  for (const town of towns) {
    const own = Math.hypot(town.x - x, town.y - y)
    if (own >= distance) continue
    nearest = town
    distance = own
  }
  return nearest
}
