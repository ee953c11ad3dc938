import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { migrateDatabase } from '../../../db/migrate.ts'
import { migrateUntil, migrationTimes } from '../../../db/migrate-until.ts'
import { StartProblem } from '../../errors/start-problem.ts'
import { finishLoad } from './finish-load.ts'
import { BACKUP_FORMAT, END, end, FILES, MANIFEST, type Manifest, manifest, TABLES } from './manifest.ts'
import { readTar, type TarEntry, TarProblem } from './tar.ts'

export interface LoadOptions {
  readonly file: string
  /** The administrator's, of a database with nothing in it. */
  readonly url: string
  /** Where the folder of the product's data will be. */
  readonly dataDir: string
  /** Where its files are put. */
  readonly filesInto: string
}

const CUT_OFF = 'The backup is cut off or damaged. Nothing was changed.'

/**
 * Puts a backup into an empty database: its tables as they were then, its rows, and then every migration since.
 * Answers how many rows it had.
 * @throws StartProblem where the file is no whole backup, or one of a later version
 */
export async function loadBackup({ file, url, dataDir, filesInto }: LoadOptions): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    // Rows come table by table, and were written by the triggers once already.
    await client.query('set session_replication_role = replica')
    const loaded: Record<string, number> = {}
    let files = 0
    let first: Manifest | null = null
    let isWhole = false
    for await (const entry of archived(file)) {
      if (first === null) {
        first = await openManifest(entry)
        await migrateUntil(url, first.migratedTo)
        await emptyTables(client)
      } else if (entry.name.startsWith(TABLES)) {
        const table = entry.name.split('/')[1] ?? ''
        loaded[table] = (loaded[table] ?? 0) + (await loadRows(client, table, entry))
      } else if (entry.name.startsWith(FILES)) {
        await writeFile(entry, filesInto)
        files++
      } else if (entry.name === END) {
        const said = end.parse(await json(Readable.from(entry.body)))
        isWhole =
          said.files === files &&
          Object.entries(said.rows).every(([table, rows]) => rows === (loaded[table] ?? 0))
      }
    }
    if (first === null || !isWhole) throw new StartProblem(CUT_OFF)
    await migrateDatabase(url)
    await finishLoad(client, url, { from: first.dataDir, to: dataDir })
    return Object.values(loaded).reduce((sum, rows) => sum + rows, 0)
  } catch (error) {
    throw asProblem(error, file)
  } finally {
    await client.end()
  }
}

/** What a backup says of itself. */
export async function manifestOf(file: string): Promise<Manifest> {
  try {
    for await (const entry of archived(file)) return await openManifest(entry)
  } catch (error) {
    throw asProblem(error, file)
  }
  throw new StartProblem(CUT_OFF)
}

async function* archived(file: string): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip()
  const read = pipeline(createReadStream(file), gunzip)
  // Whoever reads `gunzip` is told.
  read.catch(() => {})
  yield* readTar(gunzip)
}

/** The sentence for a file that cannot be read; other errors as they are. */
function asProblem(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new StartProblem(`There is no file ${file}.`)
  return error instanceof TarProblem || code.startsWith('Z_') ? new StartProblem(CUT_OFF) : error
}

async function openManifest({ name, body }: TarEntry): Promise<Manifest> {
  const parsed = name === MANIFEST ? manifest.safeParse(await json(Readable.from(body))) : null
  if (!parsed?.success) throw new StartProblem('The file is no backup of Clearheight.')
  const { format, migratedTo } = parsed.data
  if (format > BACKUP_FORMAT || !migrationTimes().includes(migratedTo)) {
    throw new StartProblem(
      'The backup was made by a later version of Clearheight. Restore it with that version, or a newer one.',
    )
  }
  return parsed.data
}

/** Migrations put rows in that the backup has as well. */
async function emptyTables(client: pg.Client): Promise<void> {
  await client.query(`do $$ declare one text; begin
    for one in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname in ('public', 'private') loop
      execute 'delete from ' || one;
    end loop; end $$`)
}

const TABLE = /^(public|private)\.[a-z_]+$/

async function loadRows(client: pg.Client, table: string, { body }: TarEntry): Promise<number> {
  if (!TABLE.test(table)) throw new StartProblem(CUT_OFF)
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  const lines = Buffer.concat(parts).toString('utf8').trimEnd().split('\n')
  await client.query(
    `insert into ${table} overriding system value
      select * from json_populate_recordset(null::${table}, $1::json)`,
    [`[${lines.join(',')}]`],
  )
  return lines.length
}

/** @throws StartProblem where its name leads out of the folder */
async function writeFile({ name, body }: TarEntry, folder: string): Promise<void> {
  const path = join(folder, name.slice(FILES.length))
  if (!path.startsWith(folder + sep)) throw new StartProblem(CUT_OFF)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(body), createWriteStream(path, { mode: 0o600 }))
}
