import type { ReadRow } from '../../sheets/model/read-row-outcome.ts'
import type { SheetInfo } from '../../sheets/model/workbook-event.ts'
import type {
  ImportSummary,
  LeftEmpty,
  Reason,
  ReasonCount,
  RowCounts,
  SheetSummary,
} from '../run/import-summary.ts'
import type { SheetPlan } from '../run/plan-changes.ts'
import { storableText } from '../run/storable.ts'
import type { ClassifiedRow } from './stage-rows.ts'

interface SheetTally {
  readonly info: SheetInfo
  read: number
  properties: number
  skipped: number
  rejected: number
}

type Tallied = RowCounts & Pick<ImportSummary, 'skippedBy' | 'rejectedBy' | 'leftEmpty' | 'sheets'>

export interface Tally {
  beginSheet(info: SheetInfo): void
  /** 0-based position of the sheet whose rows are coming. */
  readonly sheet: number
  /** Rows read so far. */
  readonly read: number
  add(row: ClassifiedRow): void
  /** Every row read is in exactly one count. Throws where the database has other counts. */
  close(plans: ReadonlyMap<string, SheetPlan>): Tallied
}

/** Counts the rows of a run as they are read, and accounts for all of them at the end. */
export function createTally(): Tally {
  const sheets: SheetTally[] = []
  const skipped = new Map<Reason, number>()
  const rejected = new Map<Reason, number>()
  const leftEmpty = new Map<string, { -readonly [K in keyof LeftEmpty]: LeftEmpty[K] }>()

  return {
    beginSheet(info) {
      sheets.push({ info, read: 0, properties: 0, skipped: 0, rejected: 0 })
    },
    get sheet() {
      return sheets.length - 1
    },
    get read() {
      return sheets.reduce((sum, sheet) => sum + sheet.read, 0)
    },
    add({ row, result }) {
      const sheet = sheets.at(-1)
      if (!sheet) throw new Error('A row came before its sheet.')
      sheet.read++
      switch (result) {
        case 'property':
          sheet.properties++
          noteProblems(row)
          break
        case 'duplicate':
          sheet.skipped++
          increment(skipped, 'duplicate')
          break
        case 'skipped':
          sheet.skipped++
          increment(skipped, row.outcome.kind === 'skipped' ? row.outcome.reason : 'duplicate')
          break
        case 'rejected':
          sheet.rejected++
          increment(rejected, firstProblem(row))
          break
      }
    },
    close(plans) {
      const summaries = sheets.map((sheet) => summarize(sheet, plans.get(storableText(sheet.info.sheet))))
      const sum = (count: (sheet: SheetSummary) => number) => summaries.reduce((n, s) => n + count(s), 0)
      return {
        read: sum((s) => s.read),
        imported: { new: sum((s) => s.imported.new), changed: sum((s) => s.imported.changed) },
        unchanged: sum((s) => s.unchanged),
        skipped: sum((s) => s.skipped),
        rejected: sum((s) => s.rejected),
        skippedBy: byRows(skipped),
        rejectedBy: byRows(rejected),
        leftEmpty: [...leftEmpty.values()].sort((a, b) => b.cells - a.cells),
        sheets: summaries,
      }
    },
  }

  function noteProblems(row: ReadRow): void {
    if (row.outcome.kind !== 'property') return
    for (const { column, problem } of row.outcome.readings) {
      if (!problem) continue
      const key = `${row.sheet}\n${column}`
      const known = leftEmpty.get(key)
      if (known) known.cells++
      else leftEmpty.set(key, { sheet: row.sheet, column, cells: 1, example: problem.sentence })
    }
  }
}

function summarize(sheet: SheetTally, plan: SheetPlan = { staged: 0, new: 0, changed: 0 }): SheetSummary {
  if (plan.staged !== sheet.properties) {
    throw new Error(`${sheet.info.sheet}: ${sheet.properties} rows were read and ${plan.staged} staged.`)
  }
  const { info, read, skipped, rejected } = sheet
  return {
    sheet: info.sheet,
    headerRow: info.headerRow,
    unusedColumns: info.unused.map((column) => column.sentence),
    read,
    imported: { new: plan.new, changed: plan.changed },
    unchanged: plan.staged - plan.new - plan.changed,
    skipped,
    rejected,
  }
}

function firstProblem(row: ReadRow): Reason {
  return (row.outcome.kind === 'rejected' && row.outcome.problems[0]?.code) || 'not-understood'
}

function increment(counts: Map<Reason, number>, reason: Reason): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1)
}

function byRows(counts: ReadonlyMap<Reason, number>): ReasonCount[] {
  return [...counts].map(([reason, rows]) => ({ reason, rows })).sort((a, b) => b.rows - a.rows)
}
