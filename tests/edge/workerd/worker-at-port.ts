import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  experimental_readRawConfig as readWorkerSettings,
  unstable_startWorker as startWorker,
} from 'wrangler'
import { PROJECT } from '../../../edge/settings/project.ts'

/** Serves the Worker with the built web app at a port of this machine, for browsers. */
export async function workerAtPort(
  port: number,
  vars: Readonly<Record<string, string>>,
  cleanUp: AsyncDisposableStack,
): Promise<void> {
  // Else it asks Cloudflare, at each start, where this machine is.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-worker-'))
  cleanUp.defer(() => rmSync(folder, { recursive: true }))
  const { rawConfig } = readWorkerSettings({ config: join(PROJECT, 'wrangler.toml') })
  const inProject = ([name, path]: [string, unknown]) => [name, join(PROJECT, String(path))]
  const settings = {
    ...rawConfig,
    alias: Object.fromEntries(Object.entries(rawConfig.alias ?? {}).map(inProject)),
    main: join(PROJECT, 'tests/edge/worker-on-loopback.ts'),
    assets: { ...rawConfig.assets, directory: join(PROJECT, 'dist') },
    vars: { ...rawConfig.vars, ...vars },
    // Several browsers of the tests are one person.
    ratelimits: [],
  }
  const config = join(folder, 'wrangler.json')
  writeFileSync(config, JSON.stringify(settings))
  const worker = await startWorker({
    config,
    dev: {
      server: { hostname: '127.0.0.1', port },
      inspector: false,
      watch: false,
      logLevel: 'none',
      persist: false,
    },
  })
  cleanUp.defer(() => worker.dispose())
  await worker.ready
}
