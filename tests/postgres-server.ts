import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../db/migrate.ts'
import { openSecrets } from '../edge/local/data/secrets.ts'
import { POSTGRES_ENDING } from '../edge/local/postgres/leftover-postgres.ts'
import { postgresUrl, startPostgres } from '../edge/local/postgres/postgres.ts'
import { choosePostgresPaths } from '../edge/local/postgres/postgres-paths.ts'
import { freePort } from '../edge/local/process/free-port.ts'
import { removeScratchFolder, scratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that nobody connects to: the template of every test's own. */
    templateDatabaseUrl: string
  }
}

/** Databases of tests are thrown away, so they need not survive a power cut. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** Starts one Postgres for the run and migrates the template once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await scratchFolder()
  const port = await freePort()
  const { postgresPassword } = openSecrets(folder)
  const server = await startPostgres({
    place: choosePostgresPaths(folder),
    port,
    password: postgresPassword,
    logFile: join(folder, 'postgres.log'),
    settings: CARELESS,
  })
  const url = postgresUrl(port, postgresPassword)
  await greetQuickly(url)
  await migrateDatabase(url)
  project.provide('templateDatabaseUrl', url)
  return async () => {
    await server.end(POSTGRES_ENDING)
    removeScratchFolder(folder)
  }
}

/** Neon's driver proves the password in JavaScript, for every request of a Worker anew. */
async function greetQuickly(url: string): Promise<void> {
  const { username, password } = new URL(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set scram_iterations = 1')
  await client.query(
    `alter role ${client.escapeIdentifier(username)} password ${client.escapeLiteral(password)}`,
  )
  await client.end()
}
