import { quoted } from '../../../sync/documents/text/csv-line.ts'
import { isFormula } from '../../../sync/documents/text/spreadsheet-text.ts'
import type { Cell } from '../../sheets/model/cell.ts'

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
