import { getRequestListener } from '@hono/node-server'
import { buildIfStale, DIST } from './build/build.ts'
import { runProduct } from './run-product.ts'
import { staticFiles } from './site/static-files.ts'

await runProduct(async () => {
  await buildIfStale({ say: console.log })
  return getRequestListener(staticFiles(DIST))
})
