import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { importRun, source, sourceRow, sourceSheet } from '../../db/private-schema.ts'
import { asProperty, property } from '../../db/property-table.ts'
import type { PropertySource, SheetRow, SourceReading } from '../../sync/api/property-source.ts'
import type { PropertyValue } from '../../sync/domain/property.ts'
import { columnLetters } from '../../sync/domain/words/column-letters.ts'
import { displayText } from '../../sync/sheets/cells/plain-text.ts'
import type { Cell } from '../../sync/sheets/model/cell.ts'
import type { ColumnUse } from '../../sync/sheets/model/workbook-event.ts'
import type { StoredReading } from '../import/rows/stored-readings.ts'
import { explainConversion } from './explain-conversion.ts'

/**
 * The sheet row behind a property of the team, as last imported, and those of the properties joined into it. Null where
 * there is none.
 */
export async function propertySourceOf(
  db: Database,
  teamId: string,
  propertyId: string,
): Promise<PropertySource | null> {
  const rows = await rowsBehind(db, teamId, propertyId)
  const own = rows.find(({ id }) => id === propertyId)
  if (own === undefined) return null
  const taken: Readonly<Record<string, PropertyValue>> = { ...own.joined }
  const joined = rows.filter(({ id }) => id !== propertyId)
  return {
    ...asSheetRow(own),
    joined: joined.map((row) => {
      const said: Readonly<Record<string, unknown>> = asProperty(row.property)
      const shown = Object.keys(taken).filter((field) => taken[field] === (said[field] ?? null))
      return { ...asSheetRow(row), propertyId: row.id, shown }
    }),
  }
}

function rowsBehind(db: Database, teamId: string, propertyId: string) {
  return db
    .select({
      id: property.id,
      joined: property.joined,
      property,
      source: source.name,
      workbook: importRun.workbook,
      importedAt: importRun.startedAt,
      sheet: sourceSheet.name,
      headerRow: sourceSheet.headerRow,
      header: sourceSheet.header,
      columns: sourceSheet.columns,
      rowNumber: sourceRow.rowNumber,
      cells: sourceRow.cells,
      readings: sourceRow.readings,
    })
    .from(property)
    .innerJoin(source, eq(source.id, property.sourceId))
    .innerJoin(importRun, eq(importRun.id, source.currentRunId))
    .innerJoin(sourceRow, and(eq(sourceRow.runId, importRun.id), eq(sourceRow.propertyId, property.id)))
    .innerJoin(
      sourceSheet,
      and(eq(sourceSheet.runId, importRun.id), eq(sourceSheet.position, sourceRow.sheet)),
    )
    .where(
      and(
        or(eq(property.id, propertyId), eq(property.joinedInto, propertyId)),
        eq(property.teamId, teamId),
        isNull(property.removedAt),
        eq(sourceRow.result, 'property'),
      ),
    )
}

type RowBehind = Awaited<ReturnType<typeof rowsBehind>>[number]

function asSheetRow({ id, joined, property, ...row }: RowBehind): SheetRow {
  // As `stageRows` wrote them.
  const { columns, ...shown } = row
  const uses = columns as readonly ColumnUse[]
  const cells = (row.cells as readonly Cell[]).map(displayText)
  const readings = row.readings as readonly StoredReading[]
  return {
    ...shown,
    isAcross: uses.some(({ isAcross }) => isAcross),
    places: row.header.map((_, index) => placeIn(index, uses, readings)),
    importedAt: row.importedAt.getTime(),
    header: [...row.header],
    cells,
    readings: readings.map((reading) => shownReading(reading, row.header, cells, sizeIn(readings))),
  }
}

/** What the sheet calls a column of a row; null where it has none, and no title of the row gives it. */
function placeIn(
  index: number,
  uses: readonly ColumnUse[],
  readings: readonly StoredReading[],
): string | null {
  if (uses.some(({ isAcross }) => isAcross)) return null
  const from = uses.find((use) => use.index === index)?.from ?? index
  if (from === 'title') return readings.find(({ column }) => column === index)?.titleCell ?? null
  return columnLetters((uses[0]?.firstColumn ?? 0) + from)
}

function shownReading(
  reading: StoredReading,
  headers: readonly string[],
  cells: readonly string[],
  squareFeet: number | null,
): SourceReading {
  const { field, column, value, unit = null, assumed = false, token = null, note = null, problem } = reading
  const cell = cells[column] ?? ''
  return {
    field,
    column,
    header: headers[column] ?? '',
    cell,
    value,
    unit,
    assumed,
    token,
    note,
    problem: problem?.sentence ?? null,
    arithmetic: explainConversion(reading, cell, squareFeet),
  }
}

function sizeIn(readings: readonly StoredReading[]): number | null {
  const size = readings.findLast(({ field, value }) => field === 'squareFootage' && value !== null)?.value
  return typeof size === 'number' ? size : null
}
