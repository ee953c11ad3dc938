import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { PUBLICATION } from '../../../db/publication.ts'
import { installedZero } from './zero-cache.ts'

/** The parts of zero-cache's own modules that are used. */
interface ZeroSetup {
  ensureShardSchema(log: object, sql: object, shard: object): Promise<void>
}
interface ZeroPostgres {
  pgClient(log: object, url: string, name: string): { end(): Promise<void> }
}

/** zero-cache logs into nothing here. What fails is thrown. */
const SILENT: object = { withContext: () => SILENT, flush: () => Promise.resolve() }

/**
 * Sets up zero-cache's schemas as the administrator, the way zero-cache itself would. Only a superuser may create
 * their event triggers, and without those every migration would reset all browsers. Done once for each release of
 * zero-cache.
 */
export async function setUpZero(client: pg.Client, url: string): Promise<void> {
  const release = `Set up by zero-cache ${releaseOf(installedZero())}.`
  const known = await client.query(
    "select obj_description(to_regnamespace('zero_0'), 'pg_namespace') as release",
  )
  if (known.rows[0].release === release) return
  const { ensureShardSchema }: ZeroSetup = await importOfZero('services/change-source/pg/schema/init.js')
  const { pgClient }: ZeroPostgres = await importOfZero('types/pg.js')
  const sql = pgClient(SILENT, url, 'setup')
  try {
    await ensureShardSchema(SILENT, sql, { appID: 'zero', shardNum: 0, publications: [PUBLICATION] })
  } finally {
    await sql.end()
  }
  await client.query(`comment on schema zero_0 is ${pg.escapeLiteral(release)}`)
}

async function importOfZero<Module>(path: string): Promise<Module> {
  return await import(pathToFileURL(join(installedZero(), 'out/zero-cache/src', path)).href)
}

function releaseOf(zeroRoot: string): string {
  return JSON.parse(readFileSync(join(zeroRoot, 'package.json'), 'utf8')).version
}
