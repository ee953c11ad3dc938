import { type Cell, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import type { SampleSize } from '../generate-sample.ts'
import { planSheets, SAMPLE_SIZE } from './plan-sheets.ts'
import type { SheetPlan } from './sheet-plan.ts'

/** A fixed date inside the file, so that it is the same each time it is written. */
const MADE = new Date(Date.UTC(2026, 0, 5, 6))

/** The sample workbook as an XLSX file: several sheets with different headers, and the usual mess. The same bytes for the same size. */
export async function writeSampleWorkbook(size: SampleSize = SAMPLE_SIZE): Promise<Uint8Array> {
  return writeXlsx({
    sheets: planSheets(size).map(toSheet),
    properties: { title: 'Houston industrial comps', creator: 'Clearheight', created: MADE, modified: MADE },
    activeSheet: 1,
  })
}

function toSheet({ name, columns, rows, isHidden }: SheetPlan): WriteSheet {
  const special = new Map<string, Partial<Cell>>()
  for (const [r, { cells }] of rows.entries()) {
    for (const [c, { value, numFmt, formula }] of cells.entries()) {
      if (numFmt !== undefined) special.set(`${r},${c}`, { style: { numFmt } })
      if (formula !== undefined) special.set(`${r},${c}`, { value, formula, formulaResult: value })
    }
  }
  return {
    name,
    columns: columns.map(({ width, numFmt }) => ({ width, ...(numFmt === undefined ? {} : { numFmt }) })),
    rows: rows.map(({ cells }) => cells.map(({ value }) => value)),
    cells: special,
    ...(isHidden === undefined ? {} : { hidden: isHidden }),
  }
}
