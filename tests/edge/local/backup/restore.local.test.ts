import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectNode } from '../../../../db/connect-node.ts'
import { seedDemoTeam } from '../../../../db/demo-team.ts'
import { migrateDatabase } from '../../../../db/migrate.ts'
import { migrateUntil, migrationTimes } from '../../../../db/migrate-until.ts'
import { backUpBeforeUpgrade } from '../../../../edge/local/backup/before-upgrade.ts'
import { manifestOf } from '../../../../edge/local/backup/load-backup.ts'
import { restore } from '../../../../edge/local/backup/restore.ts'
import { writeBackup } from '../../../../edge/local/backup/write-backup.ts'
import { openSecrets } from '../../../../edge/local/data/secrets.ts'
import { startDatabase } from '../../../../edge/local/postgres/database.ts'
import { notedCluster } from '../../../../edge/local/postgres/noted-cluster.ts'
import { removeScratchFolder, scratchFolder } from '../../../scratch-folder.ts'

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const undo of cleanUp.splice(0).toReversed()) undo()
})

async function folder(): Promise<string> {
  const made = await scratchFolder()
  cleanUp.push(() => removeScratchFolder(made))
  return made
}

/** Works in the database of a data folder, as the administrator. */
async function inFolder<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const stopping = new AbortController().signal
  const database = await startDatabase({ dataDir, stopping, say: () => {} })
  try {
    return await work(database.url)
  } finally {
    await database.stop()
  }
}

async function namesIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select name from app_user order by name')
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** A backup of a data folder with the demo team and an attachment. */
let backup: string

beforeAll(async () => {
  const dataDir = await scratchFolder()
  mkdirSync(join(dataDir, 'attachments'))
  writeFileSync(join(dataDir, 'attachments', 'one'), 'A photo')
  backup = join(dataDir, 'backup.tar.gz')
  await inFolder(dataDir, async (url) => {
    await migrateDatabase(url)
    const { db, close } = connectNode(url)
    await seedDemoTeam(db)
    await close()
    await writeBackup({ url, dataDir, file: backup })
  })
})
afterAll(() => removeScratchFolder(dirname(backup)))

const restored = (dataDir: string, file: string, replace = false) =>
  restore({ file, replace, dataDir, stopping: new AbortController().signal, say: () => {} })

test('a backup fills an empty folder, and what a folder has is replaced only when asked, and backed up first', async () => {
  const dataDir = await folder()
  expect(await restored(dataDir, backup)).toBeGreaterThan(3)
  const people = ['James Okafor', 'Maria Torres']
  expect(await inFolder(dataDir, namesIn)).toEqual(people)
  expect(readFileSync(join(dataDir, 'attachments', 'one'), 'utf8')).toBe('A photo')
  const secrets = openSecrets(dataDir)

  await expect(restored(dataDir, backup)).rejects.toThrow('There is something in')
  await inFolder(dataDir, async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`update app_user set name = 'Changed since'`)
    await client.end()
  })
  writeFileSync(join(dataDir, 'attachments', 'two'), 'Added since')
  await restored(dataDir, backup, true)
  expect(await inFolder(dataDir, namesIn)).toEqual(people)
  expect(existsSync(join(dataDir, 'attachments', 'two'))).toBe(false)
  expect(openSecrets(dataDir)).toEqual(secrets)
  const [before = ''] = readdirSync(join(dataDir, 'backups'))
  await restored(dataDir, join(dataDir, 'backups', before), true)
  expect(await inFolder(dataDir, namesIn)).toEqual(['Changed since', 'Changed since'])
})

test('a file that is no good leaves the folder as it was', async () => {
  const dataDir = await folder()
  await restored(dataDir, backup)
  const cut = join(dataDir, 'cut.tar.gz')
  const bytes = readFileSync(backup)
  writeFileSync(cut, bytes.subarray(0, bytes.length - 200))
  await expect(restored(dataDir, cut, true)).rejects.toThrow('cut off or damaged')
  await expect(restored(dataDir, join(dataDir, 'none.tar.gz'), true)).rejects.toThrow('There is no file')
  expect(await inFolder(dataDir, namesIn)).toHaveLength(2)
  expect(readFileSync(join(dataDir, 'attachments', 'one'), 'utf8')).toBe('A photo')
})

test('a database of an earlier version is backed up before it is upgraded, and one that is up to date is not', async () => {
  const dataDir = await folder()
  const times = migrationTimes()
  const earlier = times.at(-3) ?? 0
  await inFolder(dataDir, async (url) => {
    await backUpBeforeUpgrade({ url, dataDir, say: () => {} })
    await migrateUntil(url, earlier)
    expect(existsSync(join(dataDir, 'backups'))).toBe(false)
    await backUpBeforeUpgrade({ url, dataDir, say: () => {} })
    await migrateDatabase(url)
    await backUpBeforeUpgrade({ url, dataDir, say: () => {} })
  })
  const names = readdirSync(join(dataDir, 'backups'))
  expect(names).toHaveLength(1)
  expect(await manifestOf(join(dataDir, 'backups', names[0] ?? ''))).toMatchObject({ migratedTo: earlier })
})

test('a database that another major version of Postgres made is left alone, and a backup of it takes its place', async () => {
  const dataDir = await folder()
  await restored(dataDir, backup)
  const cluster = notedCluster(dataDir) ?? ''
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
  const daily = join(dataDir, 'backups', 'daily-2026-11-23T0310.tar.gz')
  mkdirSync(join(dataDir, 'backups'))
  copyFileSync(backup, daily)

  const opening = inFolder(dataDir, namesIn)
  await expect(opening).rejects.toThrow(/is of Postgres 17, and this Clearheight runs Postgres \d+\./)
  await expect(opening).rejects.toThrow(`The newest backup that is kept here is ${daily}.`)
  await expect(restored(dataDir, daily)).rejects.toThrow('There is something in')
  expect(await restored(dataDir, daily, true)).toBeGreaterThan(3)
  expect(await inFolder(dataDir, namesIn)).toHaveLength(2)
  const aside = readdirSync(dirname(cluster)).filter((name) => /\.before-\d+$/.test(name))
  expect(aside.map((name) => readFileSync(join(dirname(cluster), name, 'PG_VERSION'), 'utf8'))).toEqual([
    '17\n',
  ])
})
