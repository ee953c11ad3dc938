import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import type { Database } from '../../../db/database.ts'
import { DEMO_TEAM, seedDemoTeam } from '../../../db/demo-team.ts'
import { migrateDatabase } from '../../../db/migrate.ts'
import { importRun } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { importWorkbook, type WorkbookToImport } from '../../../edge/import/import-workbook.ts'
import { failureSentence } from '../../../edge/import/run/failure-sentence.ts'
import type { ImportSummary } from '../../../edge/import/run/import-summary.ts'
import { stagedBytes } from '../../../edge/import/run/room.ts'
import { POSTGRES_ENDING } from '../../../edge/local/postgres/leftover-postgres.ts'
import { postgresUrl, startPostgres } from '../../../edge/local/postgres/postgres.ts'
import { choosePostgresPaths } from '../../../edge/local/postgres/postgres-paths.ts'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { MOUNTED, removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'

const DISK_MB = 320
const PASSWORD = 'a password for this test'
/** Wide enough that a few thousand of them fill the disk. */
const NOTES = Array.from({ length: 60 }, (_, i) => `remark ${i * 7919}`).join(' ')

const cleanUp = new AsyncDisposableStack()
const scratch = await scratchFolder()
const disk = join(scratch, MOUNTED)
mkdirSync(disk)
const isMounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk]).status === 0
const freeMb = () => {
  const { bavail, bsize } = statfsSync(disk)
  return (bavail * bsize) / 1e6
}

afterAll(async () => {
  await cleanUp.disposeAsync()
  if (isMounted) spawnSync('umount', [disk])
  removeScratchFolder(scratch)
})

function sheet(name: string, rows: number): string {
  const path = join(scratch, name)
  const lines = Array.from({ length: rows }, (_, i) => `Plant ${i},${i} Clay Rd,"${i} ${NOTES}"`)
  writeFileSync(path, `Name,Address,Notes\n${lines.join('\n')}`)
  return path
}

/** What another program writes to the disk of the database, as far as Postgres is not quicker to take the last of it. */
function takeAllBut(leftMb: number): void {
  const bytes = Math.max(0, Math.floor((freeMb() - leftMb) * 1e6))
  try {
    writeFileSync(join(disk, 'other'), Buffer.alloc(bytes))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}

const giveBack = () => rmSync(join(disk, 'other'), { force: true })

describe.skipIf(!isMounted)('on a small disk (needs to be allowed to mount one)', () => {
  let db: Database
  let cluster: string

  beforeAll(async () => {
    const place = choosePostgresPaths(disk)
    cluster = place.cluster
    const port = await freePort()
    const settings = { fsync: 'off', max_wal_size: '64MB', min_wal_size: '32MB' }
    const server = await startPostgres({
      place,
      port,
      password: PASSWORD,
      logFile: join(scratch, 'log'),
      settings,
    })
    cleanUp.defer(async () => void (await server.end(POSTGRES_ENDING)))
    const url = postgresUrl(port, PASSWORD)
    await migrateDatabase(url)
    const connection = connectNode(url, { max: 4 })
    cleanUp.defer(() => connection.close())
    db = connection.db
    await seedDemoTeam(db)
  })

  const importFile = (path: string, options: Partial<WorkbookToImport> = {}): Promise<ImportSummary> =>
    importWorkbook({
      db,
      team: DEMO_TEAM,
      source: 'source',
      path,
      dataDir: scratch,
      databaseFolder: cluster,
      ...options,
    })

  const sentenceOf = (importing: Promise<unknown>): Promise<string> =>
    importing.then(() => 'imported', failureSentence)

  async function expectAllGivenBack(): Promise<void> {
    expect(await stagedBytes(db)).toBeLessThan(200_000)
    expect(await db.$count(property)).toBe(3)
    await db.execute(sql`update team set name = name || '!'`)
  }

  test('a file for which there is no room is refused with what it needs and what is free', async () => {
    await importFile(sheet('few.csv', 3))
    const path = join(scratch, 'huge.csv')
    writeFileSync(path, '')
    truncateSync(path, 1e9)
    expect(await sentenceOf(importFile(path))).toMatch(
      /^There is no room for huge\.csv: about 10,100 MB must be free on the disk of the database, and \d+ MB are\. Nothing was changed, and nothing of it takes room now\.$/,
    )
    rmSync(path)
  })

  test('an import ends while there is room left for others, and takes none itself then', async () => {
    const path = sheet('some.csv', 5000)
    const importing = importFile(path, { onProgress: ({ rows }) => rows === 1000 && takeAllBut(60) })
    expect(await sentenceOf(importing)).toMatch(/^There is no room for some\.csv: about 100 MB must be free/)
    await expectAllGivenBack()
    expect(freeMb()).toBeGreaterThan(50)
    giveBack()
  })

  test('an import that fills the disk gives its rows back, and what others write is taken', async () => {
    const importing = importFile(sheet('many.csv', 5000), {
      onProgress: ({ rows }) => rows === 1000 && takeAllBut(0),
    })
    // Whoever notices first: the run, at its next look, or Postgres.
    expect(await sentenceOf(importing)).toMatch(
      /^(There is no room for many\.csv: |The disk of the database is full\. )/,
    )
    await expectAllGivenBack()
    expect(freeMb()).toBeGreaterThan(10)
    giveBack()
  })

  test('the next import then does its work', async () => {
    expect(await importFile(sheet('next.csv', 3000), { source: 'next' })).toMatchObject({
      imported: { new: 3000 },
    })
    const runs = await db.select({ state: importRun.state }).from(importRun).orderBy(importRun.id)
    const [first, ...later] = runs.map(({ state }) => state)
    expect([first, later.pop()]).toEqual(['done', 'done'])
    expect(new Set(later)).toEqual(new Set(['failed']))
  })
})
