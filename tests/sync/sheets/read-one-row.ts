import type { SheetRow } from '../../../sync/sheets/file/sheet.ts'
import { findHeader } from '../../../sync/sheets/header/find-header.ts'
import { layOutSheet } from '../../../sync/sheets/header/sheet-layout.ts'
import type { Cell } from '../../../sync/sheets/model/cell.ts'
import type { RowOutcome } from '../../../sync/sheets/model/read-row-outcome.ts'
import { readRow } from '../../../sync/sheets/read-row.ts'

type RowOfCells = Readonly<Record<string, Cell>>

/** Reads the last of the rows given as `{header: cell}`; the rows before it are in its sheet. */
export function readOneRow(...rows: readonly RowOfCells[]): RowOutcome {
  return rowReaderOf(rows)(rows.length - 1)
}

/** Reads the rows given as `{header: cell}`, which are one sheet, by their places. */
export function rowReaderOf(rows: readonly RowOfCells[]): (row: number) => RowOutcome {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const sheet: SheetRow[] = [names, ...rows.map((row) => names.map((name) => row[name] ?? null))].map(
    (cells, i) => ({
      rowNumber: i + 1,
      cells,
    }),
  )
  const found = findHeader(sheet.slice(0, 1), [])
  if (!found) throw new Error(`No header in ${names.join(', ')}`)
  const layout = layOutSheet(found, sheet.slice(1), {
    date1904: false,
    isDelimited: true,
    currentYear: 2026,
  })
  return (row) => readRow(layout, { cells: sheet[row + 1]?.cells ?? [] })
}

/** What a row with an address says: its fields that are known, or why it is none. */
export function fieldsOf(row: Readonly<Record<string, Cell>>): unknown {
  const outcome = readOneRow({ Address: '100 Test Rd', ...row })
  if (outcome.kind !== 'property') return outcome
  const { name: _, address, rentBasisAssumed, ...property } = outcome.property
  const known = Object.entries(property).filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(known),
    ...(address === '100 Test Rd' ? {} : { address }),
    ...(rentBasisAssumed ? { rentBasisAssumed } : {}),
  }
}

/** The notes, tokens and problem codes of a row's readings, by field. */
export function remarksOf(row: Readonly<Record<string, Cell>>): unknown {
  const outcome = readOneRow({ Address: '100 Test Rd', ...row })
  if (outcome.kind === 'skipped') return outcome
  const remarks = outcome.readings.flatMap(({ field, token, note, problem }) => {
    const remark = [token && `token ${token}`, note, problem?.code].filter(Boolean).join('; ')
    return remark ? [[field, remark]] : []
  })
  return Object.fromEntries(remarks)
}
