import { numberStyles, stylesXml } from '../xlsx/styles.ts'
import { workbookParts } from '../xlsx/workbook-parts.ts'
import { zipChunks } from '../xlsx/zip.ts'
import type { Everything } from './everything.ts'
import type { EverythingFormat } from './everything-format.ts'
import { everythingGeojson, everythingJson } from './everything-json.ts'
import {
  assumptionsTable,
  compListsTable,
  correctionsTable,
  namesTable,
  notesTable,
} from './people-tables.ts'
import { propertiesTable } from './properties-table.ts'
import { tableCsv, tableSheetXml } from './table-text.ts'

/** Everything as one file, in chunks that are made as they are asked for. */
export function everythingFile(
  format: EverythingFormat,
  everything: Everything,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  switch (format) {
    case 'xlsx':
      return zipChunks(workbook(everything), everything.date)
    case 'csv':
      return zipChunks(
        tablesOf(everything).map((table) => ({
          path: `${table.name.toLowerCase().replaceAll(' ', '-')}.csv`,
          text: tableCsv(table, everything.yieldToMain),
        })),
        everything.date,
      )
    case 'json':
      return encoded(everythingJson(everything))
    case 'geojson':
      return encoded(everythingGeojson(everything))
  }
}

function tablesOf(everything: Everything) {
  return [
    propertiesTable(everything),
    compListsTable(everything),
    notesTable(everything),
    correctionsTable(everything),
    namesTable(everything),
    assumptionsTable(everything),
  ]
}

function workbook(everything: Everything) {
  const tables = tablesOf(everything)
  const styles = numberStyles(
    tables.flatMap(({ columns }) =>
      columns.flatMap(({ numberFormat }) => (numberFormat === undefined ? [] : [numberFormat])),
    ),
  )
  return workbookParts({
    title: 'Everything',
    date: everything.date,
    styles: stylesXml(styles),
    sheets: tables.map((table) => ({
      name: table.name,
      xml: tableSheetXml(table, styles, everything.yieldToMain),
    })),
  })
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}
