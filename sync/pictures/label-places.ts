import { BASEMAP_LAYERS } from '../maps/basemap-layers.ts'
import { featuresOf, ringsOf } from './draw-ground.ts'
import type { Label, Spot } from './label.ts'
import type { Point } from './mercator.ts'
import type { SeenTile } from './seen-tiles.ts'
import { textWidth } from './svg-text.ts'

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

/** Names of towns on their places, or just above or below. */
export function labelTowns(towns: readonly Town[], shrink: number): Label[] {
  return towns.map(({ name, people, x, y }) => {
    const { size: full, bold } = SIZES.find((step) => people >= step.people) ?? { size: 11, bold: false }
    const size = full * shrink
    const height = size * LINE_HEIGHT
    const spots: Spot[] = [0, -height, height].map((by) => ({ x, y: y + by, angle: 0 }))
    return { kind: 'place', text: name, size, bold, width: textWidth(name, size, bold), height, spots }
  })
}

/** The town nearest to a point of the picture, wherever it lies. */
export function nearestTown(towns: readonly Town[], { x, y }: Point): Town | null {
  let nearest: Town | null = null
  for (const town of towns) {
    if (nearest === null || Math.hypot(town.x - x, town.y - y) < Math.hypot(nearest.x - x, nearest.y - y)) {
      nearest = town
    }
  }
  return nearest
}
