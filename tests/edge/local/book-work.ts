import pg from 'pg'
import { stopSignal } from '../../../edge/local/stop-signals.ts'
import { withPostgres } from '../../../edge/local/with-postgres.ts'
import { parseEnv } from '../../../edge/settings/env.ts'

/** Counts the book's properties, says so, and takes as long as WORK_MS. */
try {
  console.log(`properties: ${await withPostgres(parseEnv(process.env), count, stopSignal())}`)
  process.exit(0)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function count(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counted = await client.query('select count(*)::int as n from property')
  console.log('counted')
  await client.query('select pg_sleep($1)', [Number(process.env.WORK_MS ?? 0) / 1000])
  await client.end()
  return counted.rows[0].n
}
