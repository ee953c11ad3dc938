import { unneutralized } from '../../documents/text/spreadsheet-text.ts'
import { type Cell, cellText } from '../model/cell.ts'
import { WorkbookError } from '../model/workbook-error.ts'
import { type ByteSource, readChunks } from './byte-source.ts'
import { guessDelimiter } from './csv-delimiter.ts'
import { readCsvRecord } from './csv-record.ts'
import { columnsOfThousands, hasDecimalCommas, withDecimalPoint } from './decimal-commas.ts'
import { rowFormula } from './row-formula.ts'
import { MOST_COLUMNS, type SheetRow } from './sheet.ts'
import { utf16Of } from './sniff-format.ts'
import { headerWidth, withUnquotedCommas } from './unquoted-commas.ts'
import { columnOf } from './xlsx-cells.ts'

const SAMPLE_CHARACTERS = 64 * 1024
/** A line longer than this is no table. */
const LONGEST_RECORD = 16 * 1024 * 1024

/** The rows of delimited text, one at a time; blank lines count as rows, as in a spreadsheet program. */
export async function* csvRows(source: ByteSource): AsyncGenerator<SheetRow> {
  let delimiter: string | null = null
  let read: (text: string, column: number) => Cell = cellOf
  let pending = ''
  let rowNumber = 0
  let width: number | null = null
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
      width = headerWidth(pending, delimiter)
      if (hasDecimalCommas(pending, delimiter)) {
        const thousands = columnsOfThousands(pending, delimiter)
        read = (text, column) => cellOf(thousands.has(column) ? text : withDecimalPoint(text))
      }
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
      const isWider = width !== null && record.cells.length > width
      const cells = isWider ? withUnquotedCommas(record.cells, width ?? 0) : record.cells
      yield {
        rowNumber,
        cells: cells.map((text, i) => (text[0] === '=' ? computed(text, cells, rowNumber) : read(text, i))),
      }
    }
    pending = pending.slice(at)
    if (pending.length > LONGEST_RECORD) throw tooWide(source, rowNumber + 1)
    enough = 2 * pending.length
  }
}

function cellOf(text: string): string | null {
  return text === '' ? null : cellText(unneutralized(text).toWellFormed())
}

const GUARDED = /^="([^"]*)"$/
const NUMBER = /^-?(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)$/

/** What a formula comes to where it is arithmetic, else its text. `="07102"` is how a text is kept from being a number. */
function computed(text: string, cells: readonly string[], rowNumber: number): Cell {
  const guarded = GUARDED.exec(text)?.[1]
  if (guarded !== undefined) return cellOf(guarded)
  const value = rowFormula(text.slice(1), rowNumber, (letters) => {
    const other = cells[columnOf(letters)] ?? ''
    return NUMBER.test(other) ? Number(other.replaceAll(',', '')) : null
  })
  return value ?? cellOf(text)
}

function tooWide(source: ByteSource, rowNumber: number): WorkbookError {
  return new WorkbookError('damaged', `${source.name} is not a table: row ${rowNumber} has no end.`)
}

async function* withEnd(chunks: AsyncIterable<string>): AsyncGenerator<{ text: string; isLast: boolean }> {
  for await (const text of chunks) yield { text, isLast: false }
  yield { text: '', isLast: true }
}

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * How a text file's bytes are to be read: UTF-16 by its marks, UTF-8 where every byte of the file fits,
 * else Windows-1252, in which Excel for Windows writes `CSV`. Reads the whole file once.
 */
async function detectEncoding(source: ByteSource): Promise<TextEncoding> {
  const utf16 = utf16Of(await source.read(0, 4096))
  if (utf16) return utf16
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of readChunks(source)) utf8.decode(chunk, { stream: true })
    utf8.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The file's text, without byte-order mark and with `\n` for every line end. */
async function* decodeText(source: ByteSource, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let heldReturn = ''
  for await (const chunk of readChunks(source)) {
    const text = heldReturn + decoder.decode(chunk, { stream: true })
    heldReturn = text.endsWith('\r') ? '\r' : ''
    yield withNewlines(heldReturn ? text.slice(0, -1) : text)
  }
  yield withNewlines(heldReturn + decoder.decode())
}

function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
