import { readDate } from '../cells/read-date.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole } from '../model/column-role.ts'
import { headerWords } from './header-words.ts'

const LEASE: ReadonlySet<string> = new Set('lease term tenancy contract'.split(' '))
const MAY_STAND_BESIDE: ReadonlySet<string> = new Set(
  'date period from to through and start end begin commencement commence expiration expire expiry rental initial base current'.split(
    ' ',
  ),
)
/** A label that names only one of the two is of one column. */
const NAMES_START = /\b(?:from|start|begin|commence(?:ment)?)\b/
const NAMES_END = /\b(?:to|end|expir\w*|through)\b/
const PLAIN_DATES = {
  label: '',
  date1904: false,
  isDayFirst: false,
  isDayFirstThroughout: false,
  isMonthFirst: false,
}
/** One row could be anything. */
const LEAST_ROWS = 2

/**
 * `Lease Term` over two columns of dates, of which the second are the later ones: where leases start and end. By index,
 * what each of the two is.
 */
export function datesSideBySide(
  cells: readonly string[],
  rows: readonly (readonly Cell[])[],
): ReadonlyMap<number, ColumnRole> {
  const found = new Map<number, ColumnRole>()
  for (const [index, label] of cells.entries()) {
    const beside = cells[index + 1] ?? ''
    if (found.has(index) || !isOfBoth(label) || !(beside.trim() === '' || beside === label)) continue
    if (!areStartsAndEnds(rows, index)) continue
    found.set(index, 'commencement').set(index + 1, 'expiration')
  }
  return found
}

function isOfBoth(label: string): boolean {
  const words = headerWords(label)
  const text = words.join(' ')
  return (
    words.some((word) => LEASE.has(word)) &&
    words.every((word) => LEASE.has(word) || MAY_STAND_BESIDE.has(word)) &&
    NAMES_START.test(text) === NAMES_END.test(text)
  )
}

function areStartsAndEnds(rows: readonly (readonly Cell[])[], index: number): boolean {
  const filled = rows.filter((row) => row[index] != null && row[index + 1] != null)
  const dates = filled.flatMap((row) => {
    const [start, end] = [dateIn(row[index]), dateIn(row[index + 1])]
    return start === null || end === null ? [] : [{ start, end }]
  })
  return (
    dates.length >= LEAST_ROWS &&
    dates.length * 2 > filled.length &&
    dates.every(({ start, end }) => start < end)
  )
}

function dateIn(cell: Cell | undefined): string | null {
  return readDate(cell ?? null, PLAIN_DATES).value
}
