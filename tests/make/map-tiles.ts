/// <reference path="../../edge/build/untyped-packages.d.ts" />
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt'
import { fromGeojsonVt } from 'vt-pbf'
import { type MapTiles, NO_TILES } from '../../sync/pictures/map-tiles.ts'

/** What a layer holds, west and north of Houston unless said otherwise. */
export type MadeLayers = Readonly<Record<string, readonly Feature[]>>

export interface MadeTiles extends MapTiles {
  /** The tiles that were asked for: `9/119/211`. */
  readonly asked: string[]
}

/** Vector tiles of features made for a test. `only` leaves out tiles as a file of a region does. */
export function makeTiles(
  layers: MadeLayers,
  about: Partial<Omit<MapTiles, 'read'>> & { only?: (z: number, x: number, y: number) => boolean } = {},
): MadeTiles {
  const { maxZoom = 8, only = () => true, ...rest } = about
  const indexed = Object.entries(layers).map(([name, features]) => {
    const content: FeatureCollection = { type: 'FeatureCollection', features: [...features] }
    return { name, index: new GeoJSONVT(content, { maxZoom }) }
  })
  const asked: string[] = []
  return {
    ...NO_TILES,
    ...rest,
    maxZoom,
    asked,
    async read(z, x, y) {
      asked.push(`${z}/${x}/${y}`)
      if (!only(z, x, y)) return null
      const content: Record<string, { features: LegacyFeature[] }> = {}
      for (const { name, index } of indexed)
        content[name] = { features: index.getTile(z, x, y)?.features ?? [] }
      return fromGeojsonVt(content, { version: 2 })
    },
  }
}

export function feature(geometry: Geometry, properties: Readonly<Record<string, unknown>> = {}): Feature {
  return { type: 'Feature', geometry, properties }
}

/** A rectangle of degrees. */
export function area(west: number, south: number, east: number, north: number): Geometry {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

/** Longitudes and latitudes, one after the other. */
export function line(...degrees: readonly (readonly [number, number])[]): Geometry {
  return { type: 'LineString', coordinates: degrees.map((place) => [...place]) }
}

export function point(longitude: number, latitude: number): Geometry {
  return { type: 'Point', coordinates: [longitude, latitude] }
}
