import type { TablePreview } from '../../sync/sheets/preview/workbook-preview.ts'

/** `Tab “Comps 2026”`, and which table of it where there are several. */
export function tableName({ sheet, table }: TablePreview): string {
  return `Tab “${sheet}”${table === 0 ? '' : `, table ${table + 1}`}`
}
