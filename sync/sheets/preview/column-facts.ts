import type { ImportDecisions } from '../model/import-decisions.ts'
import type { SheetInfo } from '../model/workbook-event.ts'
import type { ColumnFigures } from './column-figures.ts'
import type { ColumnPeriods } from './column-periods.ts'

/** What is known of a column once its table was read. */
export interface ColumnFacts {
  readonly info: SheetInfo
  readonly letter: string
  readonly figures: ColumnFigures
  /** Of a column of rents. */
  readonly periods: ColumnPeriods | null
  readonly decisions: ImportDecisions
}
