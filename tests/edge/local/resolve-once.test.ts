import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT } from '../../../edge/settings/project.ts'

/** A project whose packages each have a version of another of their own. */
const FILES = {
  'edge/start.mjs': `
    import own from 'shared'
    import { lodged } from 'lodger'
    import * as here from './deep/../state.mjs'
    import * as again from './state.mjs'
    import data from './data.json' with { type: 'json' }
    import { createRequire } from 'node:module'
    const required = createRequire(import.meta.url)('shared')
    const missing = await import('./missing.mjs').catch(({ code }) => code)
    const unknown = await import('unknown').catch(({ code }) => code)
    console.log(JSON.stringify([own, lodged, required, here === again, data, missing, unknown]))`,
  'edge/state.mjs': 'export const state = {}',
  'edge/data.json': '[1]',
  'node_modules/shared/package.json':
    '{"type":"module","exports":{"import":"./index.js","require":"./index.cjs"}}',
  'node_modules/shared/index.js': `export default 'own'`,
  'node_modules/shared/index.cjs': `module.exports = 'required'`,
  'node_modules/lodger/package.json': '{"type":"module","exports":"./index.js"}',
  'node_modules/lodger/index.js': `export { default as lodged } from 'shared'`,
  'node_modules/lodger/node_modules/shared/package.json': '{"exports":"./index.js"}',
  'node_modules/lodger/node_modules/shared/index.js': `module.exports = 'lodged'`,
}

test('what is asked of Node once is found as Node finds it each time', async () => {
  const project = mkdtempSync(join(tmpdir(), 'clearheight-resolve-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(project, dirname(path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  const hook = join(project, 'edge/local/resolve-once.mjs')
  mkdirSync(dirname(hook))
  copyFileSync(join(PROJECT, 'edge/local/resolve-once.mjs'), hook)
  const start = async (...flags: string[]) => {
    const env = { PATH: process.env.PATH }
    const args = [...flags, join(project, 'edge/start.mjs')]
    return JSON.parse((await promisify(execFile)(process.execPath, args, { env })).stdout)
  }
  const found = await start('--import', pathToFileURL(hook).href)
  expect(found).toEqual([
    'own',
    'lodged',
    'required',
    true,
    [1],
    'ERR_MODULE_NOT_FOUND',
    'ERR_MODULE_NOT_FOUND',
  ])
  expect(found).toEqual(await start())
})
