import type { ReadRow } from '../../../sync/sheets/model/read-row-outcome.ts'
import type { SheetInfo, WorkbookEvent } from '../../../sync/sheets/model/workbook-event.ts'
import type { TablePlan } from '../run/changes/plan-changes.ts'
import type {
  ImportSummary,
  LeftEmpty,
  Reason,
  ReasonCount,
  RowCounts,
  SheetSummary,
} from '../run/import-summary.ts'
import type { ClassifiedRow } from './stage-rows.ts'

type OutsideTables = Extract<WorkbookEvent, { kind: 'outside' }>

export interface SheetTally {
  readonly sheet: string
  readonly tables: number[]
  readonly unused: string[]
  readonly outside: string[]
  read: number
  properties: number
  skipped: number
  rejected: number
}

type Tallied = RowCounts & Pick<ImportSummary, 'skippedBy' | 'rejectedBy' | 'leftEmpty' | 'sheets'>

/** The counts so far, as JSON. */
export interface KeptTally {
  readonly read: number
  readonly sheets: readonly SheetTally[]
  readonly skipped: readonly (readonly [Reason, number])[]
  readonly rejected: readonly (readonly [Reason, number])[]
  readonly leftEmpty: readonly (readonly [string, LeftEmpty])[]
}

export interface Tally {
  beginTable(info: SheetInfo): void
  /** Rows read so far. */
  readonly read: number
  add(row: ClassifiedRow): void
  /** What a sheet holds outside its tables. */
  addOutside(piece: OutsideTables): void
  /** Every row read is in exactly one count. Throws where the database has other counts. */
  close(plans: ReadonlyMap<number, TablePlan>): Tallied
  /** So that another process can continue the count. */
  keep(): KeptTally
}

/** Counts the rows of a run as they are read, and accounts for all of them at the end. */
export function createTally(kept: KeptTally = NOTHING): Tally {
  const sheets = new Map(kept.sheets.map((sheet) => [sheet.sheet, { ...sheet }]))
  const skipped = new Map(kept.skipped)
  const rejected = new Map(kept.rejected)
  const leftEmpty = new Map<string, { -readonly [K in keyof LeftEmpty]: LeftEmpty[K] }>(
    kept.leftEmpty.map(([key, one]) => [key, { ...one }]),
  )
  let read = kept.read

  function sheetOf(name: string) {
    const sheet = sheets.get(name)
    if (!sheet) throw new Error('A row came before its table.')
    return sheet
  }

  return {
    beginTable({ sheet, table, unused }) {
      const known = sheets.get(sheet)
      const sentences = unused.map((column) => column.sentence)
      if (known) {
        known.tables.push(table)
        known.unused.push(...sentences.filter((sentence) => !known.unused.includes(sentence)))
      } else
        sheets.set(sheet, {
          sheet,
          tables: [table],
          unused: sentences,
          outside: [],
          read: 0,
          properties: 0,
          skipped: 0,
          rejected: 0,
        })
    },
    get read() {
      return read
    },
    addOutside({ sheet: name, range, rows, text }) {
      const sheet = sheetOf(name)
      sheet.outside.push(`${range}, which begins “${text}”`)
      read += rows
      sheet.read += rows
      sheet.skipped += rows
      if (rows > 0) skipped.set('outside-tables', (skipped.get('outside-tables') ?? 0) + rows)
    },
    add({ row, result }) {
      const sheet = sheetOf(row.sheet)
      read++
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
      const summaries = [...sheets.values()].map((sheet) =>
        summarize(
          sheet,
          sheet.tables.flatMap((table) => plans.get(table) ?? []),
        ),
      )
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
    keep: () => ({
      read,
      sheets: [...sheets.values()],
      skipped: [...skipped],
      rejected: [...rejected],
      leftEmpty: [...leftEmpty],
    }),
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

const NOTHING: KeptTally = { read: 0, sheets: [], skipped: [], rejected: [], leftEmpty: [] }

function summarize(sheet: SheetTally, plans: readonly TablePlan[]): SheetSummary {
  const sum = (count: keyof TablePlan) => plans.reduce((n, plan) => n + plan[count], 0)
  if (sum('staged') !== sheet.properties) {
    throw new Error(`${sheet.sheet}: ${sheet.properties} rows were read and ${sum('staged')} staged.`)
  }
  const { sheet: name, unused, outside, read, skipped, rejected } = sheet
  return {
    sheet: name,
    unusedColumns: unused,
    outside,
    read,
    imported: { new: sum('new'), changed: sum('changed') },
    unchanged: sum('staged') - sum('new') - sum('changed'),
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
