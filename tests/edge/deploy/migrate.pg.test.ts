import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connectNode } from '../../../db/connect-node.ts'
import { migrateAnywhere } from '../../../edge/deploy/migrate.ts'
import { parseMigrateSettings } from '../../../edge/deploy/migrate-settings.ts'
import { analyzeStaged } from '../../../edge/import/run/analyze-staged.ts'
import { PROJECT } from '../../../edge/settings/project.ts'
import { emptyDatabaseUrl, ROLE_PASSWORDS, testDatabaseUrl } from '../../postgres.ts'

const migrate = (url: string) => migrateAnywhere({ url, passwords: null })

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // Its database is dropped while it is open.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A role that owns the database and is no superuser, as a managed Postgres gives one. */
async function ownerOf(url: string): Promise<string> {
  const client = await connected(url)
  const own = new URL(url)
  const name = `owner_${own.pathname.slice(1)}`
  await client.query(`create role ${name} login password 'a password of the tests'`)
  await client.query(`alter database ${own.pathname.slice(1)} owner to ${name}`)
  await client.query(`alter schema public owner to ${name}`)
  onTestFinished(async () => {
    const later = await connected(url)
    await later.query(`reassign owned by ${name} to current_user; drop owned by ${name}; drop role ${name}`)
  })
  own.username = name
  own.password = 'a password of the tests'
  return own.href
}

test('an empty database gets all tables by the command, and a second run says that nothing is missing', async () => {
  const url = await emptyDatabaseUrl()
  const command = async () => {
    const env = { ...process.env, DATABASE_URL: url }
    const script = join(PROJECT, 'edge/deploy/migrate-command.ts')
    return (await promisify(execFile)(process.execPath, [script], { env })).stdout
  }
  expect(await command()).toMatch(/^Applied (\d+) of \1 migrations\.\n$/)
  expect(await command()).toMatch(/^The database is up to date: it has all \d+ migrations\.\n$/)
  const client = await connected(url)
  expect((await client.query('select count(*)::int as n from public.property')).rows).toEqual([{ n: 0 }])
})

test('an owner who is no superuser migrates too, and is told what only a superuser may do', async () => {
  const said = await migrate(await ownerOf(await emptyDatabaseUrl()))
  expect(said[0]).toMatch(/^Applied /)
  expect(said[1]).toContain('only a superuser may: event triggers')
})

test('roles for the app and zero-cache are made where passwords are set, and only by a superuser', async () => {
  const url = await testDatabaseUrl()
  const owner = await ownerOf(url)
  await expect(migrateAnywhere({ url: owner, passwords: ROLE_PASSWORDS })).rejects.toThrow(
    'Leave them out here',
  )
  await migrateAnywhere({ url, passwords: ROLE_PASSWORDS })
  const asApp = new URL(url)
  asApp.username = 'clearheight_app'
  asApp.password = ROLE_PASSWORDS.app
  const app = await connected(asApp.href)
  expect((await app.query('select count(*)::int as n from public.property')).rows).toEqual([{ n: 0 }])
  await expect(app.query('drop table public.note')).rejects.toThrow()
})

test('the role of the app may let Postgres count the rows that an import has staged', async () => {
  const url = await testDatabaseUrl()
  await migrateAnywhere({ url, passwords: ROLE_PASSWORDS })
  const asApp = Object.assign(new URL(url), { username: 'clearheight_app', password: ROLE_PASSWORDS.app })
  const { db, close } = connectNode(asApp.href)
  onTestFinished(close)
  await db.transaction(analyzeStaged)
  const client = await connected(url)
  const counted = async () => {
    const tables = await client.query(
      `select relname from pg_stat_user_tables where last_analyze is not null and relname like 'staged%' order by 1`,
    )
    return tables.rows.map(({ relname }) => relname)
  }
  await expect.poll(counted).toEqual(['staged_property', 'staged_row'])
})

test('a database of a newer version is left as it is', async () => {
  const url = await testDatabaseUrl()
  const client = await connected(url)
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 9999999999999)",
  )
  expect((await migrate(url))[0]).toMatch(/^The database is of a newer version: .* Nothing was changed\.$/)
})

test.each<[string, (url: URL) => void, RegExp]>([
  ['a wrong password', (url) => (url.password = 'wrong'), /refused the user postgres or its password\.$/],
  ['a database that is not there', (url) => (url.pathname = '/nowhere'), /^There is no database nowhere at /],
  [
    'a server that is not there',
    (url) => (url.port = '9'),
    /^The database at 127\.0\.0\.1:9 does not answer\.$/,
  ],
])('%s is told in a sentence without the password', async (_name, change, sentence) => {
  const url = new URL(await testDatabaseUrl())
  const { password } = url
  change(url)
  const failure = await migrate(url.href).catch((error: Error) => error.message)
  expect(failure).toMatch(sentence)
  expect(failure).not.toContain(password)
})

test('who may not create tables is told so, and nothing is changed', async () => {
  const url = await emptyDatabaseUrl()
  const client = await connected(url)
  const guest = new URL(url)
  guest.username = `guest_${guest.pathname.slice(1)}`
  guest.password = 'a password of the tests'
  await client.query(
    `create role ${guest.username} login password '${guest.password.replaceAll('%20', ' ')}'`,
  )
  onTestFinished(async () => {
    await (await connected(url)).query(`drop role ${guest.username}`)
  })
  await expect(migrate(guest.href)).rejects.toThrow('Migrate as its owner. Nothing was changed.')
})

test('missing and wrong settings are named, each in a sentence', () => {
  expect(() => parseMigrateSettings({})).toThrow('DATABASE_URL must be the address of a Postgres')
  expect(() => parseMigrateSettings({ DATABASE_URL: 'mysql://a/b' })).toThrow('DATABASE_URL must be')
  const DATABASE_URL = 'postgres://a/b'
  expect(() => parseMigrateSettings({ DATABASE_URL, APP_DB_PASSWORD: 'x'.repeat(20) })).toThrow('or neither')
  expect(() => parseMigrateSettings({ DATABASE_URL, APP_DB_PASSWORD: 'x', ZERO_DB_PASSWORD: 'y' })).toThrow(
    'at least 16 characters',
  )
})
