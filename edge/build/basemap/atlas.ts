import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GeometryCollection, Topology } from 'topojson-specification'

export type Id = string | number | undefined

/** Shapes with borders in common, and one layer of them. */
export interface Atlas {
  readonly topology: Topology
  readonly layer: GeometryCollection
}

/** A layer of world-atlas: Natural Earth 1:10,000,000. */
export function worldAtlas(layer: 'countries' | 'land'): Atlas {
  switch (layer) {
    case 'countries':
      return read(import.meta.resolve('world-atlas/countries-10m.json'), layer)
    case 'land':
      return read(import.meta.resolve('world-atlas/land-10m.json'), layer)
  }
}

/** A layer of us-atlas: the boundaries of the US Census 1:10,000,000, which end at the shores. */
export function usAtlas(layer: 'counties' | 'states' | 'nation'): Atlas {
  return read(import.meta.resolve('us-atlas/counties-10m.json'), layer)
}

function read(file: string, name: string): Atlas {
  const topology: Topology<Record<string, GeometryCollection>> = JSON.parse(
    readFileSync(fileURLToPath(file), 'utf8'),
  )
  const layer = topology.objects[name]
  if (layer === undefined) throw new Error(`There is no layer ${name} in ${file}.`)
  return { topology, layer }
}
