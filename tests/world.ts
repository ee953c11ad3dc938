import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../edge/local/build/build.ts'
import { PROJECT } from '../edge/local/project.ts'
import { startRun } from './local/run.ts'
import { removeScratchFolder, scratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the whole product runs with the sample workbook, such as `http://localhost:21345`. */
    productOrigin: string
    /** Its data folder. */
    productDataDir: string
  }
}

/** Builds the web app and starts the whole product once for the run, as `npm start` does. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale({ say: console.log })
  const dataDir = await scratchFolder()
  const script = join(PROJECT, 'edge/local/start.ts')
  // It goes when the run goes, however that ends.
  const run = await startRun({ dataDir, script, lifeline: true, env: { SAMPLE: 'on' } })
  await run.untilHealth(200)
  project.provide('productOrigin', `http://localhost:${run.port}`)
  project.provide('productDataDir', dataDir)
  return async () => {
    run.signal('SIGTERM')
    await run.ended
    removeScratchFolder(dataDir)
  }
}
