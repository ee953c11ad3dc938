import { fieldOfColumn, type WholeColumn } from '../../documents/columns/comp-columns.ts'
import { LEAVING_NAMES } from '../../documents/everything/leaving-table.ts'
import { SHEETS } from '../../documents/xlsx/xlsx-document.ts'
import { excerpt } from '../cells/plain-text.ts'
import type { Sheet } from '../file/sheet.ts'
import type { ColumnRole } from '../model/column-role.ts'
import type { ExplainedRow, ExplainedTable } from '../model/explained.ts'
import type { RowOutcome } from '../model/read-row-outcome.ts'
import type { ColumnUse, SheetInfo, UnusedColumn, WorkbookEvent } from '../model/workbook-event.ts'
import type { OwnTable } from './own-table.ts'
import { readOwnRow } from './read-own-row.ts'

/**
 * Reads a table that this product wrote, every cell as what its header says. Of a workbook that holds its properties
 * whole in one sheet, the others show the same again, and are passed over.
 */
export async function* readOwnTable(
  { name, among, rows }: Sheet,
  own: OwnTable,
  { table, hasOwn, explains }: { table: number; hasOwn: boolean; explains: boolean },
): AsyncGenerator<WorkbookEvent> {
  if (hasOwn || (name === SHEETS.comps && among.includes(SHEETS.all))) {
    const sentence = `Sheet “${name}” shows properties that “${SHEETS.all}” holds whole, which is read instead.`
    yield { kind: 'passed-over', sheet: name, reason: 'copy', sentence }
    return
  }
  const { header, headerRow } = own
  const info = infoOf(name, table, own)
  yield explains ? { kind: 'sheet', info, explained: explainedOf(own) } : { kind: 'sheet', info }
  for await (const { rowNumber, cells } of rows) {
    if (rowNumber === headerRow) continue
    const outcome = readOwnRow(own, cells, name)
    const row = { sheet: name, rowNumber, header, cells, outcome }
    yield explains
      ? { kind: 'row', table, row, explained: explainedRow(outcome, rowNumber) }
      : { kind: 'row', table, row }
  }
}

const BESIDE_PROPERTIES: readonly string[] = [
  LEAVING_NAMES.compLists,
  LEAVING_NAMES.notes,
  LEAVING_NAMES.corrections,
  LEAVING_NAMES.names,
  LEAVING_NAMES.assumptions,
]

/** Sheets of a workbook of comps that hold figures of them. */
const WORKED_OUT: readonly string[] = [SHEETS.trend, SHEETS.adjustments]
const ALWAYS_THERE: readonly string[] = [SHEETS.comps, SHEETS.statistics, SHEETS.all]

type Named = Pick<Sheet, 'name' | 'among'>

/**
 * Whether a sheet belongs to a workbook of this product but has no properties itself. `hasOwn`: an earlier sheet has
 * them all.
 */
export function isBesideProperties({ name, among }: Named, hasOwn: boolean): boolean {
  if (WORKED_OUT.includes(name)) return ALWAYS_THERE.every((own) => among.includes(own))
  return hasOwn && among.includes(LEAVING_NAMES.properties) && BESIDE_PROPERTIES.includes(name)
}

export async function* passOverBeside({ name }: Pick<Sheet, 'name'>): AsyncGenerator<WorkbookEvent> {
  const sentence = `Sheet “${name}” was written beside the properties of this workbook, and holds none.`
  yield { kind: 'passed-over', sheet: name, reason: 'copy', sentence }
}

/** What this product wrote is certain, and nothing of it is decided. */
function explainedOf(own: OwnTable): ExplainedTable {
  return {
    inSheet: 0,
    firstColumn: 0,
    clues: own.header.map((_, index) => ({ index, by: 'own', parts: [], question: null })),
    groupOf: () => undefined,
    rentBounds: null,
    read: (cells) => readOwnRow(own, cells, ''),
  }
}

function explainedRow(undecided: RowOutcome, rowNumber: number): ExplainedRow {
  return { ref: `row ${rowNumber}`, doubts: [], undecided, typed: new Map() }
}

function infoOf(sheet: string, table: number, { header, headerRow, columns }: OwnTable): SheetInfo {
  const known = new Set(columns.values())
  const unused = header.flatMap((text, index): UnusedColumn[] =>
    known.has(index)
      ? []
      : [
          {
            index,
            header: text,
            reason: 'unknown-header',
            sentence: `“${excerpt(text)}” is not a known header.`,
          },
        ],
  )
  const uses = Array.from(columns, ([id, index]) => ({ id, index })).flatMap(({ id, index }): ColumnUse[] => {
    const role = roleOf(id)
    return role === null ? [] : [{ index, header: header[index] ?? '', role }]
  })
  return { sheet, table, headerRow, isAcross: false, header, columns: uses, unused }
}

/** What a column is used for, in the words of sheets of any kind. */
function roleOf(id: WholeColumn): ColumnRole | null {
  const field = fieldOfColumn(id)
  switch (field) {
    case 'id':
      return 'key'
    case 'leasedSf':
      return 'dealArea'
    case null:
    case 'rentBasisAssumed':
    case 'term':
    case 'officePercent':
    case 'custom':
    case 'sourceSheet':
    case 'createdAt':
    case 'changedAt':
    case 'rentChangedAt':
      return null
    default:
      return field
  }
}
