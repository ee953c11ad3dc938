import { columnLetters } from '../../domain/words/column-letters.ts'
import type { CompColumn } from '../columns/comp-column.ts'
import { batches, type YieldToMain } from '../model/batches.ts'
import type { CompRow, NumberedRow } from '../model/comps-document.ts'
import { dateSerial, numberCell, ownRowFormulaCell, textCell } from './cell-xml.ts'
import { STYLES } from './styles.ts'

export interface CompsSheet {
  columns: readonly CompColumn[]
  rows: readonly CompRow[]
  numberStyles: ReadonlyMap<string, number>
  /** The column of 'Yes' and 'No' that statistics follow. */
  includedAt: number
  /** The columns from this place on are there for formulas and imports, and not for people. */
  hiddenFrom: number
  /** By its place, a column of formulas. */
  formulas?: ReadonlyMap<number, CellFormula>
  yieldToMain: YieldToMain
}

/** A cell's formula in the row of this number, and what it comes to now. */
export type CellFormula = (row: NumberedRow, number: number) => { formula: string; value: number | string }

const WIDTHS = { text: 22, number: 14, date: 13 } as const
const WIDE = new Set(['Name', 'Address', 'Notes', 'Comp Note'])

/** A line of headers that stays in sight, then a row for each property, with numbers and dates as such. */
export async function* compsSheetXml(sheet: CompsSheet): AsyncGenerator<string> {
  const { columns, rows, numberStyles, includedAt, hiddenFrom, formulas, yieldToMain } = sheet
  const letters = columns.map((_, i) => columnLetters(i))
  const lastRow = rows.length + 1
  const widths = columns.map(({ header, kind }, i) => {
    const width = WIDE.has(header) ? 36 : WIDTHS[kind]
    const hidden = i >= hiddenFrom ? ' hidden="1"' : ''
    return `<col min="${i + 1}" max="${i + 1}" width="${width}"${hidden} customWidth="1"/>`
  })
  yield `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${FIT_TO_PAGE}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  const heads = columns.map(({ header, kind }, i) =>
    textCell(`${letters[i]}1`, header, kind === 'text' ? STYLES.head : STYLES.figureHead),
  )
  yield `<row r="1">${heads.join('')}</row>`
  let last = 1
  for (const { from, rows: batch } of batches(rows)) {
    await yieldToMain(from)
    const lines = batch.map((row) => {
      const number = ++last
      const cells = columns.map((column, at) => {
        const ref = `${letters[at]}${number}`
        const live = formulas?.get(at)?.(row, number)
        if (live === undefined) return cell(column, row, ref, numberStyles)
        return ownRowFormulaCell(ref, live.formula, live.value, numberStyle(column, numberStyles))
      })
      return `<row r="${number}">${cells.join('')}</row>`
    })
    yield lines.join('')
  }
  const included = `${letters[includedAt]}2:${letters[includedAt]}${Math.max(lastRow, 2)}`
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1)}${lastRow}"/><dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${included}"><formula1>"Yes,No"</formula1></dataValidation></dataValidations>${PAGE_SETUP}</worksheet>`
}

function cell(
  column: CompColumn,
  row: NumberedRow,
  ref: string,
  numberStyles: CompsSheet['numberStyles'],
): string {
  if (column.kind === 'number') {
    const value = column.value(row)
    return value === null ? '' : numberCell(ref, value, numberStyle(column, numberStyles))
  }
  const value = column.value(row)
  if (value === null || value === '') return ''
  const serial = column.kind === 'date' ? dateSerial(value) : null
  return serial === null ? textCell(ref, value) : numberCell(ref, serial, STYLES.date)
}

function numberStyle(column: CompColumn, numberStyles: CompsSheet['numberStyles']): number {
  return (column.kind === 'number' ? numberStyles.get(column.numberFormat) : undefined) ?? STYLES.plain
}

/** A sheet prints across the width of a landscape letter page: the first stands before its views, the second at its end. */
export const FIT_TO_PAGE = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'
export const PAGE_SETUP =
  '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/>'
