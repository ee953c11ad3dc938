import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../edge/build/build.ts'
import { PROJECT } from '../edge/settings/project.ts'
import { startRun } from './edge/local/run.ts'
import type { RunningProduct } from './product.ts'
import { PRODUCTS } from './products.ts'
import { removeScratchFolder, scratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    products: readonly RunningProduct[]
  }
}

/** Builds the web app and starts the whole product once for each worker, as `npm start` does. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale({ say: console.log })
  const started = await Promise.all(Array.from({ length: PRODUCTS }, startProduct))
  project.provide(
    'products',
    started.map(({ product }) => product),
  )
  return async () => void (await Promise.all(started.map(({ stop }) => stop())))
}

async function startProduct(): Promise<{ product: RunningProduct; stop(): Promise<void> }> {
  const dataDir = await scratchFolder()
  const script = join(PROJECT, 'edge/local/start.ts')
  // It goes when the run goes, however that ends.
  const run = await startRun({ dataDir, script, lifeline: true, env: { SAMPLE: 'on' } })
  await run.untilHealth(200)
  return {
    product: { origin: `http://localhost:${run.port}`, dataDir },
    async stop() {
      run.signal('SIGTERM')
      await run.ended
      removeScratchFolder(dataDir)
    },
  }
}
