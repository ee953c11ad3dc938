import * as z from 'zod/mini'

/** How one field of a property was read, and from which cell. */
export const sourceReading = z.object({
  /** Name of the property's field. */
  field: z.string(),
  /** 0-based position of the cell in its row. */
  column: z.int(),
  /** The column's header as written; `column_7` where it is blank. */
  header: z.string(),
  /** The cell as a person sees it in the sheet. */
  cell: z.string(),
  /** What was understood, in the property's units; null where nothing was. */
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  /** What the cell's number was taken to be: `$/SF/yr`, `m²`. */
  unit: z.nullable(z.string()),
  /** True where neither header nor cell said the unit. */
  assumed: z.boolean(),
  /** A word that stands for a value that is kept back or comes later: `TBD`. */
  token: z.nullable(z.string()),
  /** What else the cell said: a range, an approximation. */
  note: z.nullable(z.string()),
  /** Why the cell could not be taken, in a sentence. */
  problem: z.nullable(z.string()),
  /** From the cell's number to the value where the units differ: `$16.20/SF/yr ÷ 12 = $1.35/SF/mo`. */
  arithmetic: z.nullable(z.string()),
})
export type SourceReading = z.infer<typeof sourceReading>

/** The row of a sheet that a property was read from. */
export const propertySource = z.object({
  /** The source's name. */
  source: z.string(),
  /** The file's name. */
  workbook: z.string(),
  /** When the row was last read, milliseconds since 1970. */
  importedAt: z.number(),
  sheet: z.string(),
  /** 1-based, as a spreadsheet program shows them. */
  headerRow: z.int(),
  rowNumber: z.int(),
  /** A name for every column, as written; `column_7` where it is blank. */
  header: z.array(z.string()),
  /** As a person sees them; those at the end that are empty may be absent. */
  cells: z.array(z.string()),
  /** In the order they were read. A cell can give several fields, and notes can stand in several cells. */
  readings: z.array(sourceReading),
})
export type PropertySource = z.infer<typeof propertySource>
