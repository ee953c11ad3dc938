import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { mercatorX, mercatorY } from '../../../sync/domain/area/mercator.ts'
import { BasemapFailure } from './basemap-failure.ts'

/** Fetches JSON, and says where it came from in the end. Throws `BasemapFailure` for an answer that is none, or what `fetch` throws. */
export async function fetchJson(url: string, signal: AbortSignal): Promise<{ json: unknown; from: string }> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new BasemapFailure('refused')
  try {
    return { json: await response.json(), from: response.url }
  } catch {
    signal.throwIfAborted()
    throw new BasemapFailure('not_a_map')
  }
}

/** Asks for one tile. Throws `BasemapFailure` where something else comes; where the provider has none, that is fine. */
export async function probeTile(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal })
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 404) return
  if (!response.ok) throw new BasemapFailure('refused')
  if (/^text\/html\b/i.test(type)) throw new BasemapFailure('not_a_map')
  await response.arrayBuffer()
}

/** The address of the tile that holds a place, from a template with {z}, {x} and {y}. */
export function tileUrlAt(template: string, { latitude, longitude }: LatLng, zoom: number): string {
  const across = 2 ** zoom
  const cell = (share: number) => Math.min(across - 1, Math.max(0, Math.floor(share * across)))
  const at: Record<string, number> = { z: zoom, x: cell(mercatorX(longitude)), y: cell(mercatorY(latitude)) }
  return template.replace(/\{([xyz])\}/g, (_, axis: string) => String(at[axis])).replace('{ratio}', '')
}
