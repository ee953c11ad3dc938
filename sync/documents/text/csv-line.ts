import type { CellValue } from '../columns/comp-column.ts'
import { neutralized } from './spreadsheet-text.ts'

/** What a file begins with, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line of comma-separated values with its end. Text that a spreadsheet would run is neutralized. */
export function csvLine(cells: readonly CellValue[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: CellValue): string | number {
  return typeof cell === 'string' ? quoted(neutralized(withNewlines(cell))) : (cell ?? '')
}

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** A cell as RFC 4180 has it. */
export function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Line ends within a cell are `\n`, as spreadsheets keep them. */
function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
