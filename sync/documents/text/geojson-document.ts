import { hasCoordinates } from '../../domain/place/has-coordinates.ts'
import type { CellValue } from '../columns/comp-column.ts'
import { COMP_COLUMNS } from '../columns/comp-columns.ts'
import { batches, NEVER_YIELD } from '../model/batches.ts'
import type { CompRow, CompsDocument, NumberedRow } from '../model/comps-document.ts'
import type { TableOptions } from './csv-document.ts'

/** What a point says of its property: every column but its place. */
const PROPERTIES = Object.entries(COMP_COLUMNS).filter(([id]) => id !== 'latitude' && id !== 'longitude')

/**
 * The rows as a feature collection (RFC 7946) in the order of the document, excluded ones with `isIncluded` 'No'.
 * What has no coordinates is no feature; the foreign member `notLocated` counts it. In chunks of text.
 */
export async function geojsonDocument(
  { title, criteria, date, credits, rows }: CompsDocument,
  { yieldToMain = NEVER_YIELD }: Pick<TableOptions, 'yieldToMain'> = {},
): Promise<string[]> {
  const isLocated = ({ property }: CompRow) => hasCoordinates(property)
  const notLocated = rows.reduce((count, row) => (isLocated(row) ? count : count + 1), 0)
  const about = { title, criteria, date, credits, notLocated }
  const parts = [`{"type":"FeatureCollection",${JSON.stringify(about).slice(1, -1)},"features":[`]
  let separator = '\n'
  for (const { from, rows: located } of batches(rows, isLocated)) {
    await yieldToMain(from)
    if (located.length === 0) continue
    parts.push(separator + located.map(feature).join(',\n'))
    separator = ',\n'
  }
  return [...parts, '\n]}\n']
}

/** Longitude comes first; a field nobody states is left out. */
function feature(row: NumberedRow): string {
  const { id, longitude, latitude } = row.property
  const properties: Record<string, CellValue> = {}
  for (const [name, column] of PROPERTIES) {
    const value = column.value(row)
    if (value !== null) properties[name] = value
  }
  const geometry = { type: 'Point', coordinates: [longitude, latitude] }
  return JSON.stringify({ type: 'Feature', id, geometry, properties })
}
