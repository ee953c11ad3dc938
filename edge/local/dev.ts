import { join } from 'node:path'
import { createServer } from 'vite'
import { PROJECT } from './project.ts'
import { runProduct } from './run-product.ts'

/** The product with Vite in front of the web app's sources: a saved file is on the screen at once. */
await runProduct(async ({ http }) => {
  const vite = await createServer({
    configFile: join(PROJECT, 'web/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: http } },
  })
  return vite.middlewares
})
