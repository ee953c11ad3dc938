import { openWorkbook } from '../../../edge/sheets/file/open-workbook.ts'
import type { Cell } from '../../../edge/sheets/model/cell.ts'
import { writeTestFile } from '../../edge/sheets/file/make-files.ts'

/** The cells of each sheet, as our own import reads a workbook. */
export async function readWorkbook(bytes: Uint8Array): Promise<Record<string, readonly (readonly Cell[])[]>> {
  const sheets: Record<string, (readonly Cell[])[]> = {}
  for await (const { name, rows } of openWorkbook(writeTestFile('comps.xlsx', bytes))) {
    const whole: (readonly Cell[])[] = []
    for await (const { cells } of rows) whole.push(cells)
    sheets[name] = whole
  }
  return sheets
}
