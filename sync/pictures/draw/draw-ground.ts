import type { VectorTileFeature } from '@mapbox/vector-tile'
import { clipLine, clipRing } from '../clip-shapes.ts'
import { AREA_RULES, type AreaRule, LINE_RULES, type LineRule, widthAt } from '../ground-rules.ts'
import type { Point } from '../mercator.ts'
import { pathData } from '../path-data.ts'
import type { SeenTile } from '../seen-tiles.ts'
import { px } from '../svg-text.ts'

/** As the format numbers them. */
const LINE = 2
const AREA = 3

/** What the tiles show, without words, as SVG. */
export function drawGround(tiles: readonly SeenTile[], zoom: number): string {
  const areas = AREA_RULES.filter(({ from = 0 }) => zoom >= from).map((rule) => drawAreas(tiles, rule))
  const lines = LINE_RULES.filter(({ from = 0 }) => zoom >= from).map((rule) => drawLines(tiles, rule, zoom))
  return [...areas, ...lines].join('')
}

/** Each feature is its own path. In one path, two that overlap or meet at a tile's edge would cut into each other. */
function drawAreas(tiles: readonly SeenTile[], rule: AreaRule): string {
  let paths = ''
  for (const { seen, feature } of featuresOf(tiles, rule, AREA)) {
    const rings = ringsOf(feature, seen).map((ring) => pathData(clipRing(ring, seen.box), true))
    const data = rings.join('')
    if (data !== '') paths += `<path d="${data}"/>`
  }
  return paths === '' ? '' : `<g fill="${rule.fill}" fill-rule="evenodd">${paths}</g>`
}

function drawLines(tiles: readonly SeenTile[], rule: LineRule, zoom: number): string {
  let data = ''
  for (const { seen, feature } of featuresOf(tiles, rule, LINE)) {
    for (const part of partsOf(feature, seen)) data += pathData(part)
  }
  if (data === '') return ''
  const dashes = rule.dashes === undefined ? '' : ` stroke-dasharray="${rule.dashes}"`
  const width = px(widthAt(rule.widths, zoom))
  return `<path d="${data}" fill="none" stroke="${rule.stroke}" stroke-width="${width}" stroke-linejoin="round"${dashes}/>`
}

/** The seen parts of a feature's lines, pixels. */
export function partsOf(feature: VectorTileFeature, seen: SeenTile): Point[][] {
  return ringsOf(feature, seen).flatMap((line) => clipLine(line, seen.box))
}

/** The features of one geometry that a rule draws, tile by tile. */
export function* featuresOf(
  tiles: readonly SeenTile[],
  { layers, of }: Pick<LineRule, 'layers' | 'of'>,
  type: 1 | typeof LINE | typeof AREA,
): Generator<{ seen: SeenTile; feature: VectorTileFeature }> {
  for (const seen of tiles) {
    for (const name of layers) {
      const layer = seen.tile.layers[name]
      for (let i = 0; i < (layer?.length ?? 0); i++) {
        const feature = layer?.feature(i)
        if (feature?.type === type && (of === undefined || of(feature.properties))) yield { seen, feature }
      }
    }
  }
}

/** A feature's points in pixels of the picture. */
export function ringsOf(feature: VectorTileFeature, { left, top, side }: SeenTile): Point[][] {
  const scale = side / feature.extent
  return feature
    .loadGeometry()
    .map((ring) => ring.map(({ x, y }) => ({ x: left + x * scale, y: top + y * scale })))
}
