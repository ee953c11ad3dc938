import { unneutralized } from '../../documents/text/spreadsheet-text.ts'
import { cellText } from '../model/cell.ts'
import { WorkbookError } from '../model/workbook-error.ts'
import type { ByteSource } from './byte-source.ts'
import { guessDelimiter } from './csv-delimiter.ts'
import { readCsvRecord } from './csv-record.ts'
import { hasDecimalCommas, withDecimalPoint } from './decimal-commas.ts'
import { decodeText, detectEncoding } from './decode-text.ts'
import { MOST_COLUMNS, type SheetRow } from './sheet.ts'

const SAMPLE_CHARACTERS = 64 * 1024
/** A line longer than this is no table. */
const LONGEST_RECORD = 16 * 1024 * 1024

/** The rows of delimited text, one at a time; blank lines count as rows, as in a spreadsheet program. */
export async function* csvRows(source: ByteSource): AsyncGenerator<SheetRow> {
  let delimiter: string | null = null
  let read = cellOf
  let pending = ''
  let rowNumber = 0
  let enough = 0
  for await (const { text, isLast } of withEnd(decodeText(source, await detectEncoding(source)))) {
    pending += text
    if (delimiter === null) {
      if (pending.length < SAMPLE_CHARACTERS && !isLast) continue
      const guess = guessDelimiter(pending)
      delimiter = guess.character
      if (guess.isDeclared) {
        pending = pending.slice(pending.indexOf('\n') + 1)
        rowNumber = 1
      }
      if (hasDecimalCommas(pending, delimiter)) read = (text) => cellOf(withDecimalPoint(text))
    }
    // A long row is parsed again only when it has doubled, because the work would otherwise grow with the square of
    // its length.
    if (pending.length < enough && !isLast) continue
    let at = 0
    while (at < pending.length) {
      const record = readCsvRecord(pending, at, delimiter, isLast)
      if (!record) break
      at = record.next
      rowNumber++
      if (record.cells.length > MOST_COLUMNS) throw tooWide(source, rowNumber)
      yield { rowNumber, cells: record.cells.map(read) }
    }
    pending = pending.slice(at)
    if (pending.length > LONGEST_RECORD) throw tooWide(source, rowNumber + 1)
    enough = 2 * pending.length
  }
}

function cellOf(text: string): string | null {
  return text === '' ? null : cellText(unneutralized(text).toWellFormed())
}

function tooWide(source: ByteSource, rowNumber: number): WorkbookError {
  return new WorkbookError('damaged', `${source.name} is not a table: row ${rowNumber} has no end.`)
}

async function* withEnd(chunks: AsyncIterable<string>): AsyncGenerator<{ text: string; isLast: boolean }> {
  for await (const text of chunks) yield { text, isLast: false }
  yield { text: '', isLast: true }
}
