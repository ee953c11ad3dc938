import { writeXlsx } from 'hucre/xlsx'
import { openFile } from '../../../../edge/files/open-file.ts'
import type { ImportedProperty } from '../../../../sync/domain/property.ts'
import type { WorkbookEvent } from '../../../../sync/sheets/model/workbook-event.ts'
import { readSheets, readWorkbook } from '../../../../sync/sheets/read-workbook.ts'
import { writeTestFile } from '../file/make-files.ts'

export type SheetCell = string | number | null

export interface MadeMerge {
  startRow: number
  startCol: number
  endRow: number
  endCol: number
}

/** What a workbook is read as. */
export interface ReadWorkbook {
  /** Of each property the fields asked for. */
  readonly properties: readonly (readonly unknown[])[]
  /** Rows that are no property, as `row reason`. */
  readonly others: readonly string[]
  /** What stands outside the tables, as `range (rows)`. */
  readonly outside: readonly string[]
  readonly tables: number
}

/** Writes a workbook of one sheet and reads it. */
export async function readMade(
  rows: readonly (readonly SheetCell[])[],
  fields: readonly (keyof ImportedProperty)[],
  merges: MadeMerge[] = [],
): Promise<ReadWorkbook> {
  const sheets = [{ name: 'Comps', rows: rows.map((row) => [...row]), merges }]
  return await readPath(writeTestFile('comps.xlsx', await writeXlsx({ sheets })), fields)
}

/** Reads a workbook or text file. */
export async function readPath(
  path: string,
  fields: readonly (keyof ImportedProperty)[],
): Promise<ReadWorkbook> {
  return await gather(readWorkbook(await openFile(path), { currentYear: 2026 }), fields)
}

/** Reads a sheet of rows as it is, without a file. */
export async function readRows(
  rows: readonly (readonly SheetCell[])[],
  fields: readonly (keyof ImportedProperty)[],
): Promise<ReadWorkbook> {
  return await gather(eventsOf(rows), fields)
}

/** Why cells of properties were left empty, in the order of the rows. */
export async function problemsOf(rows: readonly (readonly SheetCell[])[]): Promise<string[]> {
  const problems: string[] = []
  for await (const event of eventsOf(rows)) {
    if (event.kind !== 'row' || event.row.outcome.kind !== 'property') continue
    problems.push(...event.row.outcome.readings.flatMap(({ problem }) => problem?.sentence ?? []))
  }
  return problems
}

function eventsOf(rows: readonly (readonly SheetCell[])[]): AsyncIterable<WorkbookEvent> {
  const sheet = {
    name: 'Comps',
    among: ['Comps'],
    isHidden: false,
    date1904: false,
    isDelimited: false,
    merges: [],
    rows: inOrder(rows.map((cells, i) => ({ rowNumber: i + 1, cells }))),
  }
  return readSheets('comps.xlsx', inOrder([sheet]), { currentYear: 2026 })
}

async function* inOrder<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values
}

async function gather(
  read: AsyncIterable<WorkbookEvent>,
  fields: readonly (keyof ImportedProperty)[],
): Promise<ReadWorkbook> {
  const events: WorkbookEvent[] = []
  for await (const event of read) events.push(event)
  const rows = events.flatMap((event) => (event.kind === 'row' ? [event.row] : []))
  return {
    properties: rows.flatMap(({ outcome }) =>
      outcome.kind === 'property' ? [fields.map((field) => outcome.property[field])] : [],
    ),
    others: rows.flatMap(({ rowNumber, outcome }) => {
      if (outcome.kind === 'skipped')
        return outcome.reason === 'blank' ? [] : [`${rowNumber} ${outcome.reason}`]
      return outcome.kind === 'rejected' ? [`${rowNumber} rejected: ${outcome.problems[0]?.sentence}`] : []
    }),
    outside: events.flatMap((event) => (event.kind === 'outside' ? [`${event.range} (${event.rows})`] : [])),
    tables: events.filter(({ kind }) => kind === 'sheet').length,
  }
}
