import { type CompRow, isIncluded, type NumberedRow } from './comps-document.ts'
import { ROWS_A_BREATH } from './yield-to-main.ts'

export interface Stretch {
  /** Rows before it, of all. */
  from: number
  rows: NumberedRow[]
}

/** The rows that `keep` keeps, numbered as in the whole, in stretches between which others may breathe. */
export function* stretchesOf(
  rows: readonly CompRow[],
  keep: (row: CompRow) => boolean = () => true,
): Generator<Stretch> {
  let last = 0
  for (let from = 0; from < rows.length; from += ROWS_A_BREATH) {
    const kept: NumberedRow[] = []
    for (const row of rows.slice(from, from + ROWS_A_BREATH)) {
      const number = isIncluded(row) ? (row.number ?? ++last) : null
      if (keep(row)) kept.push({ ...row, number })
    }
    yield { from, rows: kept }
  }
}
