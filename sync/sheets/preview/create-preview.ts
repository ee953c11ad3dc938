import type { ImportDecisions } from '../model/import-decisions.ts'
import type { PassedOverReason, WorkbookEvent } from '../model/workbook-event.ts'
import { type GatheredProblems, gatherProblems } from './gather-problems.ts'
import { type GatheredTable, gatherTable, unchosenTable } from './gather-table.ts'
import type { TablePreview, WorkbookPreview } from './workbook-preview.ts'

/** Takes what an explained reading says, and holds what a preview of it needs: not the rows. */
export interface PreviewMaker {
  add(event: WorkbookEvent): void
  /** Rows so far. */
  readonly rows: number
  preview(): WorkbookPreview
}

interface Gathered {
  readonly table: GatheredTable
  readonly problems: GatheredProblems
}

export function createPreview(decisions: ImportDecisions): PreviewMaker {
  const open = new Map<number, Gathered>()
  const unchosen: TablePreview[] = []
  const passedOver: { sheet: string; reason: PassedOverReason; sentence: string }[] = []
  const stale: string[] = []
  const counts = { rows: 0, properties: 0, skipped: 0, rejected: 0 }

  return {
    get rows() {
      return counts.rows
    },
    add(event) {
      switch (event.kind) {
        case 'sheet': {
          const { info, explained } = event
          if (!explained) throw new Error('A preview needs a reading that explains itself.')
          const table = gatherTable(info, explained, decisions)
          open.set(info.table, { table, problems: gatherProblems(info, explained) })
          break
        }
        case 'row': {
          const gathered = open.get(event.table)
          counts.rows++
          if (event.row.outcome.kind === 'property') counts.properties++
          else counts[event.row.outcome.kind]++
          gathered?.table.add(event.row)
          if (event.explained) gathered?.problems.add(event.row, event.explained)
          break
        }
        case 'outside':
          counts.rows += event.rows
          counts.skipped += event.rows
          break
        case 'passed-over': {
          const { sheet, reason, sentence, table } = event
          if (table) unchosen.push(unchosenTable(table))
          else passedOver.push({ sheet, reason, sentence })
          break
        }
        case 'stale':
          stale.push(event.sentence)
      }
    },
    preview() {
      const read = [...open.values()].map(({ table, problems }) => table.preview(problems.periodsOf))
      return {
        tables: [...read, ...unchosen],
        groups: [...open.values()].flatMap(({ table, problems }) => problems.groups(table.filled)),
        counts: { ...counts },
        passedOver,
        stale,
      }
    },
  }
}
