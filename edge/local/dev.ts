import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { EMBEDDED_BASEMAP } from '../basemap-sources.ts'
import { copyEmbeddedBasemap } from './build/basemap/embedded-basemap.ts'
import { DIST } from './build/build.ts'
import { PROJECT } from './project.ts'
import { runProduct } from './run-product.ts'
import { staticFiles } from './site/static-files.ts'

/** The product with Vite in front of the web app's sources: a saved file is on the screen at once. */
await runProduct(async ({ http }) => {
  await copyEmbeddedBasemap(join(DIST, EMBEDDED_BASEMAP))
  const built = getRequestListener(staticFiles(DIST))
  const vite = await createServer({
    configFile: join(PROJECT, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: http } },
  })
  return (request, response) =>
    request.url === `/${EMBEDDED_BASEMAP}` ? built(request, response) : vite.middlewares(request, response)
})
