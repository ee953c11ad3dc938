import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import { numberedRef } from '../../../sync/sheets/decisions/row-refs.ts'
import { formatNumber } from '../../../sync/sheets/file/number-format.ts'
import type { Cell } from '../../../sync/sheets/model/cell.ts'
import type { Problem } from '../../../sync/sheets/model/problem.ts'
import { MOST_LISTED } from './planned-properties.ts'

type Rejected = ImportPlan['rejected'][number]

interface Row extends Record<string, unknown> {
  sheet: string
  rowNumber: number
  /** Null in rows that an older version read. */
  ref: string | null
  header: readonly string[]
  cells: readonly Cell[]
  reasons: readonly string[] | null
  readings: readonly { problem?: Problem }[]
  total: number
}

/** The rows of a run that are no properties, in the order of the file. `isStaged`: the run is still being compared. */
export async function rejectedRowsOf(
  db: Database,
  { runId, isStaged = false, offset = 0 }: { runId: number; isStaged?: boolean; offset?: number },
): Promise<{ rows: Rejected[]; total: number }> {
  const rows = await rowsOf<Row>(
    db,
    sql`select s.name as sheet, r.row_number as "rowNumber", r.place as ref, s.header, r.cells, r.reasons, r.readings,
        count(*) over ()::int as total
      from ${sql.raw(isStaged ? 'private.staged_row' : 'private.source_row')} r
        join private.source_sheet s on s.run_id = r.run_id and s.position = r.sheet
      where r.run_id = ${runId} and r.result = 'rejected'
      order by r.sheet, r.row_number limit ${MOST_LISTED} offset ${offset}`,
  )
  return { rows: rows.map(rejectedOf), total: rows[0]?.total ?? 0 }
}

function rejectedOf({ sheet, rowNumber, ref, header, cells, reasons, readings }: Row): Rejected {
  const columnOf = new Map(
    readings.flatMap(({ problem }) => (problem ? [[problem.sentence, problem.column]] : [])),
  )
  const sentences = reasons ?? []
  return {
    sheet,
    rowNumber,
    ref: ref ?? numberedRef(rowNumber),
    header: [...header],
    cells: header.map((_, i) => plainCell(cells[i] ?? null)),
    reasons: [...sentences],
    problems: sentences.map((sentence) => ({ header: columnOf.get(sentence) ?? null, sentence })),
  }
}

/** A cell as text, as its spreadsheet shows it. */
function plainCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell !== 'object') return String(cell)
  return 'date' in cell ? cell.date : formatNumber(cell.number, cell.format)
}
