import type { Tally } from './tally.ts'

/** What was read of a workbook. */
export interface ReadRows {
  readonly tally: Tally
  /** Sheets without rows of properties, in sentences. */
  readonly passedOver: readonly string[]
  /** Decisions that fit nothing of the workbook, in sentences. */
  readonly stale: readonly string[]
}
