import { readCsvRecord } from './csv-record.ts'

const SAMPLED_RECORDS = 30
const LEAST_CELLS = 3
/** What stands behind the comma of an address; between cells no blank does. */
const BEHIND_COMMA = /^ \S/

/** How many cells the header of a file with commas has; null where blanks stand behind its commas as well. */
export function headerWidth(sample: string, delimiter: string): number | null {
  if (delimiter !== ',') return null
  for (let at = 0, i = 0; i < SAMPLED_RECORDS && at < sample.length; i++) {
    const record = readCsvRecord(sample, at, delimiter, true)
    if (!record) return null
    at = record.next
    const { cells } = record
    if (cells.length < LEAST_CELLS) continue
    return cells.some((cell) => BEHIND_COMMA.test(cell)) ? null : cells.length
  }
  return null
}

/**
 * The cells of a row that was pasted without quotation marks: `100 Oak St, Houston, TX,25000` has two cells too many,
 * and two that begin with a blank. Left as it is where these are not equally many, or where a number may be cut too.
 */
export function withUnquotedCommas(cells: readonly string[], width: number): readonly string[] {
  const surplus = cells.length - width
  const behind = cells.filter((cell, i) => i > 0 && BEHIND_COMMA.test(cell))
  if (surplus <= 0 || behind.length !== surplus || cells.some(isThousandsOf)) return cells
  const joined: string[] = []
  for (const cell of cells) {
    if (joined.length > 0 && BEHIND_COMMA.test(cell)) joined.push(`${joined.pop()},${cell}`)
    else joined.push(cell)
  }
  return joined
}

/** `25` before `000`. */
function isThousandsOf(cell: string, i: number, cells: readonly string[]): boolean {
  return /^\d{3}(?:\.\d+)?(?: |$)/.test(cell) && /^[^\d]{0,3}\d{1,3}$/.test(cells[i - 1] ?? '')
}
