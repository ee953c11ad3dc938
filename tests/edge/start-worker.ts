import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  createTestHarness,
  experimental_readRawConfig as readWorkerSettings,
  type TestHarness,
} from 'wrangler'
import { PROJECT } from '../../edge/settings/project.ts'

interface OtherSettings {
  /** Another entry than the Worker's own. */
  main?: string
  /** Another folder of static files than `dist`. */
  assetsFolder?: string
  vars: Readonly<Record<string, string>>
}

/** The Worker in workerd as `wrangler.toml` sets it up, but for what is said here. Close it when done. */
export async function startWorker({ assetsFolder, vars, ...others }: OtherSettings): Promise<TestHarness> {
  // The folder of static files must be there, whatever is in it.
  mkdirSync(join(PROJECT, 'dist'), { recursive: true })
  const { env: _, ...settings } = readWorkerSettings({ config: join(PROJECT, 'wrangler.toml') }).rawConfig
  const assets = { ...settings.assets, ...(assetsFolder && { directory: assetsFolder }) }
  const config = { ...settings, ...others, assets, vars: { ...settings.vars, ...vars } }
  const harness = createTestHarness({ root: PROJECT, workers: [{ config }] })
  await harness.listen()
  return harness
}
