import { chmod, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { quoted } from '../../../sync/documents/text/csv-line.ts'
import { isFormula } from '../../../sync/documents/text/spreadsheet-text.ts'
import type { Cell } from '../../../sync/sheets/model/cell.ts'
import type { ReadRow } from '../../../sync/sheets/model/read-row-outcome.ts'

/** What is wrong with a row of the file: it was not taken, or taken without the cells that the reasons name. */
export type Refused = 'row' | 'cells'

const RESULTS: Readonly<Record<Refused, string>> = {
  row: 'rejected',
  cells: 'imported with cells left empty',
}

/** Where rejected rows, and rows with cells that were not understood, go while a run reads. */
export interface RejectedRows {
  add(row: ReadRow, refused: Refused, reasons: readonly string[]): Promise<void>
  /** Keeps what was added and says where; `null` where nothing was. */
  keep(): Promise<string | null>
  discard(): Promise<void>
}

const BUFFER_CHARS = 64 * 1024

/**
 * Collects such rows as `rejected/<source>-<day>.csv` in the data folder: sheet, row, result, reasons, then the
 * cells as they stood, under the header of their sheet. The last run of a day replaces those before it.
 */
export function createRejectedFile(dataDir: string, source: string, day: string): RejectedRows {
  const folder = join(dataDir, 'rejected')
  const name = source.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80)
  const path = join(folder, `${name}-${day}.csv`)
  const unfinished = `${path}.part`
  let file: FileHandle | undefined
  let header: readonly string[] | undefined
  let buffer = '\uFEFF'

  async function flush(): Promise<void> {
    if (!file) {
      await mkdir(folder, { recursive: true })
      await chmod(folder, 0o700)
      await rm(unfinished, { force: true })
      file = await open(unfinished, 'wx', 0o600)
    }
    const text = buffer
    buffer = ''
    await file.write(text)
  }

  return {
    async add(row, refused, reasons) {
      if (row.header !== header) {
        header = row.header
        buffer += csvLine(['Sheet', 'Row', 'Result', 'Reasons', ...header])
      }
      buffer += csvLine([row.sheet, row.rowNumber, RESULTS[refused], reasons.join(' '), ...row.cells])
      if (buffer.length >= BUFFER_CHARS) await flush()
    },
    async keep() {
      if (!header) {
        await rm(path, { force: true })
        return null
      }
      await flush()
      await file?.close()
      await rename(unfinished, path)
      return path
    },
    async discard() {
      await file?.close()
      await rm(unfinished, { force: true })
    },
  }
}

const NUMBER = /^\s*[-+]?[\d.,]+\s*$/

/**
 * One line of a CSV file with its line end, for cells as they stood in their sheet. Text that a spreadsheet would run
 * gets an apostrophe before it; a signed number in text is none.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quoted(cellText(cell))).join(',')}\r\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return isFormula(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
  if (typeof cell === 'object') return 'date' in cell ? cell.date : String(cell.number)
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell)
}
