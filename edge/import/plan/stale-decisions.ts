import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import type { Cell } from '../../../sync/sheets/model/cell.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { Run } from '../run/import-run.ts'
import { plainCell } from './plain-cell.ts'

/** What people decided about a source that no longer fits what a staged run has read: a sentence each. */
export async function staleDecisions(
  db: Database,
  run: Run,
  { tables = [], columns, groups, cells }: ImportDecisions,
): Promise<string[]> {
  const sheets = await rowsOf<{ name: string; header: readonly string[] }>(
    db,
    sql`select name, header from private.source_sheet where run_id = ${run.id}`,
  )
  const names = new Set(sheets.map(({ name }) => name))
  const headers = new Set(sheets.flatMap(({ name, header }) => header.map((text) => keyOf(name, text))))
  const gone = [...columns, ...groups].filter(
    ({ sheet, header }) => header !== null && !headers.has(keyOf(sheet, header)),
  )
  return [
    ...new Set([
      ...tables
        .filter(({ sheet }) => !names.has(sheet))
        .map(({ sheet }) => `The sheet ${sheet} was chosen, and is not there.`),
      ...gone.map(
        ({ sheet, header }) => `The column “${header}” of ${sheet} was decided about, and is not there.`,
      ),
    ]),
    ...(await staleCells(db, run, cells)),
  ]
}

/** Cells that were typed anew and say something else now, or are gone. */
async function staleCells(db: Database, run: Run, cells: ImportDecisions['cells']): Promise<string[]> {
  if (cells.length === 0) return []
  const rows = await rowsOf<{
    sheet: string
    row: string
    header: readonly string[]
    cells: readonly Cell[]
  }>(
    db,
    sql`select s.name as sheet, asked.row, s.header, r.cells
      from (select distinct x.sheet, x.row from json_to_recordset(${JSON.stringify(cells)}::json) as x(sheet text, row text)) asked
        join private.source_sheet s on s.run_id = ${run.id} and s.name = asked.sheet
        join private.staged_row r on r.run_id = s.run_id and r.sheet = s.position
          and (r.place = asked.row or r.row_number::text = asked.row)`,
  )
  const said = new Set(
    rows.flatMap(({ sheet, row, header, cells }) =>
      header.map((text, i) => keyOf(sheet, row, text, plainCell(cells[i] ?? null))),
    ),
  )
  return cells
    .filter(({ sheet, row, header, was }) => !said.has(keyOf(sheet, row, header, was)))
    .map(
      ({ sheet, row, header, text }) =>
        `“${text}” was typed for “${header}” of row ${row} in ${sheet}, whose cell says something else now.`,
    )
}

const keyOf = (...parts: readonly string[]) => JSON.stringify(parts)
