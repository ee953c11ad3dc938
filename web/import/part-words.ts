import type { TablePreview, WorkbookPreview } from '../../sync/sheets/preview/workbook-preview.ts'
import { counted } from '../session/counted.ts'

/** `Tab “Comps 2026”`, and which table of it where there are several. */
export function tableName({ sheet, table }: TablePreview): string {
  return `Tab “${sheet}”${table === 0 ? '' : `, table ${table + 1}`}`
}

/** `Tab “Comps 2026” · A4:T390 · 386 rows`. */
export function tableWords(table: TablePreview): string {
  return `${tableName(table)} · ${table.range} · ${counted(table.rows, 'row', 'rows')}`
}

/** What of the file is read: its one table by name, of several their number. */
export function partWords({ tables, counts }: WorkbookPreview): string {
  const chosen = tables.filter(({ isChosen }) => isChosen)
  const [only] = chosen
  if (only !== undefined && chosen.length === 1) return tableWords(only)
  const tabs = new Set(chosen.map(({ sheet }) => sheet))
  const where =
    tabs.size === 1 ? ` of tab “${[...tabs].join()}”` : tabs.size > 1 ? ` of ${tabs.size} tabs` : ''
  return `${counted(chosen.length, 'table', 'tables')}${where} · ${counted(counts.rows, 'row', 'rows')}`
}
