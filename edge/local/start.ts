import { getRequestListener } from '@hono/node-server'
import { buildIfStale, DIST } from '../build/build.ts'
import { outsideSources } from '../maps/outside-sources.ts'
import { runProduct } from './run-product.ts'
import { staticFiles } from './site/static-files.ts'

await runProduct(async (_server, { maps }) => {
  await buildIfStale({ say: console.log })
  return getRequestListener(staticFiles(DIST, outsideSources(maps)))
})
