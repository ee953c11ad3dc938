import { rm, writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import type { ByteSource } from '../../../sync/sheets/file/byte-source.ts'
import type { RowsToImport } from '../import-target.ts'
import { freeBytes } from './free-bytes.ts'
import { ImportError } from './import-error.ts'

/** Left free for what others write in the meantime. */
const RESERVE_BYTES = 100_000_000
const HELD_BYTES = 20_000_000

/**
 * What the database takes for each byte of a spreadsheet, staged, written and logged: text grows about tenfold, and
 * a workbook holds about four times its size in text.
 */
const TIMES = { text: 10, packed: 40 }

/** About the room, in bytes, that importing a file takes on the disk of the database. */
export async function roomFor(file: ByteSource): Promise<number> {
  const begin = new TextDecoder('latin1').decode(await file.read(0, 2))
  return file.size * (begin === 'PK' ? TIMES.packed : TIMES.text)
}

/** The room that all staged rows take now, in bytes. */
export async function stagedBytes(db: Database): Promise<number> {
  const [staged] = await rowsOf<{ bytes: number }>(
    db,
    sql`select (pg_total_relation_size('private.staged_property') +
      pg_total_relation_size('private.staged_row'))::float8 as bytes`,
  )
  return staged?.bytes ?? 0
}

/**
 * Reserves a little disk space for the database until the function it returns is called. On a full disk Postgres
 * needs room, also for a piece of its log, before it can free the staged rows.
 */
export async function holdRoom(databaseFolder: string | undefined): Promise<() => Promise<void>> {
  if (databaseFolder === undefined) return async () => {}
  const path = `${databaseFolder}.room`
  // Where there is no room even for this, the run is refused a moment later.
  await writeFile(path, Buffer.alloc(HELD_BYTES), { mode: 0o600 }).catch(() => {})
  return () => rm(path, { force: true })
}

/** Throws `ImportError` where the disk of the database has less than `bytes` to spare. */
export async function refuseWithoutRoom(
  { databaseFolder, workbook }: RowsToImport,
  bytes: number,
): Promise<void> {
  if (databaseFolder === undefined) return
  const free = await freeBytes(databaseFolder)
  if (free >= bytes + RESERVE_BYTES) return
  throw new ImportError(
    'no-room',
    `There is no room for ${workbook}: about ${megabytes(bytes + RESERVE_BYTES)} must be free on the disk of the database, and ${megabytes(free)} are. ` +
      'Nothing was changed, and nothing of it takes room now.',
  )
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en-US')} MB`
}
