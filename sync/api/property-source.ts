import * as z from 'zod/mini'
import { recordId } from '../domain/words/person-text.ts'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { PROPERTY_ID } from './examples.ts'

/** How one field of a property was read, and from which cell. */
export const sourceReading = z.object({
  field: described("Name of the property's field.", z.string()),
  column: described('0-based position of the cell in its row.', z.int()),
  header: described("The column's header as written; `column_7` where it is blank.", z.string()),
  cell: described('The cell as a person sees it in the sheet.', z.string()),
  value: described(
    "What was understood, in the property's units; null where nothing was.",
    z.union([z.string(), z.number(), z.boolean(), z.null()]),
  ),
  unit: described("What the cell's number was taken to be: `$/SF/yr`, `m²`.", z.nullable(z.string())),
  assumed: described('True where neither header nor cell said the unit.', z.boolean()),
  token: described(
    'A word that stands for a value that is kept back or comes later: `TBD`.',
    z.nullable(z.string()),
  ),
  note: described('What else the cell said: a range, an approximation.', z.nullable(z.string())),
  problem: described('Why the cell could not be taken, in a sentence.', z.nullable(z.string())),
  arithmetic: described(
    "From the cell's number to the value where the units differ: `$16.20/SF/yr ÷ 12 = $1.35/SF/mo`.",
    z.nullable(z.string()),
  ),
})
export type SourceReading = z.infer<typeof sourceReading>

/** A row of a sheet, and how it was read. */
export const sheetRow = z.object({
  source: described("The source's name.", z.string()),
  workbook: described("The file's name.", z.string()),
  importedAt: described('When the row was last read, milliseconds since 1970.', z.number()),
  sheet: z.string(),
  headerRow: described('1-based, as a spreadsheet program shows them.', z.int()),
  rowNumber: described("Of a table set across the number of the property's column, from 1.", z.int()),
  isAcross: described('The fields of the table are its rows, and each property is a column.', z.boolean()),
  places: described(
    'What the sheet calls each column: `C`; of what a title says its cell: `A3`. A part of a cell has the column of the whole. Null where the sheet has no such column, as in a table set across.',
    z.array(z.nullable(z.string())),
  ),
  header: described(
    'A name for every column, as written; `column_7` where it is blank.',
    z.array(z.string()),
  ),
  cells: described(
    'As a person sees them; those at the end that are empty may be absent.',
    z.array(z.string()),
  ),
  readings: described(
    'In the order they were read. A cell can give several fields, and notes can stand in several cells.',
    z.array(sourceReading),
  ),
})
export type SheetRow = z.infer<typeof sheetRow>

/** The row of a sheet that a property was read from. */
export const propertySource = z.extend(sheetRow, {
  joined: described(
    'The rows of the properties that were joined into it, and the fields that are shown as they have them.',
    z.array(z.extend(sheetRow, { propertyId: z.string(), shown: z.array(z.string()) })),
  ),
})
export type PropertySource = z.infer<typeof propertySource>

export const getPropertySource = endpoint({
  method: 'GET',
  path: '/api/properties/:id/source',
  summary: 'The spreadsheet row behind a property, and how each cell was read.',
  access: 'user',
  input: z.strictObject({ id: recordId }),
  output: propertySource,
  example: { id: PROPERTY_ID },
  errors: ['not_found'],
})
