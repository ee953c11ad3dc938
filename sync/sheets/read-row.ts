import { displayText } from './cells/plain-text.ts'
import type { SheetRow } from './file/sheet.ts'
import type { SheetLayout } from './header/sheet-layout.ts'
import type { Cell } from './model/cell.ts'
import type { Problem } from './model/problem.ts'
import type { RowOutcome } from './model/read-row-outcome.ts'
import { isMisleading } from './row/misleading.ts'
import { readBuildingColumns } from './row/read-building-columns.ts'
import { readCustomColumns } from './row/read-custom-columns.ts'
import { readDealColumns } from './row/read-deal-columns.ts'
import { readPlaceColumns } from './row/read-place-columns.ts'
import { type RowDraft, startRow } from './row/row-draft.ts'
import { rowId, rowKey } from './row/row-key.ts'
import { skipReason } from './row/skip-row.ts'

/**
 * Reads a row below its header: the one place where a cell becomes a number, a date or null. Never throws. A row is
 * rejected where nothing identifies it, or where a sum of money contradicts its unit or is negative, because the deal
 * would then mislead. Any other cell that is not understood leaves its field empty, with a problem that says so.
 */
export function readRow(layout: SheetLayout, sheetRow: Pick<SheetRow, 'cells' | 'links'>): RowOutcome {
  const { cells } = sheetRow
  const reason = skipReason(layout, cells)
  if (reason !== null) return { kind: 'skipped', reason }
  const shift = shiftedCells(layout, cells)
  if (shift) return { kind: 'rejected', problems: [shift], readings: [] }
  const row = startRow(layout, sheetRow)
  readPlaceColumns(row)
  readBuildingColumns(row)
  readDealColumns(row)
  readCustomColumns(row)
  const { property, readings } = row
  const id = rowId(row)
  const key = rowKey(id, property)
  const rejecting = [
    ...readings.filter(isMisleading).flatMap(({ problem }) => problem ?? []),
    ...(key === null ? [UNIDENTIFIED] : []),
  ]
  if (rejecting.length > 0 || key === null) {
    const others = readings
      .filter((reading) => !isMisleading(reading))
      .flatMap(({ problem }) => problem ?? [])
    return { kind: 'rejected', problems: [...rejecting, ...others], readings }
  }
  return { kind: 'property', key, property: { ...property, name: nameOf(row, key) }, readings }
}

/** Why a row that could be any is rejected. */
export const UNIDENTIFIED: Problem = {
  code: 'nothing-identifies',
  column: null,
  raw: null,
  sentence: 'The row has no name, address, coordinates or id.',
}

/** A number with an unquoted comma becomes two cells, and every cell after it is under the wrong header. */
function shiftedCells({ header, isDelimited }: SheetLayout, cells: readonly Cell[]): Problem | null {
  const surplus = isDelimited
    ? cells.slice(header.length).find((cell) => cell !== null && displayText(cell).trim() !== '')
    : null
  if (surplus === undefined || surplus === null) return null
  const sentence = `The row has ${cells.length} cells and the header ${header.length}: a quotation mark may be missing.`
  return { code: 'ambiguous', column: null, raw: surplus, sentence }
}

function nameOf({ property }: RowDraft, key: string): string {
  if (property.name !== '') return property.name
  return property.address ?? `${property.propertyType ?? 'Property'} ${key}`
}
