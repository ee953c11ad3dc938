import { openFile } from '../../../edge/files/open-file.ts'
import { openWorkbook } from '../../../sync/sheets/file/open-workbook.ts'
import type { Cell } from '../../../sync/sheets/model/cell.ts'
import { writeTestFile } from '../sheets/file/make-files.ts'

/** The cells of each sheet, as our own import reads a workbook. */
export async function readWorkbook(bytes: Uint8Array): Promise<Record<string, readonly (readonly Cell[])[]>> {
  const sheets: Record<string, (readonly Cell[])[]> = {}
  for await (const { name, rows } of openWorkbook(await openFile(writeTestFile('comps.xlsx', bytes)))) {
    const whole: (readonly Cell[])[] = []
    for await (const { cells } of rows) whole.push(cells)
    sheets[name] = whole
  }
  return sheets
}
