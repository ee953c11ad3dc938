import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import { DEMO_TEAM, seedDemoTeam } from '../../../db/demo-team.ts'
import { migrateDatabase } from '../../../db/migrate.ts'
import { importWorkbook } from '../../../edge/import/import-workbook.ts'
import { readRunRecord } from '../../../edge/local/data/run-file.ts'
import { openSecrets } from '../../../edge/local/data/secrets.ts'
import { startDatabase } from '../../../edge/local/postgres/database.ts'
import { APP_ROLE, ZERO_ROLE } from '../../../edge/local/postgres/login-roles.ts'
import { appUrl, zeroUrl } from '../../../edge/local/postgres/postgres.ts'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { startZeroCache, ZERO_ENDING } from '../../../edge/local/zero/zero-cache.ts'
import { generatedCsv } from '../../bench/generated-csv.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { administratorUrl } from './administrator-url.ts'
import { openBookClient, webSocketOf } from './book-client.ts'
import { endAllRuns, type Run, startRun } from './run.ts'

const REPLICAS = 'select id, slot, version from zero_0.replicas order by rank'

let dataDir: string
let run: Run
/** What zero-cache replicated into when it was still the administrator. */
let olderReplicas: unknown[]

beforeAll(async () => {
  dataDir = await scratchFolder()
  olderReplicas = await makeOlderFolder()
  run = await startRun({ dataDir })
  await run.untilHealth(200)
})
afterAll(async () => {
  await endAllRuns()
  removeScratchFolder(dataDir)
})

/** A data folder as it was before there were roles: all there is belongs to the administrator. */
async function makeOlderFolder(): Promise<unknown[]> {
  const { appPassword: _app, zeroPassword: _zero, ...older } = openSecrets(dataDir)
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(older))
  const stopping = new AbortController().signal
  const database = await startDatabase({ dataDir, stopping, say: () => {} })
  await migrateDatabase(database.url)
  const zero = await startZeroCache({
    dataDir,
    port: await freePort(2),
    databaseUrl: database.url,
    origin: 'http://localhost:9',
    apiKey: older.zeroApiKey,
    adminPassword: older.zeroAdminPassword,
  })
  const replicas = await rowsOf(database.url, REPLICAS)
  await zero.end(ZERO_ENDING)
  await database.stop()
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(older))
  return replicas
}

async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const asAdministrator = (statement: string) => rowsOf(administratorUrl(dataDir), statement)

/** What a role is refused with, or null where it may. */
async function refusalOf(url: (port: number) => string, statement: string): Promise<string | null> {
  const port = readRunRecord(dataDir)?.postgresPort ?? 0
  return await rowsOf(url(port), `begin; ${statement}; rollback`).then(
    () => null,
    (error) => error.code,
  )
}

test('the product works as two roles that are no superusers, in a folder of before as well', async () => {
  const roles = await asAdministrator(`
    select distinct usename, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_stat_activity
    join pg_roles on rolname = usename where pid <> pg_backend_pid() and backend_type in ('client backend', 'walsender')
    order by usename`)
  const lowly = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }
  expect(roles).toEqual([
    { usename: APP_ROLE, ...lowly },
    { usename: ZERO_ROLE, ...lowly },
  ])
})

test('zero-cache goes on with the replica that it made as the administrator', async () => {
  expect(olderReplicas).toHaveLength(1)
  expect(await asAdministrator(REPLICAS)).toEqual(olderReplicas)
})

test('each role may do what it needs, and no more', async () => {
  const secrets = openSecrets(dataDir)
  const app = (statement: string) => refusalOf((port) => appUrl(port, secrets), statement)
  const zero = (statement: string) => refusalOf((port) => zeroUrl(port, secrets), statement)
  const DENIED = '42501'
  expect(await app('select email from app_user')).toBeNull()
  expect(await app('select * from private.source_row')).toBeNull()
  expect(await app('alter table note add column x text')).toBe(DENIED)
  expect(await app('create table x (y text)')).toBe(DENIED)
  expect(
    await app("insert into private.audit_event (at, action, details) values (now(), 'sign_in', '{}')"),
  ).toBeNull()
  expect(await app("update private.audit_event set action = 'sign_out'")).toBe(DENIED)
  expect(await app('delete from private.audit_event')).toBe(DENIED)
  expect(await app('truncate private.audit_event')).toBe(DENIED)
  expect(await app('select rolpassword from pg_authid')).toBe(DENIED)
  expect(await app("copy note to program 'true'")).toBe(DENIED)
  expect(await app(`set role ${ZERO_ROLE}`)).toBe(DENIED)
  expect(await zero('select id, name from app_user')).toBeNull()
  expect(await zero('select email from app_user')).toBe(DENIED)
  expect(await zero('select * from private.source_row')).toBe(DENIED)
  expect(await zero('select * from property')).toBe(DENIED)
  expect(await zero("update note set note = 'x'")).toBe(DENIED)
  expect(await zero('drop event trigger zero_ddl_end_0')).toBe(DENIED)
})

test('as these roles rows are imported, reach a page, and a long tail becomes a snapshot', async () => {
  const origin = `http://localhost:${run.port}`
  vi.stubGlobal('WebSocket', webSocketOf(origin))
  const browser = openBookClient(origin, 'browser')
  try {
    await expect.poll(browser.tailLength, { timeout: 30_000 }).toBe(0)
    await importAsApp('few', 20)
    await expect.poll(browser.tailLength, { timeout: 30_000 }).toBe(20)
    await importAsApp('many', 600)
    await expect.poll(browser.tailLength, { timeout: 30_000 }).toBe(0)
  } finally {
    await browser.close()
    vi.unstubAllGlobals()
  }
})

async function importAsApp(source: string, rows: number): Promise<void> {
  const path = join(dataDir, '..', `${source}.csv`)
  writeFileSync(path, generatedCsv(rows))
  const port = readRunRecord(dataDir)?.postgresPort ?? 0
  const { db, close } = connectNode(appUrl(port, openSecrets(dataDir)), { max: 4 })
  try {
    await seedDemoTeam(db)
    await importWorkbook({ db, team: DEMO_TEAM, source, path, dataDir })
  } finally {
    await close()
  }
}

test.each([
  ['while it runs', 'first'],
  ['and what was made meanwhile, after a start', 'second'],
])('a migration reaches zero-cache without a new replica, %s', async (_when, column) => {
  await asAdministrator(`alter table note add column if not exists ${column} text`)
  if (column === 'second') {
    run.signal('SIGTERM')
    await run.ended
    run = await startRun({ dataDir })
    await run.untilHealth(200)
  }
  await expect.poll(columnsAdded, { timeout: 30_000 }).toContain(column)
  expect(await asAdministrator(REPLICAS)).toEqual(olderReplicas)
})

/** What zero-cache has understood of changed tables. */
async function columnsAdded(): Promise<unknown[]> {
  const changes = await asAdministrator(
    `select change->'column'->>'name' as name from "zero_0/cdc"."changeLog" where change->>'tag' = 'add-column'`,
  )
  return changes.map(({ name }) => name)
}
