import type { Cell } from '../sheets/cell.ts'

/** What a spreadsheet program would run as a formula, in any width of letter; a signed number is none. */
const FORMULA = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u
const NUMBER = /^\s*[-+]?[\d.,]+\s*$/

/** One line of a CSV file with its line end. Text that a spreadsheet would run gets an apostrophe before it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quote(cellText(cell))).join(',')}\r\n`
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
  if (typeof cell === 'object') return 'date' in cell ? cell.date : String(cell.number)
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell)
}

function quote(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
