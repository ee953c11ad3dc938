import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { DIST } from '../build/build.ts'
import { copyEmbeddedFiles, isEmbeddedFile } from '../build/embedded-files.ts'
import { StartProblem } from '../errors/start-problem.ts'
import { PROJECT } from '../settings/project.ts'
import { runProduct } from './run-product.ts'
import { staticFiles } from './site/static-files.ts'

/** Ends the service worker that a built app left in this browser, which would go on serving that build. */
const RETIRED = readFileSync(join(PROJECT, 'web/service-worker/retired.js'))

/** The product with Vite serving the web app's sources: a saved file shows at once. */
await runProduct(async ({ http }, { publicSite }) => {
  if (publicSite !== null) {
    throw new StartProblem('npm run dev is for this machine only: start it without PUBLIC_ORIGIN.')
  }
  await copyEmbeddedFiles(DIST)
  const built = getRequestListener(staticFiles(DIST))
  const vite = await createServer({
    configFile: join(PROJECT, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: http } },
  })
  return (request, response) => {
    if (request.url === '/service-worker.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(RETIRED)
    } else if (isEmbeddedFile(request.url)) void built(request, response)
    else {
      // Vite's pages bring scripts of their own, which the policy of what is no page would stop.
      response.removeHeader('Content-Security-Policy')
      vite.middlewares(request, response)
    }
  }
})
