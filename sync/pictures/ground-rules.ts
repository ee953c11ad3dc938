import { BASEMAP_LAYERS } from '../maps/basemap-layers.ts'
import { GROUND_COLORS } from '../maps/ground-colors.ts'

/** What a feature of a tile says of itself. */
export type Properties = Readonly<Record<string, string | number | boolean>>

/** Exports and paper have no dark basemap. */
export const GROUND = GROUND_COLORS.light

/** Pixels by zoom: between two zooms they grow evenly. */
type Widths = readonly (readonly [zoom: number, pixels: number])[]

interface Rule {
  /** Names in our own tiles and in those of Protomaps. */
  readonly layers: readonly string[]
  /** Which of their features; all where it is absent. */
  readonly of?: (properties: Properties) => boolean
  /** The zoom of the picture it begins at. */
  readonly from?: number
}

export interface AreaRule extends Rule {
  readonly fill: string
}

export interface LineRule extends Rule {
  readonly stroke: string
  readonly widths: Widths
  readonly dashes?: string
}

const kindIn = (...kinds: readonly string[]) => {
  const wanted = new Set<unknown>(kinds)
  return ({ kind }: Properties) => wanted.has(kind)
}

/** Areas, the lowest first. */
export const AREA_RULES: readonly AreaRule[] = [
  { layers: [BASEMAP_LAYERS.land, 'earth'], fill: GROUND.land },
  { layers: ['landcover'], of: kindIn('urban_area'), fill: GROUND.urban },
  {
    layers: ['landuse'],
    of: kindIn('residential', 'commercial', 'industrial', 'railway', 'aerodrome', 'school', 'hospital'),
    fill: GROUND.urban,
  },
  { layers: [BASEMAP_LAYERS.urban], fill: GROUND.urban },
  {
    layers: ['landuse'],
    of: kindIn('park', 'national_park', 'protected_area', 'nature_reserve', 'forest', 'wood', 'golf_course'),
    fill: GROUND.park,
  },
  { layers: [BASEMAP_LAYERS.park], fill: GROUND.park },
  { layers: [BASEMAP_LAYERS.lake, 'water'], fill: GROUND.water },
  { layers: ['buildings'], from: 13, fill: GROUND.building },
]

const MOTORWAY: Rule = {
  layers: [BASEMAP_LAYERS.road, 'roads'],
  of: ({ k, kind }) => k === 'I' || kind === 'highway',
}
const HIGHWAY: Rule = {
  layers: [BASEMAP_LAYERS.road, 'roads'],
  of: ({ k, kind }) => (k !== undefined && k !== 'I') || kind === 'major_road',
}
const ROAD: Rule = { layers: ['roads'], of: kindIn('medium_road', 'minor_road'), from: 11 }

const MOTORWAY_WIDTHS: Widths = [
  [4, 0.6],
  [8, 1.6],
  [11, 3],
  [14, 5],
  [18, 16],
]
const HIGHWAY_WIDTHS: Widths = [
  [6, 0.5],
  [9, 1.2],
  [12, 2.6],
  [15, 5],
  [18, 14],
]
const ROAD_WIDTHS: Widths = [
  [11, 0.4],
  [13, 1.2],
  [15, 2.6],
  [18, 10],
]

/** Lines, the lowest first. */
export const LINE_RULES: readonly LineRule[] = [
  { layers: [BASEMAP_LAYERS.river], stroke: GROUND.water, widths: thin(0.5, 3) },
  { layers: ['water'], of: kindIn('river', 'canal'), stroke: GROUND.water, widths: thin(0.5, 3) },
  { layers: [BASEMAP_LAYERS.county], stroke: GROUND.county, widths: thin(0.6, 1.4), from: 6 },
  { layers: ['boundaries'], of: kindIn('county'), stroke: GROUND.county, widths: thin(0.6, 1.4), from: 6 },
  { ...ROAD, stroke: GROUND.road, widths: ROAD_WIDTHS },
  { ...HIGHWAY, stroke: GROUND.casing, widths: cased(HIGHWAY_WIDTHS), from: 9 },
  { ...MOTORWAY, stroke: GROUND.casing, widths: cased(MOTORWAY_WIDTHS), from: 9 },
  { ...HIGHWAY, stroke: GROUND.highway, widths: HIGHWAY_WIDTHS, from: 6 },
  { ...MOTORWAY, stroke: GROUND.motorway, widths: MOTORWAY_WIDTHS, from: 4 },
  { layers: [BASEMAP_LAYERS.state], stroke: GROUND.state, widths: thin(0.8, 1.8), dashes: '5 2' },
  {
    layers: ['boundaries'],
    of: kindIn('region'),
    stroke: GROUND.state,
    widths: thin(0.8, 1.8),
    dashes: '5 2',
  },
  { layers: [BASEMAP_LAYERS.country], stroke: GROUND.country, widths: thin(1, 2) },
  { layers: ['boundaries'], of: kindIn('country'), stroke: GROUND.country, widths: thin(1, 2) },
]

/** Pixels, on a line between the widths of the zooms around. */
export function widthAt(widths: Widths, zoom: number): number {
  const above = widths.findIndex(([at]) => at > zoom)
  const [lowZoom, low] = widths[above - 1] ?? widths[above === 0 ? 0 : widths.length - 1] ?? [0, 1]
  const [highZoom, high] = widths[above] ?? [lowZoom, low]
  return highZoom > lowZoom ? low + ((high - low) * (zoom - lowZoom)) / (highZoom - lowZoom) : low
}

function thin(far: number, close: number): Widths {
  return [
    [5, far],
    [14, close],
  ]
}

function cased(widths: Widths): Widths {
  return widths.map(([zoom, pixels]) => [zoom, pixels + 2] as const)
}
