import { formatNumber } from '../../../sync/sheets/file/number-format.ts'
import type { Cell } from '../../../sync/sheets/model/cell.ts'

/** A cell as text, as its spreadsheet shows it. */
export function plainCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell !== 'object') return String(cell)
  return 'date' in cell ? cell.date : formatNumber(cell.number, cell.format)
}
