import { openWorkbook } from '../../../../sync/sheets/file/open-workbook.ts'
import type { ImportDecisions } from '../../../../sync/sheets/model/import-decisions.ts'
import { type ReadPreview, readPreview } from '../../../../sync/sheets/preview/read-preview.ts'
import type { ColumnEvidence, ProblemGroup } from '../../../../sync/sheets/preview/workbook-preview.ts'
import { bytesSource, decided } from '../decisions/read-decided.ts'

/** What people are shown of a CSV text. */
export function previewOf(text: string, decisions: Partial<ImportDecisions> = {}): Promise<ReadPreview> {
  const sheets = openWorkbook(bytesSource('comps.csv', text))
  return readPreview('comps.csv', sheets, { decisions: decided(decisions), currentYear: 2026 })
}

/** A column of its first table; throws where there is none. */
export async function columnOf(
  text: string,
  header: string,
  decisions: Partial<ImportDecisions> = {},
): Promise<ColumnEvidence> {
  const { preview } = await previewOf(text, decisions)
  const column = preview.tables[0]?.columns.find((other) => other.header === header)
  if (!column) throw new Error(`No column ${header}.`)
  return column
}

/** A group of its problems; throws where there is none. */
export async function groupOf(
  text: string,
  key: ProblemGroup['key'],
  decisions: Partial<ImportDecisions> = {},
): Promise<ProblemGroup> {
  const { preview } = await previewOf(text, decisions)
  const group = preview.groups.find((other) => other.key === key)
  if (!group) throw new Error(`No group ${key}.`)
  return group
}

/** A CSV text of these columns. */
export function csvOf(columns: Readonly<Record<string, readonly (string | number)[]>>): string {
  const headers = Object.keys(columns)
  const count = Math.max(...Object.values(columns).map((values) => values.length))
  const rows = Array.from({ length: count }, (_, i) => headers.map((header) => columns[header]?.[i] ?? ''))
  return [headers, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
}
