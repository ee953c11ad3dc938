import { WorkbookError } from '../model/workbook-error.ts'
import type { ByteSource, OpenByteSource } from './byte-source.ts'
import { csvRows } from './csv-rows.ts'
import type { Sheet } from './sheet.ts'
import { recognize } from './sniff-format.ts'
import { xlsxSheets } from './xlsx-sheets.ts'

/**
 * The sheets of a CSV or XLSX file, told apart by content; a CSV file is one sheet named like the file. Rows
 * are read as they are asked for. Throws `WorkbookError` where the file is no workbook, is damaged, or changes
 * before its last row was given. Closes the file.
 */
export async function* openWorkbook(file: OpenByteSource): AsyncGenerator<Sheet> {
  try {
    yield* sheetsOf(file)
    await file.checkUnchanged()
  } catch (error) {
    // A file that is still being written may look like any format.
    if (error instanceof WorkbookError) await file.checkUnchanged()
    throw error
  } finally {
    await file.close()
  }
}

async function* sheetsOf(source: ByteSource): AsyncGenerator<Sheet> {
  switch (await recognize(source)) {
    case 'zip':
      yield* xlsxSheets(source)
      break
    case 'text': {
      const name = source.name.replace(/\.[a-z]{1,4}$/i, '') || source.name
      yield {
        name,
        among: [name],
        isHidden: false,
        date1904: false,
        isDelimited: true,
        merges: [],
        rows: csvRows(source),
      }
    }
  }
}
