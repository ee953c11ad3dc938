import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mustGetQuery } from '@rocicorp/zero'
import { handleQueryRequest } from '@rocicorp/zero/server'
import { Hono } from 'hono'
import pg from 'pg'
import { build } from 'vite'
import { freePort } from '../../../edge/local/free-port.ts'
import { staticPages } from '../../../edge/local/static-files.ts'
import { zeroCacheAnswers, zeroEntry } from '../../../edge/local/zero-cache.ts'
import { listen } from '../../../edge/node-server.ts'
import { queries, schema } from './schema.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const CHILD = fileURLToPath(new URL('../../../edge/local/zero-child.mjs', import.meta.url))

/**
 * Serves a page that has the whole book as one query of the sync engine, from the product's own database, with a
 * zero-cache of its own. Answers its address.
 */
export async function serveSyncAlone(databaseUrl: string, scratch: string) {
  const outDir = join(scratch, 'sync-alone')
  await build({ root: FOLDER, logLevel: 'error', build: { outDir, emptyOutDir: true, target: 'esnext' } })
  await publish(databaseUrl)
  const server = await listen('localhost', await freePort())
  const zeroPort = await freePort(2)
  const app = new Hono().post('/api/query', async (c) =>
    c.json(
      await handleQueryRequest({
        handler: (name, args) => mustGetQuery(queries, name).fn({ args, ctx: {} } as never),
        schema,
        request: c.req.raw,
        userID: 'bench',
      } as never),
    ),
  )
  server.open({ app, pages: staticPages(outDir), zeroPort })
  const zero = startZero(databaseUrl, server.origin, zeroPort, scratch)
  while (!(await zeroCacheAnswers(zeroPort))) await new Promise((resolve) => setTimeout(resolve, 100))
  return {
    origin: server.origin,
    zeroPid: zero.pid as number,
    async stop() {
      zero.kill('SIGKILL')
      await server.close()
    },
  }
}

async function publish(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'drop publication if exists bench_book; create publication bench_book for table property',
  )
  await client.end()
}

function startZero(databaseUrl: string, origin: string, port: number, scratch: string) {
  const entry = zeroEntry()
  if (entry.kind !== 'one process') throw new Error('zero-cache cannot run in one process here.')
  const folder = join(scratch, 'sync-alone-zero')
  mkdirSync(folder, { recursive: true })
  return spawn(process.execPath, [CHILD, pathToFileURL(entry.runWorker).href], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      DO_NOT_TRACK: '1',
      SINGLE_PROCESS: '1',
      ZERO_APP_ID: 'bench',
      ZERO_UPSTREAM_DB: databaseUrl,
      ZERO_APP_PUBLICATIONS: 'bench_book',
      ZERO_REPLICA_FILE: join(folder, 'replica.db'),
      ZERO_PORT: String(port),
      ZERO_NUM_SYNC_WORKERS: '1',
      ZERO_QUERY_URL: `${origin}/api/query`,
      ZERO_LOG_LEVEL: 'error',
    },
  })
}
