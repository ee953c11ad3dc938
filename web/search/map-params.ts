import type { Ring } from '../../sync/domain/area/area.ts'
import { decodeRing, encodeRing } from '../../sync/domain/area/area-polyline.ts'
import { type Bounds, roundOutward } from '../../sync/domain/area/coordinates.ts'
import type { MapFilter } from '../../sync/domain/query/criteria.ts'

/** What the map asks, as the address holds it. */
export interface MapParams {
  /** An encoded polyline. */
  area?: string | undefined
  /** `west,south,east,north`, degrees. */
  within?: string | undefined
}

/** What the map asks in the address. */
export function mapFilterIn({ area, within }: MapParams): MapFilter {
  const ring = area === undefined ? null : decodeRing(area)
  const view = within === undefined ? null : readBounds(within)
  return { ...(ring && { area: ring }), ...(view && { view }) }
}

export function isArea(text: string): boolean {
  return decodeRing(text) !== null
}

export function isBounds(text: string): boolean {
  return readBounds(text) !== null
}

export function areaParam(area: Ring | null): string | undefined {
  return area === null ? undefined : encodeRing(area)
}

/** Rounded outward, so that what is seen at an edge stays within. */
export function withinParam(bounds: Bounds | null): string | undefined {
  if (bounds === null) return undefined
  const { west, south, east, north } = roundOutward(bounds)
  return [west, south, east, north].join(',')
}

const DEGREES = /^-?\d+(?:\.\d+)?$/

function readBounds(text: string): Bounds | null {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part.trim()))) return null
  const [west, south, east, north] = parts.map(Number) as [number, number, number, number]
  const isOnGlobe = west >= -180 && east <= 180 && south >= -90 && north <= 90
  return isOnGlobe && west <= east && south <= north ? { south, west, north, east } : null
}
