import { columnLetters } from '../../domain/words/column-letters.ts'
import type { SheetInfo } from '../model/workbook-event.ts'

const NO_LETTER = '–'

function widthOf({ header, added = 0 }: SheetInfo): number {
  return header.length - added
}

/** What the sheet calls a column of a table: its letter, or its row's number where fields are rows. */
export function letterOf(info: SheetInfo, firstColumn: number, index: number): string {
  const { isAcross, headerRow } = info
  if (index >= widthOf(info)) return NO_LETTER
  return isAcross ? String(headerRow + index) : columnLetters(firstColumn + index)
}

/** Where a table stands, as `A4:T390`. `last` is its last row, or its last column where fields are rows. */
export function tableRange(info: SheetInfo, firstColumn: number, last: number): string {
  const { headerRow, isAcross } = info
  const width = Math.max(1, widthOf(info))
  if (isAcross) return `A${headerRow}:${columnLetters(Math.max(0, last - 1))}${headerRow + width - 1}`
  return `${columnLetters(firstColumn)}${headerRow}:${columnLetters(firstColumn + width - 1)}${last}`
}
