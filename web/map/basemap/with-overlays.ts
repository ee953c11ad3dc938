import type { StyleSpecification } from 'maplibre-gl'

/** The next basemap under the sources and layers that others have put on the last one. */
export function withOverlays(
  previous: StyleSpecification | undefined,
  next: StyleSpecification,
  lastBasemap: StyleSpecification,
): StyleSpecification {
  if (previous === undefined) return next
  const ofBasemap = new Set(lastBasemap.layers.map(({ id }) => id))
  const sources = Object.entries(previous.sources).filter(([id]) => !(id in lastBasemap.sources))
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(sources) },
    layers: [...next.layers, ...previous.layers.filter(({ id }) => !ofBasemap.has(id))],
  }
}
