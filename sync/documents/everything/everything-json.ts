import { hasCoordinates } from '../../domain/place/has-coordinates.ts'
import type { Everything } from './everything.ts'
import { correctedIn, propertiesTable } from './properties-table.ts'
import { chunks } from './table-text.ts'

/** Everything as one JSON object, in chunks: the properties as the HTTP interface answers them. */
export function everythingJson(everything: Everything): AsyncGenerator<string> {
  const { date, properties, yieldToMain } = everything
  return chunks(
    properties.length,
    yieldToMain,
    `{"madeOn":${JSON.stringify(date)},"properties":[`,
    (index) => {
      const property = properties.at(index)
      const corrected = correctedIn(everything, property.id)
      return separated(index, { ...property, corrected })
    },
    `],${ofPeople(everything)}}\n`,
  )
}

/**
 * Everything as a feature collection (RFC 7946), in chunks. A property without known coordinates has no geometry;
 * data that is no place is in foreign members.
 */
export function everythingGeojson(everything: Everything): AsyncGenerator<string> {
  const { date, properties, yieldToMain } = everything
  const { columns, cellsAt } = propertiesTable(everything)
  return chunks(
    properties.length,
    yieldToMain,
    `{"type":"FeatureCollection","madeOn":${JSON.stringify(date)},"features":[`,
    (index) => {
      const property = properties.at(index)
      const cells = cellsAt(index)
      const stated = columns.flatMap(({ header }, at) => (cells[at] === null ? [] : [[header, cells[at]]]))
      return separated(index, {
        type: 'Feature',
        id: property.id,
        geometry: hasCoordinates(property)
          ? { type: 'Point', coordinates: [property.longitude, property.latitude] }
          : null,
        properties: Object.fromEntries(stated),
      })
    },
    `],${ofPeople(everything)}}\n`,
  )
}

function ofPeople({ corrections, compLists, notes, names, assumptions }: Everything): string {
  const all = { corrections: [...corrections.values()].flat(), compLists, notes, names, assumptions }
  return JSON.stringify(all).slice(1, -1)
}

function separated(index: number, value: unknown): string {
  return `${index === 0 ? '\n' : ',\n'}${JSON.stringify(value)}`
}
