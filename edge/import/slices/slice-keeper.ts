import type { Database } from '../../../db/database.ts'
import { importSlice } from '../../../db/private-schema.ts'
import type { WorkbookEvent } from '../../../sync/sheets/model/workbook-event.ts'
import type { TakenId } from '../rows/identify-rows.ts'
import type { ReadRows } from '../rows/rows-read.ts'
import type { Run } from '../run/import-run.ts'
import type { SliceRows, SliceState } from './slices.ts'
import type { Slicing } from './slicing.ts'

type RowEvent = Extract<WorkbookEvent, { kind: 'row' }>
type Ids = SliceRows['ids'][number][]

/** Gathers what must be kept of the rows that are being read, and keeps it. */
export interface SliceKeeper {
  /** Notes what the reader said. */
  note(event: WorkbookEvent): void
  noteTaken(taken: TakenId): void
  /** True where so many rows were read since the last time that what was read should be kept. */
  isDue(): boolean
  /** True where anything of the run was kept, now or by an earlier go. */
  hasKept(): boolean
  /** Keeps what was read, all of which stands staged. */
  keep(read: ReadRows, isWhole?: boolean): Promise<void>
}

export function createSliceKeeper(db: Database, run: Run, { job, rows: most, before }: Slicing): SliceKeeper {
  const lastRows = new Map(before?.state.lastRows)
  let { events, last, tables, staged } = before?.state ?? { events: 0, last: null, tables: 0, staged: 0 }
  let number = before?.number ?? 0
  let rows = 0
  let canPause = false
  let sheet: string | null = null
  let ids: Ids = []
  let titles: SliceRows['titles'][number][] = []

  function noteRow({ table, row: { rowNumber, outcome } }: RowEvent): void {
    last = [table, rowNumber]
    lastRows.set(table, rowNumber)
    rows++
    staged++
    const isTitle = outcome.kind === 'skipped' && outcome.reason === 'section-title'
    if (isTitle) titles.push(last)
    // What a skipped row says can be about the row below it.
    canPause = outcome.kind !== 'skipped'
  }

  return {
    note(event) {
      events++
      if (event.kind === 'sheet') tables = event.info.table + 1
      if (event.kind === 'row') noteRow(event)
    },
    noteTaken(taken) {
      if (taken.sheet !== sheet) ids = []
      sheet = taken.sheet
      ids.push([taken.firstId, taken.id, taken.hash, taken.rowNumber])
    },
    isDue: () => canPause && rows >= most,
    hasKept: () => number > 0,
    async keep({ tally, passedOver, stale }, isWhole = false) {
      const state: SliceState = {
        isWhole,
        events,
        last,
        lastRows: [...lastRows],
        tables,
        staged,
        tally: tally.keep(),
        passedOver,
        stale,
      }
      const kept = { state, rows: { sheet, ids, titles } satisfies SliceRows }
      await db
        .insert(importSlice)
        .values({ jobId: job, number: ++number, runId: run.id, keptAt: new Date(), ...kept })
      rows = 0
      sheet = null
      ids = []
      titles = []
    },
  }
}
