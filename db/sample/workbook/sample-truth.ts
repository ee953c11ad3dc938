import type { SampleSize } from '../generate-sample.ts'
import { planSheets, SAMPLE_SIZE } from './plan-sheets.ts'
import type { RowTruth } from './sheet-plan.ts'

export interface SampleRowTruth {
  sheet: string
  /** 1-based, as a spreadsheet program shows it. */
  rowNumber: number
  truth: RowTruth
}

/** What an import of `writeSampleWorkbook(size)` must make of every row below a header. */
export function sampleTruth(size: SampleSize = SAMPLE_SIZE): SampleRowTruth[] {
  return planSheets(size).flatMap(({ name, rows }) =>
    rows.flatMap(({ truth }, i) => (truth === null ? [] : { sheet: name, rowNumber: i + 1, truth })),
  )
}
