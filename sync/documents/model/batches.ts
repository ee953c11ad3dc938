import { type CompRow, isIncluded, type NumberedRow } from './comps-document.ts'

/**
 * Called before each batch of `ROWS_PER_BATCH` rows, with how many rows are done. A page waits in it for its next
 * frame. It rejects where the work was canceled. Without one, a document is made without pauses.
 */
export type YieldToMain = (rowsDone: number) => Promise<void>

/** A few milliseconds of work in any format. */
export const ROWS_PER_BATCH = 200

export const NEVER_YIELD: YieldToMain = () => Promise.resolve()

interface Batch {
  /** Rows before it, of all. */
  from: number
  rows: NumberedRow[]
}

/** The rows that `keep` keeps, numbered as in the whole, in batches. A page may do other work between two of them. */
export function* batches(
  rows: readonly CompRow[],
  keep: (row: CompRow) => boolean = () => true,
): Generator<Batch> {
  let last = 0
  for (let from = 0; from < rows.length; from += ROWS_PER_BATCH) {
    const kept: NumberedRow[] = []
    for (const row of rows.slice(from, from + ROWS_PER_BATCH)) {
      const number = isIncluded(row) ? (row.number ?? ++last) : null
      if (keep(row)) kept.push({ ...row, number })
    }
    yield { from, rows: kept }
  }
}
