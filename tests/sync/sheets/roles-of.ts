import { findHeader } from '../../../sync/sheets/header/find-header.ts'
import { layOutSheet } from '../../../sync/sheets/header/sheet-layout.ts'
import type { Cell } from '../../../sync/sheets/model/cell.ts'
import type { ColumnRole } from '../../../sync/sheets/model/column-role.ts'

/** What the columns given as `{header: values}` are used for, beside a column of addresses; null where for nothing. */
export function rolesOf(columns: Readonly<Record<string, readonly Cell[]>>): (ColumnRole | null)[] {
  const headers = Object.keys(columns)
  const count = Math.max(...Object.values(columns).map((values) => values.length))
  const below = Array.from({ length: count }, (_, i) => [
    `${100 + i} Test Rd`,
    ...headers.map((header) => columns[header]?.[i] ?? null),
  ])
  const sheet = [['Address', ...headers], ...below].map((cells, i) => ({ rowNumber: i + 1, cells }))
  const found = findHeader(sheet, [])
  if (!found) throw new Error(`No header in ${headers.join(', ')}`)
  const layout = layOutSheet(found, sheet.slice(1), { date1904: false, isDelimited: true, currentYear: 2026 })
  return headers.map((_, i) => layout.byIndex.get(i + 1)?.role ?? null)
}
