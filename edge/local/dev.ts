import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { DIST } from './build/build.ts'
import { copyEmbeddedFiles, isEmbeddedFile } from './build/embedded-files.ts'
import { PROJECT } from './project.ts'
import { runProduct } from './run-product.ts'
import { staticFiles } from './site/static-files.ts'

/** The product with Vite in front of the web app's sources: a saved file is on the screen at once. */
await runProduct(async ({ http }) => {
  await copyEmbeddedFiles(DIST)
  const built = getRequestListener(staticFiles(DIST))
  const vite = await createServer({
    configFile: join(PROJECT, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: http } },
  })
  return (request, response) =>
    isEmbeddedFile(request.url) ? built(request, response) : vite.middlewares(request, response)
})
