import { HEADER_WITHIN_ROWS } from '../header/find-header.ts'
import { SAMPLED_ROWS } from '../header/sheet-layout.ts'
import type { WorkbookEvent } from '../model/workbook-event.ts'

/** Rows that are looked at together: those in which a doubtful header may stand, and those that say what it means. */
export const AHEAD_ROWS = HEADER_WITHIN_ROWS + SAMPLED_ROWS

/** What a row, and perhaps some after it, came to. */
export interface RowsRead {
  readonly events: Iterable<WorkbookEvent>
  /** How many rows after this one are done with. */
  readonly skip: number
  /** So many rows must be at hand before this one can be read. */
  readonly reach?: number
}

/** A row that is in no table. */
export const NOTHING: RowsRead = { events: [], skip: 0 }
