import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { isDatabaseAway } from '../../db/is-database-away.ts'
import { MIGRATIONS, migrateDatabase } from '../../db/migrate.ts'
import { describeError } from '../errors/describe-error.ts'
import { StartProblem } from '../errors/start-problem.ts'
import { openLoginRoles } from '../local/postgres/login-roles.ts'
import { setUpZero } from '../local/zero/set-up-zero.ts'
import type { MigrateSettings } from './migrate-settings.ts'

const OLDEST_POSTGRES = 15
const ANSWERS_WITHIN_MS = 10_000
/** SQLSTATEs. */
const WRONG_PASSWORD = /^28/
const NO_DATABASE = '3D000'
const NOT_ALLOWED = '42501'

const NO_SUPERUSER =
  'was not done here, because only a superuser may: event triggers that tell zero-cache of changed tables. Without them zero-cache starts every browser over after a migration.'
const NO_ROLES =
  'APP_DB_PASSWORD and ZERO_DB_PASSWORD make roles as only a superuser may. Leave them out here, and give the app and zero-cache roles of your provider.'

/**
 * Brings any Postgres up to date. Answers what was done, in sentences. Where it fails, the tables are as they were.
 * @throws StartProblem
 */
export async function migrateAnywhere({ url, passwords }: MigrateSettings): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_WITHIN_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { superuser } = await refuseUnfit(client, url)
    if (passwords !== null && !superuser) throw new StartProblem(NO_ROLES)
    const before = await appliedIn(client)
    await migrateDatabase(url)
    const said = [progressSentence(before, await appliedIn(client))]
    if (superuser) await setUpZero(client, url)
    else said.push(`One thing ${NO_SUPERUSER}`)
    if (passwords !== null) await openLoginRoles(client, passwords)
    return said
  } catch (error) {
    throw error instanceof StartProblem ? error : new StartProblem(sentenceOf(error, url))
  } finally {
    await client.end().catch(() => {})
  }
}

/** Before anything is changed. */
async function refuseUnfit(client: pg.Client, url: string): Promise<{ superuser: boolean }> {
  if (/-pooler\./.test(new URL(url).hostname)) {
    throw new StartProblem(
      'DATABASE_URL leads to a pool of connections, which migrations cannot use: take the direct address, without -pooler.',
    )
  }
  const { rows } = await client.query<{ version: number; wal: string; superuser: boolean }>(`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('wal_level') as wal,
      (select rolsuper from pg_roles where rolname = current_user) as superuser`)
  const { version = 0, wal = '', superuser = false } = rows[0] ?? {}
  if (version < OLDEST_POSTGRES) {
    throw new StartProblem(`Postgres ${version} is too old: zero-cache needs ${OLDEST_POSTGRES} or newer.`)
  }
  if (wal !== 'logical') {
    throw new StartProblem(
      `The database has wal_level ${wal}, and zero-cache needs logical. On Neon turn on logical replication in the project's settings; elsewhere set wal_level = logical and restart Postgres.`,
    )
  }
  return { superuser }
}

async function appliedIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  )
  if (!rows[0]?.there) return 0
  const { rows: counted } = await client.query<{ n: number }>(
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  )
  return counted[0]?.n ?? 0
}

function progressSentence(before: number, after: number): string {
  const known = knownMigrations()
  if (after > known) {
    return `The database is of a newer version: it has ${after} migrations, and this version knows ${known}. Nothing was changed.`
  }
  if (after === before) return `The database is up to date: it has all ${after} migrations.`
  return `Applied ${after - before} of ${after} migrations.`
}

function knownMigrations(): number {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))
  return (journal as { entries: unknown[] }).entries.length
}

/** Never the driver's message, which may hold values. */
function sentenceOf(error: unknown, address: string): string {
  const { host, username, pathname } = new URL(address)
  const code = codeOf(error)
  if (WRONG_PASSWORD.test(code)) {
    return `The database at ${host} refused the user ${decodeURIComponent(username)} or its password.`
  }
  if (code === NO_DATABASE) {
    return `There is no database ${decodeURIComponent(pathname.slice(1))} at ${host}.`
  }
  if (code === NOT_ALLOWED) {
    return `The user ${decodeURIComponent(username)} may not change this database. Migrate as its owner. Nothing was changed.`
  }
  if (isDatabaseAway(error) || isTimeout(error)) return `The database at ${host} does not answer.`
  return `The migration failed, and the tables are as they were: ${describeError(error)}.`
}

/** Drizzle wraps what the driver said. */
function codeOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code
  }
  return ''
}

/** The driver says so without a code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout expired/.test(error.message)
}
