import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connectNode } from '../../../../db/connect-node.ts'
import { migrateDatabase } from '../../../../db/migrate.ts'
import { migrateUntil, migrationTimes } from '../../../../db/migrate-until.ts'
import { nameAlias } from '../../../../db/name-alias-table.ts'
import { source } from '../../../../db/private-schema.ts'
import { appUser, book } from '../../../../db/schema.ts'
import { readState } from '../../../../edge/book/stored-tail.ts'
import { tablesOf as dumpedTables } from '../../../../edge/local/backup/dump-tables.ts'
import { loadBackup, manifestOf } from '../../../../edge/local/backup/load-backup.ts'
import { writeBackup } from '../../../../edge/local/backup/write-backup.ts'
import { fill, tablesOf } from '../../../db/fill-tables.ts'
import { emptyDatabaseUrl } from '../../../postgres.ts'
import { makeRows } from '../../import/make-events.ts'
import { openBook } from '../../import/open-book.ts'
import { shownBook } from '../../import/shown-book.ts'

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** What people could lose: the rows of everything that is carried, but for what a migration or a restore gives anew. */
async function contents(url: string): Promise<Record<string, unknown[]>> {
  const client = await open(url)
  const all: Record<string, unknown[]> = {}
  for (const table of await dumpedTables(client)) {
    const { rows } = await client.query(
      `select to_jsonb(t) - 'change_seq' - 'joined_at' as row from ${table} t order by (to_jsonb(t) - 'change_seq')::text`,
    )
    all[table] = rows
  }
  return all
}

/** A database with a row in each of its tables, as the version of one migration left it. */
async function earlierDatabase(when: number): Promise<string> {
  const url = await emptyDatabaseUrl()
  await migrateUntil(url, when)
  const client = await open(url)
  await client.query('set session_replication_role = replica')
  for (const table of await tablesOf(client)) await fill(client, table)
  return url
}

test.each(migrationTimes().map((when, i) => [i, when]))(
  'data of migration %i comes through a backup as through the migrations since',
  async (_i, when) => {
    const folder = await scratch()
    const [old, restored] = [await earlierDatabase(when), await emptyDatabaseUrl()]
    const file = join(folder, 'backup.tar.gz')
    await writeBackup({ url: old, dataDir: folder, file })
    await loadBackup({ file, url: restored, dataDir: folder, filesInto: join(folder, 'files') })
    await migrateDatabase(old)
    const kept = await contents(restored)
    expect(kept).toEqual(await contents(old))
    expect(kept['public.property']).toHaveLength(1)
  },
)

test('a book that is written meanwhile is backed up as one moment has it, and shown as that', async () => {
  const { url, db, dataDir, importMade } = await openBook()
  await importMade(makeRows(1, 700))
  const file = join(await scratch(), 'backup.tar.gz')
  const before = await shownBook(db)
  await Promise.all([
    writeBackup({ url, dataDir, file }),
    importMade(makeRows(1, 900, (n) => ({ tenant: `New ${n}` }))),
  ])
  const restored = await emptyDatabaseUrl()
  await loadBackup({ file, url: restored, dataDir, filesInto: dataDir })
  const connection = connectNode(restored)
  onTestFinished(connection.close)
  const shown = await shownBook(connection.db)
  expect([before, await shownBook(db)]).toContainEqual(shown)
  const [was] = await db.select().from(book)
  const [is] = await connection.db.select().from(book)
  expect(is?.snapshotSeq).toBeGreaterThan(was?.snapshotSeq ?? Number.POSITIVE_INFINITY)
})

test('other names of firms come along, and the restored book is asked by them', async () => {
  const { url, db, dataDir, importMade } = await openBook()
  await importMade(makeRows(1, 3))
  const named = { name: 'Calder & Rusk Industrial', alias: 'CRI' }
  const [team] = await db.select({ id: book.teamId }).from(book)
  const [person] = await db.select({ id: appUser.id }).from(appUser)
  await db.insert(nameAlias).values({
    ...named,
    id: 'alias-of-calder',
    teamId: team?.id ?? '',
    authorId: person?.id ?? '',
    createdAt: new Date(),
  })
  const folder = await scratch()
  const file = join(folder, 'backup.tar.gz')
  await writeBackup({ url, dataDir, file })
  const restored = await emptyDatabaseUrl()
  await loadBackup({ file, url: restored, dataDir, filesInto: folder })
  const connection = connectNode(restored)
  onTestFinished(connection.close)
  expect((await readState(connection.db, team?.id ?? '')).aliases).toEqual([named])
})

test('attachments and the files of sources come along, and are found where they are now', async () => {
  const { url, db, dataDir, importMade } = await openBook()
  await importMade(makeRows(1, 3))
  mkdirSync(join(dataDir, 'attachments', 'deep'), { recursive: true })
  mkdirSync(join(dataDir, 'sources'))
  const photo = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7919) % 256)
  writeFileSync(join(dataDir, 'attachments', 'deep', 'photo'), photo)
  writeFileSync(join(dataDir, 'sources', 'empty.csv'), '')
  await db.update(source).set({ path: join(dataDir, 'sources', 'empty.csv') })
  const folder = await scratch()
  const file = join(folder, 'backup.tar.gz')
  await writeBackup({ url, dataDir, file })
  const restored = await emptyDatabaseUrl()
  await loadBackup({ file, url: restored, dataDir: '/elsewhere', filesInto: folder })
  expect(Uint8Array.from(readFileSync(join(folder, 'attachments', 'deep', 'photo')))).toEqual(photo)
  expect(readFileSync(join(folder, 'sources', 'empty.csv'), 'utf8')).toBe('')
  const connection = connectNode(restored)
  onTestFinished(connection.close)
  const paths = await connection.db
    .select({ path: source.path })
    .from(source)
    .where(eq(source.name, 'source'))
  expect(paths).toEqual([{ path: '/elsewhere/sources/empty.csv' }])
})

test('what people sign in with is not carried', async () => {
  const folder = await scratch()
  const url = await earlierDatabase(migrationTimes().at(-1) ?? 0)
  const file = join(folder, 'backup.tar.gz')
  await writeBackup({ url, dataDir: folder, file })
  const restored = await emptyDatabaseUrl()
  await loadBackup({ file, url: restored, dataDir: folder, filesInto: folder })
  const client = await open(restored)
  const { rows } = await client.query(
    `select (select count(*) from private.session)::int as sessions,
      (select count(*) from private.api_token)::int as tokens, (select count(*) from private.membership)::int as people`,
  )
  expect(rows).toEqual([{ sessions: 0, tokens: 0, people: 1 }])
})

test.each([
  ['cut off', async (file: string) => truncate(file, 3_000), 'The backup is cut off or damaged.'],
  [
    'another file',
    async (file: string) => writeFileSync(file, 'Name,Address\n'),
    'The backup is cut off or damaged.',
  ],
])('a backup that is %s is refused in a sentence', async (_what, damage, sentence) => {
  const { url, dataDir, importMade } = await openBook()
  await importMade(makeRows(1, 300))
  const file = join(await scratch(), 'backup.tar.gz')
  await writeBackup({ url, dataDir, file })
  expect((await manifestOf(file)).dataDir).toBe(dataDir)
  await damage(file)
  const restored = await emptyDatabaseUrl()
  await expect(loadBackup({ file, url: restored, dataDir, filesInto: dataDir })).rejects.toThrow(sentence)
})
