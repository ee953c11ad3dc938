import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Feature, FeatureCollection, MultiLineString } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** The world's land: Natural Earth 1:10,000,000 by way of world-atlas. */
export function landOfTheWorld(): FeatureCollection {
  const { topology, layer } = read(import.meta.resolve('world-atlas/land-10m.json'), 'land')
  return feature(topology, layer)
}

/** Each border once, without the coasts. Natural Earth by way of world-atlas. */
export function countryBorders(): Feature<MultiLineString> {
  return borders(import.meta.resolve('world-atlas/countries-10m.json'), 'countries', () => true)
}

/** US Census by way of us-atlas. */
export function stateBorders(): Feature<MultiLineString> {
  return borders(import.meta.resolve('us-atlas/counties-10m.json'), 'states', () => true)
}

/** Those that are no border of a state. US Census by way of us-atlas. */
export function countyBorders(): Feature<MultiLineString> {
  return borders(
    import.meta.resolve('us-atlas/counties-10m.json'),
    'counties',
    (a, b) => stateOf(a) === stateOf(b),
  )
}

type Id = string | number | undefined

function borders(file: string, name: string, isBorder: (a: Id, b: Id) => boolean): Feature<MultiLineString> {
  const { topology, layer } = read(file, name)
  const geometry = mesh(topology, layer, (a, b) => a !== b && isBorder(a.id, b.id))
  return { type: 'Feature', properties: {}, geometry }
}

/** A county's number begins with its state's. */
function stateOf(county: Id): string {
  return String(county).slice(0, 2)
}

function read(file: string, name: string): { topology: Topology; layer: GeometryCollection } {
  const topology: Topology<Record<string, GeometryCollection>> = JSON.parse(
    readFileSync(fileURLToPath(file), 'utf8'),
  )
  const layer = topology.objects[name]
  if (layer === undefined) throw new Error(`There is no layer ${name} in ${file}.`)
  return { topology, layer }
}
