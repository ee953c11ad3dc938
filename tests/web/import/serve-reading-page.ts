import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { build } from 'vite'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { listen } from '../../../edge/local/site/node-server.ts'
import { staticFiles } from '../../../edge/local/site/static-files.ts'

const PAGE = fileURLToPath(new URL('reading-page', import.meta.url))

/** Serves a page with the reader of files and nothing else, built as the product is. */
export async function serveReadingPage(scratch: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const outDir = join(scratch, 'reading-page')
  await build({
    configFile: false,
    root: PAGE,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, target: 'esnext' },
  })
  const server = await listen('localhost', await freePort())
  server.open({ app: new Hono(), pages: getRequestListener(staticFiles(outDir)), zeroPort: 0 })
  return { origin: server.origin, stop: () => server.close() }
}
