import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'

/** The style with every address in full: MapLibre would read those relative to the style as relative to the page. */
export function resolveStyle(style: StyleSpecification, styleUrl: string): StyleSpecification {
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
