import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { appliedMigration } from '../../../db/applied-migration.ts'
import { attachmentKey } from '../../attachments/keep-attachment.ts'
import type { BucketSettings } from '../../settings/bucket-settings.ts'
import { s3Files } from '../bucket/s3-files.ts'
import { dumpTables, fileOf } from './dump-tables.ts'
import { BACKUP_FORMAT, END, type End, FILES, FOLDERS, MANIFEST, type Manifest } from './manifest.ts'
import { type TarEntry, writeTar } from './tar.ts'

export interface BackupOptions {
  /** The administrator's. */
  readonly url: string
  readonly dataDir: string
  /** The file that is written; it is there only when it is whole. */
  readonly file: string
  /** Where attachments are kept, if not in the data folder. */
  readonly bucket?: BucketSettings | null
}

/** Writes one moment of everything into a file, while the product goes on. Answers how many rows it has. */
export async function writeBackup({ url, dataDir, file, bucket = null }: BackupOptions): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.part`
  try {
    const last: End = { rows: {}, files: 0 }
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await pipeline(
      Readable.from(writeTar(entriesOf(client, dataDir, bucket, last)), { objectMode: false }),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    )
    await rename(unfinished, file)
    return Object.values(last.rows).reduce((sum, rows) => sum + rows, 0)
  } finally {
    await rm(unfinished, { force: true })
    await client.end()
  }
}

async function* entriesOf(
  client: pg.Client,
  dataDir: string,
  bucket: BucketSettings | null,
  last: End,
): AsyncGenerator<TarEntry> {
  const migratedTo = await appliedMigration(client)
  if (migratedTo === null) throw new Error('The database has no tables yet.')
  const first: Manifest = {
    product: 'clearheight',
    format: BACKUP_FORMAT,
    createdAt: new Date().toISOString(),
    dataDir,
    migratedTo,
  }
  yield fileOf(MANIFEST, JSON.stringify(first))
  yield* dumpTables(client, last.rows)
  for (const path of FOLDERS.flatMap((folder) => filesIn(join(dataDir, folder)))) {
    const size = statSync(path, { throwIfNoEntry: false })?.size
    // Removed since the folder was read.
    if (size === undefined) continue
    last.files++
    const body = size === 0 ? [] : createReadStream(path, { end: size - 1 })
    yield { name: `${FILES}${relative(dataDir, path)}`, size, body }
  }
  if (bucket !== null) {
    for await (const entry of attachmentsIn(client, bucket, dataDir)) {
      last.files++
      yield entry
    }
  }
  yield fileOf(END, JSON.stringify(last))
}

/** Attachments that only the bucket has. */
async function* attachmentsIn(
  client: pg.Client,
  bucket: BucketSettings,
  dataDir: string,
): AsyncGenerator<TarEntry> {
  const files = s3Files(bucket)
  const { rows } = await client.query<{ id: string }>('select id from public.attachment order by id')
  for (const { id } of rows) {
    const key = attachmentKey(id)
    const file = existsSync(join(dataDir, key)) ? null : await files.open(key)
    if (file === null) continue
    const body = file.size === 0 ? [] : [await file.read(0, file.size)]
    await file.close()
    yield { name: `${FILES}${key}`, size: file.size, body }
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
