import { getRequestListener } from '@hono/node-server'
import { buildIfStale, DIST } from './build.ts'
import { runProduct } from './run-product.ts'
import { staticFiles } from './static-files.ts'

await runProduct(async () => {
  await buildIfStale({ say: console.log })
  return getRequestListener(staticFiles(DIST))
})
