import { isAbsent } from '../cells/absence.ts'
import { figureText } from '../cells/plain-text.ts'
import { saidBy } from '../cells/typed-cells.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { RoleCandidate, RoleQuestion } from '../model/explained.ts'
import { readRow } from '../read-row.ts'
import { dateEvidence } from './date-evidence.ts'
import type { FoundHeader } from './find-header.ts'
import type { DecidedColumns } from './map-columns.ts'
import { rivalRoles } from './rival-roles.ts'
import { layOutSheet, type SheetLayout } from './sheet-layout.ts'

export type SheetKind = Pick<SheetLayout, 'date1904' | 'isDelimited' | 'currentYear'>

/** A table as its columns are questioned. */
export interface QuestionedTable {
  readonly found: FoundHeader
  readonly sample: readonly SheetRow[]
  readonly layout: SheetLayout
  readonly kind: SheetKind
  readonly decided: DecidedColumns
}

const SHOWN_ROWS = 5

/** What a column could be by its header and its values, where that is more than one thing; null where it is not. */
export function roleQuestion(table: QuestionedTable, index: number): RoleQuestion | null {
  const { sample, layout } = table
  const rivals = rivalRoles(layout, sample, index)
  if (rivals.length === 0) return null
  const filled = sample.filter(({ cells }) => {
    const text = saidBy(cells[index] ?? null)
    return text !== '' && !isAbsent(figureText(text))
  })
  if (filled.length === 0) return null
  const dates = dateEvidence(layout, filled, index, rivals)
  const candidates = rivals
    .map((role) => dates?.candidates.get(role) ?? readsAs(table, index, role, filled))
    .sort((a, b) => b.rows - a.rows)
  const columns = dates?.columns ?? [index]
  return {
    candidates,
    of: filled.length,
    columns,
    derived: dates?.derived ?? null,
    rows: filled.slice(0, SHOWN_ROWS).map((row) => ({
      rowNumber: row.rowNumber,
      cells: columns.map((column) => saidBy(row.cells[column] ?? null)),
      derived: dates?.derivedOf(row) ?? null,
    })),
  }
}

/** How many rows of the column a reader of the role understands. */
function readsAs(
  { found, layout, sample, kind, decided }: QuestionedTable,
  index: number,
  role: ColumnRole,
  filled: readonly SheetRow[],
): RoleCandidate {
  const as = new Map(decided).set(index, { as: 'field', role })
  const rows = countReads(layOutSheet(found, sample, kind, as), filled, index)
  const twin = layout.columns.find((column) => column.role === role && column.index !== index)
  const says = twin ? `can be read so; “${twin.header}” is taken for it` : 'can be read so'
  return { role, rows, says }
}

/** In how many rows a column's cell was understood. */
function countReads(layout: SheetLayout, rows: readonly SheetRow[], index: number): number {
  const header = layout.header[index]
  return rows.filter((row) => {
    const outcome = readRow(layout, row)
    if (outcome.kind === 'skipped') return false
    const own = outcome.readings.filter(({ column }) => column === header)
    return own.some(({ value }) => value !== null) && own.every(({ problem }) => problem === undefined)
  }).length
}
