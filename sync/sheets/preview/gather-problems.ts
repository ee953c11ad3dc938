import { saidBy } from '../cells/typed-cells.ts'
import { type Doubt, type ExplainedRow, type ExplainedTable, GROUP_KINDS } from '../model/explained.ts'
import type { ReadRow, RowOutcome } from '../model/read-row-outcome.ts'
import type { SheetInfo } from '../model/workbook-event.ts'
import { becomes } from './becomes.ts'
import { letterOf } from './column-letter.ts'
import { ColumnPeriods, isRent } from './column-periods.ts'
import { problemGroup } from './problem-group.ts'
import type { ProblemGroup, ProblemRow } from './workbook-preview.ts'

/** Further rows of a group are only counted. */
const MOST_ROWS = 1000

export interface GatheredProblems {
  add(row: ReadRow, explained: ExplainedRow): void
  /** `filled`: how many cells of a column say something. */
  groups(filled: (index: number) => number): ProblemGroup[]
  periodsOf(index: number): ColumnPeriods | null
}

interface OpenGroup {
  readonly doubt: Doubt
  readonly rows: ProblemRow[]
  count: number
}

/** Gathers what people may want to decide of a table's rows while they stream by. */
export function gatherProblems(info: SheetInfo, table: ExplainedTable): GatheredProblems {
  const groups = new Map<string, OpenGroup>()
  const periods = new Map<number, ColumnPeriods>()
  const usedBy = new Map(info.columns.toReversed().map((column) => [column.header, column.index]))

  function addPeriods(outcome: RowOutcome): void {
    if (outcome.kind === 'skipped') return
    for (const reading of outcome.readings) {
      const index = isRent(reading) ? usedBy.get(reading.column) : undefined
      if (index === undefined) continue
      const known = periods.get(index) ?? new ColumnPeriods()
      periods.set(index, known)
      known.add(reading)
    }
  }

  return {
    add(row, { ref, doubts, undecided, typed }) {
      addPeriods(undecided)
      for (const doubt of doubts) {
        const key = `${doubt.kind} ${doubt.index}`
        const group = groups.get(key) ?? { doubt, rows: [], count: 0 }
        groups.set(key, group)
        group.count++
        if (group.rows.length >= MOST_ROWS) continue
        const { index } = doubt
        group.rows.push({
          ref,
          rowNumber: row.rowNumber,
          property: saidOf(undecided, 'name') ?? saidOf(undecided, 'address') ?? firstText(row),
          tenant: saidOf(undecided, 'tenant'),
          text: index === null ? null : saidBy(row.cells[index] ?? null),
          typed: index === null ? null : (typed.get(index) ?? null),
          why: doubt.why,
          becomes: becomes(row.outcome, doubt.field),
          pair: doubt.pair ?? null,
        })
      }
    },
    groups: (filled) =>
      [...groups.values()]
        .sort(
          (a, b) =>
            GROUP_KINDS.indexOf(a.doubt.kind) - GROUP_KINDS.indexOf(b.doubt.kind) ||
            (a.doubt.index ?? 0) - (b.doubt.index ?? 0),
        )
        .map(({ doubt, rows, count }) => {
          const { index } = doubt
          return problemGroup({
            doubt,
            rows,
            count,
            sheet: info.sheet,
            header: index === null ? null : (info.header[index] ?? null),
            letter: index === null ? null : letterOf(info, table.firstColumn, index),
            decision: table.groupOf(index, doubt.kind) ?? null,
            others: index === null ? 0 : Math.max(0, filled(index) - count),
            periods: index === null ? null : (periods.get(index) ?? null),
          })
        }),
    periodsOf: (index) => periods.get(index) ?? null,
  }
}

function saidOf(outcome: RowOutcome, field: 'name' | 'address' | 'tenant'): string | null {
  if (outcome.kind === 'skipped') return null
  const value = outcome.readings.find((reading) => reading.field === field)?.value
  return typeof value === 'string' ? value : null
}

function firstText({ cells }: ReadRow): string | null {
  return cells.map(saidBy).find((text) => text !== '') ?? null
}
