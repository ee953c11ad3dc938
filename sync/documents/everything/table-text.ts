import { columnLetters } from '../../domain/words/column-letters.ts'
import type { CellValue } from '../columns/comp-column.ts'
import { ROWS_PER_BATCH, type YieldToMain } from '../model/batches.ts'
import { BYTE_ORDER_MARK, csvLine } from '../text/csv-line.ts'
import { dateSerial, numberCell, textCell } from '../xlsx/cell-xml.ts'
import { STYLES } from '../xlsx/styles.ts'
import type { LeavingTable } from './leaving-table.ts'

/** The table as CSV, in chunks. */
export function tableCsv(table: LeavingTable, yieldToMain: YieldToMain): AsyncGenerator<string> {
  const head = BYTE_ORDER_MARK + csvLine(table.columns.map(({ header }) => header))
  return chunks(table.length, yieldToMain, head, (index) => csvLine(table.cellsAt(index)), '')
}

/** The table as the sheet of a workbook, its first line always in sight, in chunks. */
export function tableSheetXml(
  table: LeavingTable,
  numberStyles: ReadonlyMap<string, number>,
  yieldToMain: YieldToMain,
): AsyncGenerator<string> {
  const { columns, length } = table
  const letters = columns.map((_, at) => columnLetters(at))
  const styles = columns.map(({ numberFormat }) => numberStyles.get(numberFormat ?? '') ?? STYLES.plain)
  const widths = columns.map(({ kind }, at) => {
    const width = kind === 'text' ? 24 : 14
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  const heads = columns.map(({ header, kind }, at) =>
    textCell(`${letters[at]}1`, header, kind === 'text' ? STYLES.head : STYLES.figureHead),
  )
  const row = (index: number) => {
    const line = index + 2
    const cells = table
      .cellsAt(index)
      .map((value, at) => cell(`${letters[at]}${line}`, value, columns[at]?.kind, styles[at] ?? 0))
    return `<row r="${line}">${cells.join('')}</row>`
  }
  return chunks(
    length,
    yieldToMain,
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`,
    row,
    `</sheetData><autoFilter ref="A1:${letters.at(-1)}${length + 1}"/></worksheet>`,
  )
}

function cell(ref: string, value: CellValue, kind: string | undefined, style: number): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return numberCell(ref, value, style)
  const serial = kind === 'date' ? dateSerial(value) : null
  return serial === null ? textCell(ref, value) : numberCell(ref, serial, STYLES.date)
}

/** What others do has its turn between two batches of rows. */
export async function* chunks(
  length: number,
  yieldToMain: YieldToMain,
  before: string,
  row: (index: number) => string,
  after: string,
): AsyncGenerator<string> {
  yield before
  for (let from = 0; from < length; from += ROWS_PER_BATCH) {
    await yieldToMain(from)
    let text = ''
    for (let at = from; at < Math.min(from + ROWS_PER_BATCH, length); at++) text += row(at)
    yield text
  }
  yield after
}
