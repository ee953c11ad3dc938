import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { experimental_readRawConfig as readWorkerSettings } from 'wrangler'
import { PROJECT } from '../../../edge/settings/project.ts'

/** The Worker as a deploy would send it, and the settings it was built with. */
export interface WorkerBuild {
  readonly folder: string
  readonly settings: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Only there where tests ask the Worker in workerd in place of the app on Node. */
    workerBuild: WorkerBuild
  }
}

const PAGE = '<!doctype html><p>The page</p>'

/** Builds the Worker once for all files of the run, as `wrangler deploy` does. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-worker-'))
  const assets = join(folder, 'assets')
  mkdirSync(assets)
  writeFileSync(join(assets, 'index.html'), PAGE)
  const { rawConfig } = readWorkerSettings({ config: join(PROJECT, 'wrangler.toml') })
  const alias = Object.entries(rawConfig.alias ?? {}).map(([name, path]) => [
    name,
    join(PROJECT, String(path)),
  ])
  const settings = join(folder, 'wrangler.json')
  const own = {
    ...rawConfig,
    alias: Object.fromEntries(alias),
    main: join(PROJECT, 'tests/edge/workerd/worker-under-test.ts'),
    assets: { ...rawConfig.assets, directory: assets },
    // Tests have a clock of their own, which the platform's counters do not know.
    ratelimits: [],
  }
  writeFileSync(settings, JSON.stringify(own))
  const build = join(folder, 'build')
  const args = ['deploy', '--dry-run', '--config', settings, '--outdir', build]
  await promisify(execFile)(join(PROJECT, 'node_modules/.bin/wrangler'), args, { cwd: PROJECT })
  project.provide('workerBuild', { folder: build, settings })
  return () => rmSync(folder, { recursive: true })
}
