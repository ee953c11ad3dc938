import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { RowResult } from '../../../db/private-schema.ts'
import { stagedProperty } from '../../../db/staged-property.ts'
import { growBytes } from '../../../sync/columns/grow.ts'
import type { ImportedProperty } from '../../../sync/domain/property.ts'
import type { ReadRow } from '../../../sync/sheets/model/read-row-outcome.ts'
import { storedReadings } from './stored-readings.ts'

/** A row as read, and what became of it. */
export interface ClassifiedRow {
  readonly row: ReadRow
  /** The position of its table, 0-based, in the order of the workbook. */
  readonly sheet: number
  readonly result: RowResult
  readonly reasons: readonly string[] | null
  /** Its cells as JSON. */
  readonly cells: string
  /** The property that the row is, or is a duplicate of, and what it goes by. */
  readonly identity: { readonly id: string; readonly place: string; readonly deal: string } | null
  /** What a rejected row goes by in decisions about its cells. */
  readonly ref?: string
  /** Set where the row is a property of its own. */
  readonly staged: {
    readonly property: ImportedProperty
    /** The sheet it is from: of a file that this product wrote, the one it was first imported from. */
    readonly sheet: string
    readonly hash: string
  } | null
}

/** Bytes of JSON in one statement, which bounds the memory a run of wide rows takes. */
const BATCH_BYTES = 1_000_000
const BATCH_ROWS = 500

const columns = Object.entries(getTableColumns(stagedProperty)).filter(([key]) => key !== 'runId')
const columnNames = sql.raw(columns.map(([, column]) => `"${column.name}"`).join(', '))
const recordType = sql.raw(columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join(', '))

export interface Stage {
  add(row: ClassifiedRow): Promise<void>
  /** Writes the last, incomplete batch. */
  finish(): Promise<void>
  /** Resolves when nothing is being written any more, also after a failure. */
  settle(): Promise<void>
}

/**
 * Writes the rows of a run to staging tables in Postgres, in batches. While one batch is being written the
 * next is being filled. `onBatch` runs after each with the number of rows in it.
 */
export function createStage(db: Database, runId: number, onBatch: (rows: number) => Promise<void>): Stage {
  let batch = emptyBatch()
  let written = emptyBatch()
  let writing: Promise<void> = Promise.resolve()

  async function flush(): Promise<void> {
    const full = batch
    await writing
    batch = emptyBatch(written)
    written = full
    writing = writeBatch(db, runId, full).then(() => onBatch(full.rowNumbers.length))
    // The failure is thrown at the next await; until then it must not count as unhandled.
    writing.catch(() => {})
  }

  return {
    async add(row) {
      addTo(batch, row)
      if (batch.rowNumbers.length >= BATCH_ROWS || bytesOf(batch) >= BATCH_BYTES) await flush()
    },
    async finish() {
      await flush()
      await writing
    },
    async settle() {
      await Promise.allSettled([writing])
    },
  }
}

/** Takes over the memory of a batch that has been written. */
function emptyBatch(written?: Batch): Batch {
  return {
    properties: createJsonBytes(',', written?.properties),
    sheets: [],
    rowNumbers: [],
    cells: createJsonBytes('\n', written?.cells),
    readings: createJsonBytes('\n', written?.readings),
    results: [],
    reasons: [],
    propertyIds: [],
    places: [],
    deals: [],
  }
}

interface Batch {
  readonly properties: JsonBytes
  readonly sheets: number[]
  readonly rowNumbers: number[]
  readonly cells: JsonBytes
  readonly readings: JsonBytes
  readonly results: RowResult[]
  readonly reasons: (string | null)[]
  readonly propertyIds: (string | null)[]
  readonly places: (string | null)[]
  readonly deals: (string | null)[]
}

function bytesOf({ properties, cells, readings }: Batch): number {
  return properties.length() + cells.length() + readings.length()
}

/**
 * Texts of JSON one after the other, in bytes: as texts they would be moved and moved again by whoever collects garbage,
 * until they are written.
 */
interface JsonBytes {
  add(json: string): void
  length(): number
  bytes(): Uint8Array
  /** With room for more. */
  memory(): Uint8Array<ArrayBuffer>
}

const encoder = new TextEncoder()

function createJsonBytes(between: string, before?: JsonBytes): JsonBytes {
  let memory = before?.memory() ?? new Uint8Array(65_536)
  let end = 0
  return {
    add(json) {
      // UTF-8 needs at most three bytes for a UTF-16 unit.
      memory = growBytes(memory, end + 1 + json.length * 3)
      if (end > 0) memory[end++] = between.charCodeAt(0)
      end += encoder.encodeInto(json, memory.subarray(end)).written
    },
    length: () => end,
    bytes: () => memory.subarray(0, end),
    memory: () => memory,
  }
}

function addTo(
  batch: Batch,
  { row, sheet, cells, result, reasons, identity, staged, ref }: ClassifiedRow,
): void {
  batch.sheets.push(sheet)
  batch.rowNumbers.push(row.rowNumber)
  batch.cells.add(cells)
  batch.readings.add(JSON.stringify(storedReadings(row)))
  batch.results.push(result)
  batch.reasons.push(reasons && JSON.stringify(reasons))
  batch.propertyIds.push(identity?.id ?? null)
  batch.places.push(identity?.place ?? ref ?? null)
  batch.deals.push(identity?.deal ?? null)
  if (staged && identity) {
    const { property, sheet: sourceSheet, hash } = staged
    batch.properties.add(jsonOf(property, { id: identity.id, sourceSheet, contentHash: hash }))
  }
}

/** A property as JSON without what is missing, which is most of it, and null in Postgres by itself. */
function jsonOf(property: ImportedProperty, more: object): string {
  let json = JSON.stringify(more).slice(0, -1)
  for (const field in property) {
    const value = property[field as keyof ImportedProperty]
    if (value !== null) json += `,"${field}":${JSON.stringify(value)}`
  }
  return `${json}}`
}

async function writeBatch(db: Database, runId: number, batch: Batch): Promise<void> {
  if (batch.properties.length() > 0) {
    await db.execute(sql`insert into private.staged_property (run_id, ${columnNames})
      select ${runId}::bigint, x.*
      from json_to_recordset(('[' || ${sql.param(batch.properties.bytes())}::text || ']')::json) as x(${recordType})`)
  }
  if (batch.rowNumbers.length > 0) await db.execute(insertRows(runId, batch))
}

function insertRows(runId: number, batch: Batch): SQL {
  return sql`insert into private.staged_row
      (run_id, sheet, row_number, cells, readings, result, reasons, property_id, place, deal)
    select ${runId}::bigint, x.* from unnest(
      ${sql.param(batch.sheets)}::int[], ${sql.param(batch.rowNumbers)}::int[],
      ${linesOf(batch.cells)}, ${linesOf(batch.readings)},
      ${sql.param(batch.results)}::text[], ${sql.param(batch.reasons)}::json[],
      ${sql.param(batch.propertyIds)}::text[], ${sql.param(batch.places)}::text[],
      ${sql.param(batch.deals)}::text[]) as x`
}

/** Texts of JSON as an array. They hold no line break, so they need not be quoted a second time, which takes long. */
function linesOf(texts: JsonBytes): SQL {
  return sql`string_to_array(${sql.param(texts.bytes())}::text, chr(10))::json[]`
}
