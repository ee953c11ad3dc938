import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { mustGetQuery } from '@rocicorp/zero'
import { handleQueryRequest } from '@rocicorp/zero/server'
import { Hono } from 'hono'
import pg from 'pg'
import { build } from 'vite'
import { PUBLICATION as PRODUCT_PUBLICATION } from '../../../db/publication.ts'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { listen } from '../../../edge/local/site/node-server.ts'
import { staticFiles } from '../../../edge/local/site/static-files.ts'
import { ZERO_ENDING } from '../../../edge/local/zero/zero-cache.ts'
import { COLUMN_NAMES, queries, schema, user } from './schema.ts'
import { startZeroCacheAlone } from './start-zero-cache.ts'

const PAGE = fileURLToPath(new URL('.', import.meta.url))
/** Beside what the product publishes. */
const PUBLICATION = 'bench_book'
const QUERY_PATH = '/api/query'

/** The sync engine alone, served. */
export interface SyncAlone {
  readonly origin: string
  readonly zeroPid: number
  stop(): Promise<void>
}

/**
 * Serves a page that has the whole book as one query of the sync engine, from the product's own database, with a
 * zero-cache and a publication of its own. Its address takes `?rows=`: how many are waited for.
 */
export async function serveSyncAlone(databaseUrl: string, scratch: string): Promise<SyncAlone> {
  const outDir = join(scratch, 'sync-alone')
  await build({ configFile: false, root: PAGE, logLevel: 'error', build: { outDir, target: 'esnext' } })
  await publish(databaseUrl)
  const server = await listen('localhost', await freePort())
  const port = await freePort(2)
  server.open({ app: queryApi(), pages: getRequestListener(staticFiles(outDir)), zeroPort: port })
  const zero = await startZeroCacheAlone({
    databaseUrl,
    publications: [PRODUCT_PUBLICATION, PUBLICATION],
    queryUrl: `${server.origin}${QUERY_PATH}`,
    port,
    folder: join(scratch, 'sync-alone-zero'),
  })
  return {
    origin: server.origin,
    zeroPid: zero.identity.pid,
    async stop() {
      await server.close()
      await zero.end(ZERO_ENDING)
    },
  }
}

function queryApi(): Hono {
  return new Hono().post(QUERY_PATH, async (c) =>
    c.json(
      await handleQueryRequest({
        handler: (name, args) => mustGetQuery(queries, name).fn({ args, ctx: user }),
        schema,
        request: c.req.raw,
        userID: user.userId,
      }),
    ),
  )
}

/** The columns the page asks for, and no others: each would cost the peer time. */
async function publish(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const columns = Object.values(COLUMN_NAMES).join(', ')
    await client.query(`create publication ${PUBLICATION} for table public.property (${columns})`)
  } finally {
    await client.end()
  }
}
