import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

const OBJECT_IN_USE = '55006'
const FREE_WITHIN_MS = 20_000

/** Roles are one server's, not one database's: another password of theirs would shut out the zero-cache of another test. */
export const ROLE_PASSWORDS = { app: 'the-password-of-the-app', zero: 'the-password-of-zero-cache' }

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A migrated, empty database of its own, in `*.pg.test.ts` files; `drop` it in afterAll. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(new URL(inject('templateDatabaseUrl')).pathname.slice(1))
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = new URL(inject('templateDatabaseUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const own = new URL(server)
  own.pathname = `/${name}`
  // Through the log, which is the usual way, it takes Postgres three times as long.
  await asAdministrator(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: own.href,
    drop: () => dropWhenFree(server, name),
  }
}

/** The same for a single test: dropped when the test ends, however it ends. */
export async function testDatabaseUrl(): Promise<string> {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  return url
}

/** A database with nothing in it, not even migrated; dropped when the test ends. */
export async function emptyDatabaseUrl(): Promise<string> {
  const { url, drop } = await createDatabase('template0')
  onTestFinished(drop)
  return url
}

/** A zero-cache that has just ended keeps its replication slot, and so the database, for a moment. */
async function dropWhenFree(server: URL, name: string): Promise<void> {
  const deadline = performance.now() + FREE_WITHIN_MS
  for (;;) {
    try {
      return await asAdministrator(server, `drop database if exists ${name} with (force)`)
    } catch (error) {
      const isInUse = error instanceof Error && 'code' in error && error.code === OBJECT_IN_USE
      if (!isInUse || performance.now() > deadline) throw error
      await delay(100)
    }
  }
}

/** One connection for each server, which stays open from file to file: a new one takes 60 ms of the processor here. */
const administrators = new Map<string, pg.Pool>()

async function asAdministrator(server: URL, statement: string): Promise<void> {
  let administrator = administrators.get(server.href)
  if (administrator === undefined) {
    const url = new URL(server)
    url.pathname = '/postgres'
    administrator = new pg.Pool({ connectionString: url.href, max: 1, allowExitOnIdle: true })
    // Its server ends first.
    administrator.on('error', () => {})
    administrators.set(server.href, administrator)
  }
  await administrator.query(statement)
}

const TURN = 'select pg_advisory_lock(hashtext($1))'
const SLOTS = "select slot_name from pg_replication_slots where slot_name like 'zero%'"
const DROP_IDLE_SLOTS =
  "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name like 'zero%' and not active"

/**
 * Waits for its turn to start a zero-cache, and until the last one has let go of its replication slots, which are
 * dropped: a database of a file may stay until the last file of its process. zero-cache itself drops all slots of this
 * name that it finds idle, of whatever database, and ends where another does so.
 * `defer` takes what ends the turn, before the wait begins: who gives up waiting must not take it later.
 */
export async function turnOfZeroCache(defer: (end: () => Promise<void>) => void): Promise<void> {
  const url = new URL(inject('templateDatabaseUrl'))
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  // Ended while it waits, it fails, and nobody listens any more.
  client.on('error', () => {})
  await client.connect()
  defer(() => client.end())
  await client.query(TURN, ['zero-cache'])
  const deadline = performance.now() + FREE_WITHIN_MS
  for (;;) {
    await client.query(DROP_IDLE_SLOTS)
    if ((await client.query(SLOTS)).rowCount === 0 || performance.now() > deadline) return
    await delay(100)
  }
}
