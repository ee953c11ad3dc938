import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import * as z from 'zod/mini'
import type { Basemap } from '../../../sync/maps/basemaps.ts'
import { BasemapFailure } from './basemap-failure.ts'
import type { Preparation, PreparedBasemap } from './prepared-basemap.ts'
import { fetchJson, probeTile, tileUrlAt } from './probe.ts'

type Style = Extract<Basemap, { kind: 'style' }>

type Tiled = Extract<SourceSpecification, { type: 'vector' | 'raster' }>

const style = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string(), z.looseObject({ type: z.string() })),
  layers: z.array(z.looseObject({ id: z.string(), type: z.string() })),
})
const tiles = z.object({
  tiles: z.array(z.string()).check(z.minLength(1)),
  minzoom: z._default(z.number(), 0),
  maxzoom: z._default(z.number(), 22),
})

/** Fetches a style, and one tile of what it draws from. Throws `BasemapFailure`, or what `fetch` throws. */
export async function prepareStyle(
  basemap: Style,
  { theme, near, signal }: Preparation,
): Promise<PreparedBasemap> {
  const { json, from } = await fetchJson(basemap[theme], signal)
  const fetched = z.safeParse(style, json)
  if (!fetched.success) throw new BasemapFailure('not_a_map')
  // MapLibre judges the rest itself, layer by layer, and draws what it understands.
  const whole = resolveStyle(fetched.data as unknown as StyleSpecification, from)
  const source = Object.values(whole.sources).find(canBeProbed)
  if (source !== undefined) await probeSource(source, { near, signal })
  return { basemap, theme, style: whole, detailZoom: null }
}

/** Tiles over HTTP; a file of tiles has a protocol of its own. */
function canBeProbed(source: SourceSpecification): source is Tiled {
  return (
    (source.type === 'vector' || source.type === 'raster') &&
    /^http/.test(source.url ?? source.tiles?.[0] ?? '')
  )
}

async function probeSource(
  source: Tiled,
  { near, signal }: Pick<Preparation, 'near' | 'signal'>,
): Promise<void> {
  const { json, from } =
    source.url === undefined ? { json: source, from: undefined } : await fetchJson(source.url, signal)
  const parsed = z.safeParse(tiles, json)
  if (!parsed.success) throw new BasemapFailure('not_a_map')
  const [template] = parsed.data.tiles
  if (template === undefined) return
  const zoom = Math.min(Math.max(Math.floor(near.zoom), parsed.data.minzoom), parsed.data.maxzoom)
  await probeTile(new URL(tileUrlAt(template, near, zoom), from).href, signal)
}

/** The style with every address in full: MapLibre would read those relative to the style as relative to the page. */
function resolveStyle(style: StyleSpecification, styleUrl: string): StyleSpecification {
  const inFull = (url: string) => resolveTemplate(url, styleUrl)
  const sources = Object.entries(style.sources).map(([id, source]) => [id, resolveSource(source, inFull)])
  return {
    ...style,
    sources: Object.fromEntries(sources),
    ...(style.glyphs !== undefined && { glyphs: inFull(style.glyphs) }),
    ...(typeof style.sprite === 'string' && { sprite: inFull(style.sprite) }),
  }
}

function resolveSource(source: SourceSpecification, inFull: (url: string) => string): SourceSpecification {
  if (source.type !== 'vector' && source.type !== 'raster' && source.type !== 'raster-dem') return source
  return {
    ...source,
    ...(source.url !== undefined && { url: inFull(source.url) }),
    ...(source.tiles !== undefined && { tiles: source.tiles.map(inFull) }),
  }
}

/** As `new URL`, but leaves `{z}` and the like as they are. */
function resolveTemplate(template: string, base: string): string {
  return new URL(template, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
}
