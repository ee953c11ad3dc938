import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT } from '../../edge/settings/project.ts'
import { launchChromium } from '../chromium.ts'
import { startRun } from '../edge/local/run.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { startSoak } from './soak.ts'

/** `npm run soak` does the same for longer, with Postgres killed as well. */
const SHORT = { steps: 21, ms: 6_000, pages: 3, visitors: 2 }
const SEED = 20_261_121
/** `npm run soak` wants 10 seconds; a machine with other work to do may need longer. */
const PATIENCE_MS = 60_000

test('imports, edits, removals, rollbacks, snapshots, reloads, offline spells and a killed zero-cache, all at once: no page shows a state Postgres never had or steps back, and all end equal to Postgres', {
  timeout: 4 * PATIENCE_MS,
}, async () => {
  const dataDir = await scratchFolder()
  onTestFinished(() => removeScratchFolder(dataDir))
  const product = await startRun({ dataDir, script: join(PROJECT, 'edge/local/start.ts'), lifeline: true })
  onTestFinished(async () => {
    product.signal('SIGTERM')
    await product.ended
  })
  await product.untilHealth(200)
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const options = { product, dataDir, browser, seed: SEED, shape: SHORT }
  const soak = await startSoak({ ...options, equalWithinMs: PATIENCE_MS, say })
  await soak.round()
  await soak.close()
  expect(soak.violations, said.join('\n')).toEqual([])
  expect(soak.figures['publishes checked']).toBeGreaterThan(10)
})
